/** A stage as people get to see it: for everybody (axe), never too wide, and as a picture in shots/. */

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './house'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const VIEWS = {
  desk: { colorScheme: 'light', size: { width: 1440, height: 900 } },
  phone: { colorScheme: 'dark', size: { width: 390, height: 844 } },
} as const

/** Fail if anything is wider than the window. */
export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** What a program finds wrong with a part of the page, by day or at night. */
export async function faultsIn(page: Page, part: string, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(TAGS).analyze()
  return violations.map((each) => `${part} ${colorScheme}: ${each.id} ${each.nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

/** Look at the page, on a desk by day or on a phone at night; then it is as it was. */
export async function looked(page: Page, name: string, on: keyof typeof VIEWS = 'desk'): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(VIEWS[on].size)
  await page.emulateMedia({ colorScheme: VIEWS[on].colorScheme })
  await page.screenshot({ path: `shots/${name}-${on}.png` })
  await fits(page)
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  expect(violations.map((each) => `${name} ${on}: ${each.id} ${each.nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}
