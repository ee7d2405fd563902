/** Chances of winning in the replay of a finished game. */

import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './house'
import { begun, say, seatedAt } from './tables'

const POSITION =
  'seats: [A, B]\nturn: A\nphase: throw\n' +
  'A: {cash: 634, at: 20, deeds: {16: 2, 18: 2, 19: 3}}\n' +
  'B: {cash: 486, at: 38}\n'

const CHANCES = { seats: ['Anna', 'Ben'], games: 200, at: [0, 1, 2], shares: [[0.62, 0.38], [0.7, 0.3], [1, 0]] }

test('a finished game shows how its chances of winning went, as areas and as a table', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: POSITION })
  await say(house, table, 'Anna throws')
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.goto(`${house.url}/replay/${table.code}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('.chances')).toHaveCount(0) // advice, as long as the game goes on
  await say(house, table, 'Ben gives up')
  await page.route('**/chances', (route) => route.fulfill({ json: CHANCES })) // which are worked out is tried elsewhere
  await page.reload()
  const chances = page.locator('.chances')
  await expect(chances.locator('.legend li')).toHaveText([/Anna 100.%$/, /Ben 0.%$/])
  await expect(chances.locator('path')).toHaveCount(2)
  await expect(chances).toContainText('200 Mal')
  await expect(chances).toContainText(/Die Chance von Anna steigt von 70.% auf 100.%/)
  expect((await new AxeBuilder({ page }).analyze()).violations.map((each) => each.id)).toEqual([])
  await page.keyboard.press('t')
  const rows = chances.getByRole('row')
  await expect(rows.last()).toContainText(/100.%/)
  expect((await new AxeBuilder({ page }).analyze()).violations.map((each) => each.id)).toEqual([])
  expect(page.problems).toEqual([])
})

test('a game for an agreed time has none, and says so', async ({ browser, house }) => {
  const table = await begun(house, { edition: 'banking', friends: ['Ben'], options: { minutes: 60 } })
  await say(house, table, 'Ben gives up')
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.goto(`${house.url}/replay/${table.code}`)
  await expect(page.locator('.chances')).toContainText('nur für Spiele ohne vereinbarte Zeit')
})
