/** Chances of winning in the replay of a finished game. */

import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './house'
import { begun, say, seatedAt } from './tables'

const POSITION =
  'seats: [A, B]\nturn: A\nphase: throw\n' +
  'A: {cash: 634, at: 20, deeds: {16: 2, 18: 2, 19: 3}}\n' +
  'B: {cash: 486, at: 38}\n'

const CHANCES = { seats: ['Anna', 'Ben'], games: 200, at: [0, 1, 2], shares: [[0.62, 0.38], [0.7, 0.3], [1, 0]] }

const LUCK = {
  done: 1,
  games: 40000,
  breakdowns: [
    { seat: 'Anna', start: 0.62, luck: 0.08, decisions: 0, others: 0.3, outcome: 1, errors: [0.02, 0.02, 0, 0.03], points: [62, 8, 0, 30, 100] },
    { seat: 'Ben', start: 0.38, luck: -0.08, decisions: -0.3, others: 0, outcome: 0, errors: [0.02, 0.02, 0.03, 0], points: [38, -8, -30, 0, 0] },
  ],
  lucky: [{ at: 1, seat: 'Anna', chance: true, shares: [0.08, -0.08], errors: [0.02, 0.02], left: '' }],
  unlucky: [],
  best: [],
  worst: [
    { at: 2, seat: 'Ben', chance: false, shares: [0.3, -0.3], errors: [0.03, 0.03], left: '' },
    { at: 0, seat: 'Ben', chance: false, shares: [0.05, -0.05], errors: [0.01, 0.01], left: 'build' },
  ],
}

const BUSY = { status: 429, reason: 'busy', sentence: 'Gleich ist wieder Platz.', rules: [], wait: 1000 }

test('a finished game tells what was luck and leads to what stands out', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: POSITION })
  await say(house, table, 'Anna throws')
  await say(house, table, 'Ben gives up')
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.route('**/chances', (route) => route.fulfill({ json: CHANCES }))
  let asked = 0
  await page.route('**/luck', async (route) => {
    asked += 1
    if (asked === 1) return route.fulfill({ status: 429, json: BUSY })
    await route.fulfill({ json: asked < 4 ? { ...LUCK, done: asked / 4, breakdowns: [], lucky: [], worst: [] } : LUCK })
  })
  await page.goto(`${house.url}/replay/${table.code}`)
  const luck = page.getByRole('region', { name: 'Glück und Entscheidungen' })
  await expect(luck.getByRole('progressbar')).toBeVisible()
  await expect(luck.getByRole('row')).toHaveText([/Anna.*Ben/, /Beginn.*62.*38/, /Glück.*\+8 ±4.*−8 ±4/, /Eigene.*0.*−30 ±6/, /anderen.*\+30 ±6.*0/, /Ausgang.*100.*0/])
  const worst = luck.getByRole('listitem')
  await expect(worst.filter({ hasText: 'Ben gibt auf' })).toContainText('−30 ±6')
  await expect(worst.filter({ hasText: 'Ben baute vor diesem Wurf nicht' })).toContainText('−5 ±2')
  await expect(worst.filter({ hasText: 'Keine, die sich mit Sicherheit nennen ließe' })).toHaveCount(2)
  expect((await new AxeBuilder({ page }).analyze()).violations.map((each) => each.id)).toEqual([])
  await worst.filter({ hasText: 'Anna würfelt' }).getByRole('button').click()
  await expect(page).toHaveURL(/at=1$/)
  expect(page.problems).toEqual([])
})

test('a finished game shows how its chances of winning went, as areas and as a table', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: POSITION })
  await say(house, table, 'Anna throws')
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.goto(`${house.url}/replay/${table.code}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.getByRole('figure', { name: 'Gewinnchance' })).toHaveCount(0) // advice, as long as the game goes on
  await say(house, table, 'Ben gives up')
  await page.route('**/luck', (route) => route.fulfill({ json: LUCK }))
  let room = (): void => undefined
  const free = new Promise<void>((resolve) => (room = resolve))
  let asked = 0
  await page.route('**/chances', async (route) => {
    asked += 1
    if (asked === 1) return route.fulfill({ status: 429, json: BUSY })
    await free
    await route.fulfill({ json: CHANCES }) // which are worked out is tried elsewhere
  })
  await page.reload()
  const chances = page.getByRole('figure', { name: 'Gewinnchance' })
  await expect(chances).toContainText('Gleich ist wieder Platz.')
  room()
  await expect(chances.locator('.legend li')).toHaveText([/Anna 100.%$/, /Ben 0.%$/])
  await expect(chances.locator('path')).toHaveCount(2)
  await expect(chances).toContainText('200 Mal')
  await expect(chances).toContainText(/Die Chance von Anna steigt von 70.% auf 100.%/)
  expect((await new AxeBuilder({ page }).analyze()).violations.map((each) => each.id)).toEqual([])
  await page.keyboard.press('Home') // it is asked for once, not at every moment
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
  await expect(page.getByRole('figure', { name: 'Gewinnchance' })).toContainText('nur für Spiele ohne vereinbarte Zeit')
  await expect(page.getByText('Glück und Entscheidungen')).toHaveCount(0)
})

test('another language changes only the words of a replay: it keeps its place, its pace and its list', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: POSITION })
  await say(house, table, 'Anna throws')
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.goto(`${house.url}/replay/${table.code}?at=0`)
  await page.getByRole('button', { name: 'Als Tabelle' }).click()
  await page.getByText('4×', { exact: true }).click()
  const board = await page.locator('svg.board').elementHandle()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'As curves' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('radio', { name: '4×' })).toBeChecked()
  await expect(page.locator('.where')).toContainText('Turn 1')
  expect(await board?.evaluate((element) => element.isConnected)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/at=1$/)
  await expect(page.locator('.story')).toContainText('Anna throws')
  const link = page.getByRole('button', { name: 'Link to here' })
  const before = await link.boundingBox()
  await link.click()
  await expect(page.locator('.story [role="status"]')).not.toBeEmpty()
  expect(await link.boundingBox()).toEqual(before) // nothing moves under the finger
  expect(page.problems).toEqual([])
})
