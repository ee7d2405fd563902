import { expect, test } from './house'
import { begun, say, seatedAt } from './tables'

/** What others do while I wait: it can be skipped, and is told when my turn has come. */

const BUYS = 'seats: [A, B]\nturn: B\nphase: buy\nthrows: 1\ndice: [1, 2]\nA: {cash: 500, at: 0, deeds: {5: 0}}\nB: {cash: 500, at: 3}\n'

test('since my last turn, others have bought: it is told until I do something, also after loading anew', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: BUYS })
  const anna = await seatedAt(browser, house, table, 'Anna')
  const digest = anna.getByRole('region', { name: 'Seit Ihrem letzten Zug' })
  await say(house, table, 'Anna mortgages 5')
  await say(house, table, 'Ben buys')
  await expect(anna.locator('.logbox')).toContainText('Ben kauft')
  await expect(digest).toHaveCount(0)
  await say(house, table, 'Ben ends turn')
  await expect(digest).toContainText(/^Seit Ihrem letzten Zug\s*Ben kauft .*Liebesgrüße aus Moskau/)
  await anna.reload()
  await expect(digest).toContainText('Ben kauft')
  await expect(anna.getByRole('status').filter({ hasText: 'Seit Ihrem letzten Zug' })).toHaveText(/^Seit Ihrem letzten Zug\. Ben kauft/)
  await anna.getByRole('button', { name: /^Würfeln/ }).click()
  await expect(digest).toHaveCount(0)
  expect(anna.problems).toEqual([])
})

test('on the way to my turn nothing moves any more, and then it does again', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: BUYS })
  const anna = await seatedAt(browser, house, table, 'Anna', { reducedMotion: 'no-preference' })
  const skip = anna.getByRole('button', { name: 'Zu meinem Zug' })
  const moving = (): Promise<number> => anna.evaluate(() => document.getAnimations().length + document.querySelectorAll('.flight').length)
  await say(house, table, 'Ben buys')
  await expect(anna.locator('.flight')).not.toHaveCount(0)
  await skip.click()
  expect(await moving()).toBe(0)
  await expect(skip).toHaveCount(0)
  await say(house, table, 'Ben mortgages 3')
  await expect(anna.locator('.logbox')).toContainText('Ben nimmt eine Hypothek')
  expect(await moving()).toBe(0)
  await say(house, table, 'Ben ends turn')
  await expect(anna.getByRole('button', { name: /^Würfeln/ })).toBeVisible()
  await say(house, table, 'Anna mortgages 5')
  await expect(anna.locator('.flight')).not.toHaveCount(0)
  expect(anna.problems).toEqual([])
})
