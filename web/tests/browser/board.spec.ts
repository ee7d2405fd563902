/** The board is one widget for the keyboard, and every square says what it is. */

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './harness/harness'

async function board(page: Page, harness: string, size: number): Promise<void> {
  await page.goto(`${harness}board.html`)
  await page.waitForSelector('body[data-ready]', { state: 'attached' })
  await page.evaluate((side) => window.show({ edition: 'bond-007', lang: 'de', size: side, family: 'system-ui', state: 'owned' }), size)
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? null)

for (const size of [868, 288]) {
  test(`a board of ${size} px is reached by one tab and walked by arrows`, async ({ page, harness }) => {
    await board(page, harness, size)
    await expect(page.getByRole('listitem')).toHaveCount(40)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('0')
    for (const [key, square] of [['ArrowLeft', '1'], ['ArrowLeft', '2'], ['ArrowUp', '28'], ['PageUp', '20'], ['ArrowRight', '21'], ['End', '30'], ['Home', '0']] as const) {
      await page.keyboard.press(key)
      expect(await focused(page), key).toBe(square)
    }
    await page.keyboard.press('PageUp')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => window.told)).toEqual(['open 20', 'choose 21'])
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBeNull()
  })
}

test('a tap opens a square, or chooses it', async ({ page, harness }) => {
  await board(page, harness, 868)
  await page.getByRole('button', { name: 'Feld 18: Der Spion, der mich liebte, gehört' }).click()
  await page.getByRole('button', { name: 'Feld 21: In tödlicher Mission' }).click()
  expect(await page.evaluate(() => window.told)).toEqual(['open 18', 'choose 21'])
})

test('a square that comes under a mouse at rest is not looked at, one that it moves to is', async ({ page, harness }) => {
  await board(page, harness, 868)
  const square = page.locator('[data-square="18"]')
  const { x, y, width, height } = (await square.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const shown = () => page.evaluate(() => window.show({ edition: 'bond-007', lang: 'de', size: 868, family: 'system-ui', state: 'owned' }))
  await page.mouse.move(x + width / 2, y + height / 2)
  await expect.poll(() => page.evaluate(() => window.looked)).toEqual([18])
  await shown() // anew, as when a deal has stood in its place
  await page.waitForTimeout(700) // twice as long as a look takes
  expect(await page.evaluate(() => window.looked)).toEqual([])
  await page.mouse.move(x + width / 2 + 3, y + height / 2)
  await expect.poll(() => page.evaluate(() => window.looked)).toEqual([18])
})

test('a small map is one picture', async ({ page, harness }) => {
  await board(page, harness, 228)
  await expect(page.getByRole('img', { name: 'Spielplan, 40 Felder' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('squares are large enough to be hit on the smallest screen', async ({ page, harness }) => {
  await board(page, harness, 288)
  const sides = await page.locator('[data-square] .tp').evaluateAll((all) => all.map((each) => Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height)))
  expect(Math.min(...sides)).toBeGreaterThan(23) // 24.3 px with the line between two
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing of the board is out of reach, ${colorScheme}`, async ({ page, harness }) => {
    await page.emulateMedia({ colorScheme })
    await board(page, harness, 868)
    const { violations } = await new AxeBuilder({ page }).include('.stage').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual([])
  })
}
