/** Everybody's wealth over the game so far, beside one's own cash. */

import { expect, test } from './house'
import { begun, say, seatedAt } from './tables'

test('the wealth of all is drawn from the beginning of the game on, also for who comes later', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: 'seats: [A, B]\nturn: A\nphase: throw\nA: {cash: 634, at: 20}\nB: {cash: 486, at: 18}\n' })
  await say(house, table, 'Anna throws')
  const page = await seatedAt(browser, house, table, 'Anna')
  const spark = page.getByRole('img', { name: /^Vermögen im Lauf des Spiels, zuletzt: Anna M.\d+, Ben M.486$/ })
  await expect(spark).toBeVisible()
  await expect(spark.locator('path')).toHaveCount(2)
  await page.setViewportSize({ width: 1300, height: 800 })
  await expect(spark).toBeHidden()
  expect(page.problems).toEqual([])
})
