/** How a decision is pressed: with the keyboard alone, or with the thumb on a phone. */

import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { expect } from './house'

const MOST_TABS = 20 // presses of Tab in which what is asked for must be reached
const SOON = 2000 // ms
const THUMB = 44 // px that a thumb needs each way

export interface Hand {
  name: string
  context: BrowserContextOptions
  scheme: 'light' | 'dark'
  press: (page: Page, name: RegExp) => Promise<void>
  /** Choose the square at this place of the list of those that can be chosen. */
  choose: (page: Page, at: number) => Promise<void>
}

/** The button called so, once it can be pressed. */
function button(page: Page, name: RegExp): Locator {
  return page.locator('.dock button:visible, #stage button:visible, .nav button:visible').and(page.getByRole('button', { name, disabled: false })).first()
}

/** What the focused element is called. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: at } = document
    return at instanceof HTMLElement && at !== document.body ? (at.getAttribute('aria-label') ?? at.innerText ?? '').trim() : ''
  })
}

/** Go on by Tab from where the focus is until something called so has it. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const passed: string[] = []
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab')
    const at = typeof name === 'string' ? await page.evaluate(() => document.activeElement?.localName ?? '') : await focused(page)
    if (typeof name === 'string' ? at === name : name.test(at)) return
    passed.push(at)
  }
  throw new Error(`${String(name)} is not reached by Tab, only: ${passed.join(' | ')}`)
}

export const KEYBOARD: Hand = {
  name: 'the keyboard alone',
  context: { viewport: { width: 1440, height: 900 } },
  scheme: 'dark',
  async press(page, name) {
    await button(page, name).waitFor()
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  },
  async choose(page, at) {
    await tabTo(page, 'select')
    for (let press = 0; press < at; press += 1) await page.keyboard.press('ArrowDown')
  },
}

const SEEN = 450 // ms

export const THUMBS: Hand = {
  name: 'a thumb on a phone',
  context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  scheme: 'light',
  async press(page, name) {
    await expect(async () => {
      const box = await button(page, name).boundingBox({ timeout: SOON })
      expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0)), `how large ${String(name)} is`).toBeGreaterThanOrEqual(THUMB)
      await page.waitForTimeout(SEEN) // a thumb taps what it has seen, and what has just come takes no tap
      await button(page, name).tap({ timeout: SOON })
    }).toPass({ timeout: 10_000 })
  },
  async choose(page, at) {
    const select = page.locator('.dock select')
    expect((await select.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(THUMB)
    await select.selectOption({ index: at })
  },
}
