/** Pictures that follow what has changed: money that flies and counts, and nothing that moves for who wants that. */

import type { Page } from '@playwright/test'
import { expect, test } from './house'
import { begun, say, seatedAt } from './tables'

const POSITION =
  'seats: [A, B]\nturn: A\nphase: end\nthrows: 1\ndice: [3, 2]\n' +
  'A: {cash: 634, at: 20, deeds: {16: 2, 18: 2, 19: 3}}\n' +
  'B: {cash: 486, at: 18}\n' +
  'claims: [{guest: B, owner: A, lot: 18, amount: 200}]\n'

/** Write down what flies from now on, and which transforms are animated. */
async function watched(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (node instanceof HTMLElement && node.classList.contains('flight')) seen.push(node.textContent ?? '')
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen.map((text) => text.replaceAll('\u00a0', ' ')))
}

test('rent flies from who pays to who is paid, and both amounts are right at once for who hears them', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: POSITION })
  const page = await seatedAt(browser, house, table, 'Anna', { reducedMotion: 'no-preference' })
  const seen = await watched(page)
  await say(house, table, 'Anna demands rent')
  const cash = page.locator('.player .cash')
  await expect(cash).toHaveText(['M 834', 'M 286'])
  await expect(page.locator('.flight')).toHaveCount(0)
  expect(await seen()).toEqual(['+ M 200'])
  expect(page.problems).toEqual([])
})

test('nothing flies for who wants no motion, here or on the device', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: POSITION })
  const still = await seatedAt(browser, house, table, 'Anna', { reducedMotion: 'reduce' })
  const off = await seatedAt(browser, house, table, 'Ben', { reducedMotion: 'no-preference' })
  await off.evaluate(() => localStorage.setItem('bankhalter.settings', JSON.stringify({ speed: 0 })))
  await off.reload()
  await off.locator('.table').waitFor()
  const watchers = [await watched(still), await watched(off)]
  await say(house, table, 'Anna demands rent')
  for (const page of [still, off]) {
    await expect(page.locator('.player .cash')).toHaveText(['M 834', 'M 286'])
    expect(await page.evaluate(() => document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().duration) > 0).length)).toBe(0)
  }
  expect(await Promise.all(watchers.map((seen) => seen()))).toEqual([[], []])
})
