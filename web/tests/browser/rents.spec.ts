import { expect, test } from './house'
import { fits, looked } from './pictures'
import { begun, rowOf, say, seatedAt } from './tables'

/** Ben has landed on two lots of Anna's in one turn, after doubles; Cem is next. */
const TWICE =
  'seats: [A, B, C]\nturn: B\nphase: end\nthrows: 2\ndice: [1, 2]\nA: {cash: 500, at: 20, deeds: {6: 0, 9: 2}}\nB: {cash: 800, at: 9}\nC: {cash: 500, at: 0}\n' +
  'claims: [{guest: B, owner: A, lot: 9, amount: 50}, {guest: B, owner: A, lot: 6, amount: 2}]\n'

test('several rents of mine: the largest on top, all demanded by one press, and everybody sees what it is to them', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben', 'Cem'], edition: 'bond-007', position: TWICE, grace: 60 })
  const anna = await seatedAt(browser, house, table, 'Anna')
  const [ben, cem] = [await seatedAt(browser, house, table, 'Ben'), await seatedAt(browser, house, table, 'Cem')]
  await expect(anna.locator('.slip .value')).toHaveText([/50/, /2/])
  await expect(anna.locator('.slip').first()).toContainText('Verfällt, sobald Cem würfelt.')
  await expect(anna.getByRole('timer')).toHaveCount(0) // Ben has not ended his turn
  await say(house, table, 'Ben ends turn')
  await expect(anna.locator('.slip').getByRole('timer')).toHaveText([/Der Wurf wartet noch \d+ s\./])
  await expect(cem.locator('.slip').first()).toContainText('Verfällt, sobald Sie würfeln.')
  await looked(anna, 'rents')
  await looked(anna, 'rents', 'phone')
  await looked(cem, 'rents-thrower', 'phone')
  for (const width of [320, 390]) {
    await anna.setViewportSize({ width, height: width === 320 ? 568 : 844 })
    await fits(anna)
    await expect(anna.getByRole('button', { name: /^Beide fordern, M.52/ })).toBeInViewport({ ratio: 1 })
    if (width > 320) await expect(anna.getByRole('button', { name: 'Auf beide verzichten' })).toBeInViewport({ ratio: 1 })
    await anna.screenshot({ path: `shots/rents-${width}.png` })
  }
  await cem.setViewportSize({ width: 390, height: 844 })
  await anna.getByRole('button', { name: /^Beide fordern, M.52/ }).click()
  await expect(rowOf(ben, 'Ben')).toContainText('748')
  await expect(anna.locator('.slip.paid .value')).toHaveText([/^\+\sM\s50/, /^\+\sM\s2/])
  await expect(ben.locator('.slip.paid .value')).toHaveText([/^−\sM\s50/, /^−\sM\s2/])
  await expect(ben.locator('.slip.paid .value.neg')).toHaveCount(2)
  await ben.screenshot({ path: 'shots/rents-paid.png' })
  await expect(cem.locator('.slip.paid')).toHaveCount(2)
  await expect(cem.locator('.slip.paid').first()).toBeHidden() // the log tells it
  expect([...anna.problems, ...ben.problems, ...cem.problems]).toEqual([])
})

test('who lets several rents be does so once, and then nobody waits for them', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben', 'Cem'], edition: 'bond-007', position: TWICE, grace: 60 })
  const anna = await seatedAt(browser, house, table, 'Anna')
  await say(house, table, 'Ben ends turn')
  await expect(anna.locator('.slip').getByRole('timer')).toHaveCount(1)
  await anna.getByRole('button', { name: 'Auf beide verzichten' }).click()
  await expect(anna.locator('.dock')).toContainText('Niemand wartet darauf.')
  await expect(anna.locator('.slip').getByRole('timer')).toHaveCount(0)
  await say(house, table, 'Cem throws')
  expect(anna.problems).toEqual([])
})
