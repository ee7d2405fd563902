/** Who taps on and on is heard within a second, sees what is not ready yet, and buys nothing that was not seen. */

import type { Page } from '@playwright/test'
import { expect, test } from './house'
import { begun, seatedAt } from './tables'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const LANDED = 'seats: [A, B]\nturn: A\nphase: buy\nthrows: 1\ndice: [1, 2]\nA: {cash: 500, at: 3}\nB: {cash: 500, at: 0}\n'
const SEEN = 350 // ms
const SOON = 1000 // ms within which a tap counts
const SLACK = 700 // ms for what a slow machine does in between

/** Tap one place every so many ms, until a button has come and gone again; returns for how long each stood there. */
async function hammer(page: Page, x: number, y: number, every: number, until: RegExp): Promise<Record<string, number>> {
  await page.evaluate(() => {
    const stood: Record<string, number> = {}
    const since: Record<string, number> = {}
    const look = (): void => {
      for (const button of document.querySelectorAll<HTMLElement>('.dock .main .btn')) {
        const name = button.innerText.trim()
        since[name] ??= performance.now()
        stood[name] = performance.now() - since[name]
      }
      requestAnimationFrame(look)
    }
    Object.assign(globalThis, { stood })
    look()
  })
  const message = page.locator('.messagebox p[role="status"]')
  for (let taps = 0; taps < 40 && !until.test((await message.textContent()) ?? ''); taps += 1) {
    await page.touchscreen.tap(x, y)
    await page.waitForTimeout(every)
  }
  return page.evaluate(() => (globalThis as unknown as { stood: Record<string, number> }).stood)
}

for (const every of [200, 300]) {
  test(`tapping every ${every} ms buys and ends the turn, each within a second`, async ({ browser, house }) => {
    const table = await begun(house, { friends: ['Ben'], position: LANDED })
    const page = await seatedAt(browser, house, table, 'Anna', PHONE)
    const buy = page.locator('.dock').getByRole('button', { name: /^Kaufen/ })
    await buy.waitFor()
    const box = await buy.boundingBox()
    if (!box) throw new Error('no button')
    const stood = await hammer(page, box.x + box.width / 2, box.y + box.height / 2, every, /Ben ist am Zug/)
    const all = Object.entries(stood)
    expect(all.map(([name]) => name).join(', ')).toMatch(/Kaufen.*Zug beenden/)
    for (const [name, ms] of all.filter(([name]) => /^(Kaufen|Zug beenden)/.test(name))) expect(ms, name).toBeLessThan(SOON + SLACK)
    expect(page.problems).toEqual([])
  })
}

test('a button that takes no tap yet looks so and stands where it will be', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: LANDED })
  const page = await seatedAt(browser, house, table, 'Anna', PHONE)
  const buy = page.locator('.dock').getByRole('button', { name: /^Kaufen/ })
  const ends = page.locator('.dock').getByRole('button', { name: /^Zug beenden/ })
  await buy.waitFor()
  await page.waitForTimeout(SEEN + 100)
  await page.evaluate(() => {
    const seen: { fresh: boolean; ground: string; box: string }[] = []
    Object.assign(globalThis, { seen })
    const look = (): void => {
      const button = [...document.querySelectorAll<HTMLElement>('.dock .btn')].find((each) => each.innerText.startsWith('Zug beenden'))
      if (button) seen.push({ fresh: button.hasAttribute('data-fresh'), ground: getComputedStyle(button).backgroundColor, box: JSON.stringify(button.getBoundingClientRect()) })
      requestAnimationFrame(look)
    }
    look()
  })
  await buy.tap()
  await ends.and(page.locator(':not([data-fresh])')).waitFor()
  await page.waitForTimeout(100)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { fresh: boolean; ground: string; box: string }[] }).seen)
  const [fresh, ripe] = [seen.filter((each) => each.fresh), seen.filter((each) => !each.fresh)]
  expect(fresh.length).toBeGreaterThan(0)
  expect(ripe.length).toBeGreaterThan(0)
  const last = fresh.at(-1)
  expect(last?.ground).not.toBe(ripe[0]?.ground)
  expect(last?.box).toBe(ripe[0]?.box)
})
