/** Where things stand so that they can be reached: on phones, in long logs, under sheets. */

import { expect, test } from './house'
import { begun, command, say, seatedAt } from './tables'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const MANY = 'deeds: {1: 0, 5: 0, 6: 0, 11: 0, 12: 0, 14: 0, 16: 0, 21: 0, 24: 0, 26: 0, 28: 0, 31: 0, 34: 0, 37: 0}'
const RICH = `seats: [A, B]\nturn: A\nA: {cash: 900, at: 0, ${MANY}}\nB: {cash: 900, at: 0, deeds: {3: 0, 8: 0, 9: 0, 13: 0, 15: 0, 18: 0, 19: 0, 23: 0, 25: 0, 27: 0, 29: 0, 32: 0, 35: 0, 39: 0}}\n`

test('a deal that is higher than a phone is scrolled to its end', async ({ browser, house }) => {
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'], position: RICH }), 'Anna', PHONE)
  await page.getByRole('button', { name: /^Handeln/ }).click()
  const stage = page.locator('#stage')
  const last = page.getByRole('heading', { name: 'Was der Tausch bewirkt' })
  await stage.hover()
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => stage.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  const dock = await page.locator('.tdock').boundingBox()
  const effects = await last.boundingBox()
  expect((effects?.y ?? 0) + (effects?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0)
  await expect(stage.getByRole('button', { name: /^Goldfinger/ })).toContainText('Goldfinger')
})

test('the log keeps the newest in sight, until somebody scrolls away, and leads back to it', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: RICH })
  const page = await seatedAt(browser, house, table, 'Anna')
  const speak = (text: string) => command(house, table.code, table.keys.Ben ?? '', { do: 'say', seat: 'Ben', text })
  for (let line = 1; line <= 3; line += 1) await speak(`${line} ${'und noch ein Satz '.repeat(10)}`)
  await say(house, table, 'Anna offers Ben lot 1 for lot 3')
  await say(house, table, 'Ben accepts Anna')
  await speak('das Letzte')
  const box = page.locator('.logbox')
  const last = box.getByText('das Letzte')
  await expect(last).toBeInViewport()
  await expect.poll(() => box.evaluate((each) => each.scrollTop)).toBeGreaterThan(0)
  await box.evaluate((each) => each.scrollTo(0, 0))
  const newest = page.getByRole('button', { name: 'Neuestes' })
  await expect(newest).toBeVisible()
  await newest.click()
  await expect(last).toBeInViewport()
  await expect(newest).toHaveCount(0)
  expect(page.problems).toEqual([])
})

test('what is asked while a sheet is open stands in it and can be answered', async ({ browser, house }) => {
  const position = 'seats: [A, B]\nturn: B\nphase: buy\nthrows: 1\ndice: [1, 2]\nA: {cash: 500, at: 0}\nB: {cash: 500, at: 3}\n'
  const table = await begun(house, { friends: ['Ben'], position })
  const page = await seatedAt(browser, house, table, 'Anna', PHONE)
  await page.getByRole('button', { name: 'Besitz' }).click()
  await say(house, table, 'Ben buys')
  await say(house, table, 'Ben takes back 1')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Einverstanden' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(page.problems).toEqual([])
})

test('focus goes on to the next decision, and Escape leaves a question', async ({ browser, house }) => {
  const position = 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 20, deeds: {37: 0}}\nB: {cash: 800, at: 37}\nclaims: [{guest: B, owner: A, lot: 37, amount: 35}]\n'
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'], edition: 'sonic-boom', position }), 'Anna')
  await page.getByRole('button', { name: /^Würfeln/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.locator('#dock')).toBeFocused()
  const throws = await page.getByRole('button', { name: /^Würfeln/ }).boundingBox()
  await page.getByRole('button', { name: /^Miete fordern/ }).click()
  await expect(page.getByRole('button', { name: /^Miete fordern/ })).toHaveCount(0)
  await expect(page.locator('#dock')).toBeFocused()
  expect(throws).not.toBeNull()
})

test('the rows of building stay where they are, and say why one is over', async ({ browser, house }) => {
  const position = 'seats: [A, B]\nturn: A\nphase: end\nthrows: 1\ndice: [1, 2]\nA: {cash: 900, at: 0, deeds: {16: 0, 18: 0, 19: 0}}\nB: {cash: 500, at: 0}\n'
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'], position }), 'Anna')
  await page.getByRole('button', { name: /^Bauen/ }).click()
  const rows = page.locator('.rows li')
  await expect(rows).toHaveCount(3)
  const before = await rows.nth(1).boundingBox()
  await rows.nth(0).getByRole('button').click()
  await expect(rows.nth(0).getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  await expect(rows).toHaveCount(3)
  expect((await rows.nth(1).boundingBox())?.y).toBe(before?.y)
  expect(page.problems).toEqual([])
})
