import { expect, test } from './house'
import { looked } from './pictures'
import { begun, say, seatedAt } from './tables'

/** Once no person plays any more, nobody has to wait for what bots do. */

const OWES = 'phase: end\nthrows: 1\ndice: [1, 2]\ndebts: [{debtor: A, creditor: B, amount: 500, status: awaited}]\n'
/** C cannot last long. */
const LATE = `seats: [A, B, C]\nturn: A\nA: {cash: 10, at: 38}\nB: {cash: 900, deeds: {37: 4, 39: 4, 31: 4, 32: 4, 34: 4, 5: 0, 15: 0}}\nC: {cash: 90, at: 0, deeds: {1: 0}}\n${OWES}`
/** Two who own next to nothing play for ever. */
const LONG = `seats: [A, B, C]\nturn: A\nA: {cash: 10, at: 38}\nB: {cash: 9000000, at: 0}\nC: {cash: 9000000, at: 0}\n${OWES}`

test('whoever is out lets the bots play to the end by one press', async ({ browser, house }) => {
  const table = await begun(house, { bots: 2, position: LATE, pace: 'normal' })
  const page = await seatedAt(browser, house, table, 'Anna')
  const rush = page.getByRole('button', { name: 'Bots zu Ende spielen lassen' })
  await expect(page.locator('.dock')).toBeVisible()
  await expect(rush).toHaveCount(0)
  await say(house, table, 'Anna is bankrupt')
  await expect(page.locator('.dock')).toContainText('Nur noch Bots spielen, jetzt schneller.')
  await looked(page, 'rush-offered')
  await rush.click()
  await expect(page.locator('#stage')).toContainText('Bert hat gewonnen', { timeout: 15_000 })
  const rows = page.locator('#stage ol li')
  await expect(rows).toHaveCount(3)
  await expect(rows.last()).toContainText('Anna')
  expect(page.problems).toEqual([])
})

test('the bots are stopped in their rush by another press', async ({ browser, house }) => {
  const table = await begun(house, { bots: 2, position: LONG, pace: 'normal' })
  await say(house, table, 'Anna is bankrupt')
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.getByRole('button', { name: 'Bots zu Ende spielen lassen' }).click()
  await expect(page.locator('.dock')).toContainText(/Runde \d\d, noch 2 im Spiel/, { timeout: 20_000 })
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect(page.getByRole('link', { name: 'Zur Lobby', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zurücknehmen' })).toHaveCount(0) // who is out takes nothing back
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Wieder in ihrem Tempo' }).click()
  await expect(page.getByRole('button', { name: 'Bots zu Ende spielen lassen' })).toBeVisible()
  await looked(page, 'rush-off', 'phone')
  await expect(page.locator('.dock')).toContainText('Nur noch Bots spielen, jetzt schneller.')
  expect(page.problems).toEqual([])
})

test('whoever only watches is not offered it', async ({ browser, house }) => {
  const table = await begun(house, { bots: 2, position: LONG, pace: 'normal' })
  await say(house, table, 'Anna is bankrupt')
  const [anna, watcher] = [await seatedAt(browser, house, table, 'Anna'), await seatedAt(browser, house, table, null)]
  await expect(anna.getByRole('button', { name: 'Bots zu Ende spielen lassen' })).toBeVisible()
  await expect(watcher.locator('.player').first()).toBeVisible()
  await expect(watcher.getByRole('button', { name: 'Bots zu Ende spielen lassen' })).toHaveCount(0)
})
