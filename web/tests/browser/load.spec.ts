/** What a first look costs: nothing moves under the eyes of who waits, and little travels. */

import type { Page } from '@playwright/test'
import { expect, test } from './house'
import { begun } from './tables'

const POSITION =
  'seats: [A, B]\nturn: A\nphase: end\nthrows: 1\ndice: [3, 2]\n' +
  'A: {cash: 634, at: 20, deeds: {16: 2, 18: 2, 19: 3, 24: 0, 5: 0, 25: 0}}\n' +
  'B: {cash: 218, at: 38, deeds: {6: 4, 8: 4, 9: hotel, 12: 0, 13: 0, 31: 0}}\n'
const STILL = 0.01 // layout shift that nobody sees
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Note all that moves without being touched. */
async function watched(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Wait until all has come and has been drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  })
}

for (const viewport of SIZES) {
  test(`nothing jumps while a screen comes, ${viewport.width} wide`, async ({ browser, house }) => {
    const table = await begun(house, { friends: ['Ben'], position: POSITION })
    const screens = [
      ['/', 'h2:visible'],
      [`/t/${table.code}`, '.table .dock'],
      [`/replay/${table.code}`, '.transport'],
    ] as const
    const known = JSON.stringify([{ code: table.code, token: table.keys.Anna, edition: '', seen: 1 }])
    for (const [path, there] of screens) {
      const page = await (await browser.newContext({ locale: 'de-DE', viewport })).newPage()
      await page.addInitScript((kept) => localStorage.setItem('bankhalter.tables', kept), known)
      await watched(page)
      await page.goto(house.url + path)
      await page.locator(there).first().waitFor()
      await settled(page)
      const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0))
      expect([path, moved < STILL ? 'still' : moved]).toEqual([path, 'still'])
      await page.context().close()
    }
  })
}

test('a table comes with less than 250 kB, the font and the signs among them', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: POSITION })
  const page = await browser.newPage()
  const came = await page.goto(`${house.url}/t/${table.code}`)
  await page.locator('.table').waitFor()
  await settled(page)
  const named = [...(came?.headers()['link'] ?? '').matchAll(/<([^>]+)>/g)].map((match) => house.url + match[1])
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map((each) => each.name))
  expect(named.map((each) => fetched.filter((name) => name === each).length)).toEqual([1, 1, 1, 1]) // script, style and font of a table, and the words, none twice
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, each) => sum + (each as PerformanceResourceTiming).encodedBodySize,
      0,
    ),
  )
  expect(bytes).toBeLessThan(250_000)
  await page.close()
})

test('an address that is none says so and leads home', async ({ browser, house }) => {
  const page = await browser.newPage({ locale: 'de-DE' })
  for (const path of ['/t/%zz', '/t/%C3%28', '/t/a%2Fb', '/replay/%zz', '/rules/%zz', '/reader/%ff', '/t/a/b', '/nowhere']) {
    await page.goto(house.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht.')
    await page.getByRole('link', { name: 'Zur Lobby' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neuer Tisch')
  }
  await page.close()
})
