/** What a phone has hardly room for: the row of seats, and the squares around. */

import { expect, test } from './house'
import { begun, seatedAt } from './tables'

const WIDTHS = [320, 360, 390, 430]
const THUMB = 44 // px
const PEOPLE = ['Anna', 'Benjamin', 'Cem', 'Dorothea', 'Emil', 'Friederike']
const CASH = { banking: ['15250K', '12340K', '15750K', '11450K', '10620K', '13750K'], 'classic-us': ['11234', '12345', '1987', '2500', '10502', '12022'] }

for (const [edition, cash] of Object.entries(CASH)) {
  for (const count of [3, 4, 6]) {
    test(`${edition}: the whole amounts of ${count} seats stand side by side`, async ({ browser, house }) => {
      const letters = [...'ABCDEF'].slice(0, count)
      const position = `seats: [${letters.join(', ')}]\nturn: A\n${letters.map((seat, at) => `${seat}: {cash: ${cash[at]}}\n`).join('')}`
      const table = await begun(house, { edition, position, friends: PEOPLE.slice(1, count) })
      const page = await seatedAt(browser, house, table, 'Anna', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
      const row = page.getByRole('list', { name: 'Mitspielende' })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        const amounts = await row.locator('b').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
        const ends = [...amounts.slice(1).map(({ left }) => left), width]
        expect(amounts).toHaveLength(count)
        for (const [at, { right }] of amounts.entries()) expect(right, `amount ${at + 1} at ${width} px`).toBeLessThanOrEqual(ends[at] ?? 0)
        expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth), `${width} px`).toBeLessThanOrEqual(0)
      }
      expect(page.problems).toEqual([])
    })
  }
}

test('every square around is as wide as a thumb', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'] })
  const page = await seatedAt(browser, house, table, 'Anna', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const squares = page.locator('.ribbon button')
  await expect(squares).toHaveCount(5)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const widths = await squares.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
    expect(Math.min(...widths), `${width} px`).toBeGreaterThanOrEqual(THUMB)
  }
})

test('both sides of a deal are in sight while it is made up, with what is in them', async ({ browser, house }) => {
  const lots = [1, 3, 6, 8, 12, 14, 16, 19, 21, 23, 26, 27].map((square) => `${square}: 0`).join(', ')
  const position = `seats: [A, B]\nturn: A\nA: {cash: 900, deeds: {${lots}}}\nB: {cash: 800, deeds: {5: 0, 15: 0}}\n`
  const table = await begun(house, { friends: ['Ben'], position })
  const page = await seatedAt(browser, house, table, 'Anna', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.locator('.nav').getByRole('button', { name: /^Handeln/ }).click()
  const [give, want] = [/^Sie geben/, /^Sie bekommen/].map((name) => page.locator('.sides').getByRole('button', { name }))
  if (!give || !want) throw new Error('no sides')
  const deed = (name: RegExp) => page.locator('.pool').getByRole('button', { name }).and(page.locator(':visible'))
  await deed(/Goldfinger/).click()
  await expect(give).toContainText('1 Karte')
  await expect(want).toContainText('nichts')
  await want.click()
  await expect(deed(/Goldfinger/)).toHaveCount(0)
  await deed(/Aston Martin DB5/).click()
  await page.locator('.cash .btn:visible', { hasText: '+100' }).click()
  await expect(want).toContainText('M 100 + 1 Karte')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await page.locator('.tdock').scrollIntoViewIfNeeded()
    for (const side of [give, want]) {
      await expect(side, `${width} px`).toBeInViewport({ ratio: 0.99 })
      expect((await side.boundingBox())?.height).toBeGreaterThanOrEqual(THUMB)
    }
  }
  expect(page.problems).toEqual([])
})
