/** Tables with a clock: more time can be taken for a move and in an auction; tables without one show nothing of it. */

import { expect, test } from './house'
import { begun, say, seatedAt } from './tables'

const POSITION = 'seats: [A, B]\nturn: A\nphase: throw\nA: {cash: 634, at: 20}\nB: {cash: 486, at: 18}\n'
const BUYS = 'seats: [A, B]\nturn: A\nphase: buy\nthrows: 1\ndice: [3, 2]\nA: {cash: 634, at: 26}\nB: {cash: 486, at: 18}\n'

test('more time is taken for a move, ten times, and then says that there is no more', async ({ browser, house }) => {
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'], position: POSITION, profile: 'relaxed' }), 'Anna')
  for (let left = 10; left > 0; left -= 1) await page.getByRole('button', { name: `Mehr Zeit, noch ${left} Mal` }).click()
  const none = page.getByRole('button', { name: 'Mehr Zeit, noch 0 Mal' })
  await expect(none).toHaveAttribute('aria-disabled', 'true')
  await none.click({ force: true })
  await expect(page.getByRole('alert')).toContainText('zehn Mal')
  await expect(page.locator('.logbox')).toContainText('Anna nimmt sich mehr Zeit.')
  await expect(page.getByRole('timer').first()).toHaveText(/^\s*1[67]:\d\d$/) // 10 minutes, and ten times 45 seconds
  expect(page.problems).toEqual([])
})

test('on a phone, too, and the time that is left stands once, with the seat', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: POSITION, profile: 'relaxed' })
  const page = await seatedAt(browser, house, table, 'Anna', { viewport: { width: 360, height: 740 } })
  await expect(page.getByRole('timer')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Mitspielende' }).getByRole('timer')).toHaveText(/^\s*(9|10):\d\d$/)
  const box = await page.getByRole('button', { name: 'Mehr Zeit, noch 10 Mal' }).boundingBox()
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(44)
})

test('in an auction whoever has not passed takes more time, and it begins anew', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: BUYS, profile: 'relaxed' })
  const page = await seatedAt(browser, house, table, 'Ben')
  await say(house, table, 'Anna declines')
  const stage = page.getByRole('dialog')
  await stage.getByRole('button', { name: 'Mehr Zeit, noch 10 Mal' }).click()
  await expect(stage.getByRole('button', { name: 'Mehr Zeit, noch 9 Mal' })).toBeVisible()
  await say(house, table, 'Ben passes')
  await expect(stage.getByRole('button', { name: /^Mehr Zeit/ })).toHaveCount(0)
})

test('without a clock there is no word of time', async ({ browser, house }) => {
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'], position: POSITION }), 'Anna')
  await expect(page.getByRole('button', { name: /^Würfeln/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mehr Zeit/ })).toHaveCount(0)
})
