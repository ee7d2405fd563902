import { expect, test } from './house'
import { looked } from './pictures'
import { begun, say, seatedAt } from './tables'

/** What stands still, whatever happens. */

test('a message moves neither the players nor the log, and covers no player', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 0}\nB: {cash: 500, at: 0}\n' })
  const page = await seatedAt(browser, house, table, 'Anna')
  const where = () => page.evaluate(() => ['.player:last-child', '.logbox'].map((at) => Math.round(document.querySelector(at)?.getBoundingClientRect().top ?? 0)))
  await expect(page.locator('.player')).toHaveCount(2)
  const before = await where()
  await page.getByRole('button', { name: 'Bauen' }).click({ force: true })
  const message = page.getByRole('alert')
  await expect(message).toBeVisible()
  expect(await where()).toEqual(before)
  const [box, row] = await Promise.all([message.boundingBox(), page.locator('.player').last().boundingBox()])
  expect(box!.y).toBeGreaterThanOrEqual(row!.y + row!.height)
  await looked(page, 'steady-message')
  await page.getByRole('button', { name: 'Meldung schließen' }).click()
  await say(house, table, 'Anna throws')
  await expect(page.locator('.now h1')).not.toHaveText('Sie sind am Zug')
  expect(await where()).toEqual(before)
  expect(page.problems).toEqual([])
})

test('who is out is told so where the decisions stood, while the others play on', async ({ browser, house }) => {
  const position = 'seats: [A, B, C]\nturn: A\nphase: end\nthrows: 1\ndice: [1, 2]\nA: {cash: 10, at: 38}\nB: {cash: 500, at: 0}\nC: {cash: 500, at: 0}\ndebts: [{debtor: A, creditor: B, amount: 500, status: awaited}]\n'
  const table = await begun(house, { friends: ['Ben', 'Cem'], position })
  await say(house, table, 'Anna is bankrupt')
  const page = await seatedAt(browser, house, table, 'Anna')
  await expect(page.locator('.dock')).toContainText('Sie sind bankrott: Platz 3 von 3. Alles ging an Ben.')
  await expect(page.locator('.dock')).toContainText('Sie können zuschauen.')
  await looked(page, 'steady-out', 'phone')
  await page.getByRole('link', { name: 'Neues Spiel in der Lobby' }).click()
  await expect(page).toHaveURL(`${house.url}/`)
  expect(page.problems).toEqual([])
})
