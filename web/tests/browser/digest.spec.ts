import { expect, test } from './house'
import { begun, say, seatedAt } from './tables'

/** What others do while I wait: it can be skipped, and is told when my turn has come. */

const BUYS = 'seats: [A, B]\nturn: B\nphase: buy\nthrows: 1\ndice: [1, 2]\nA: {cash: 500, at: 0, deeds: {5: 0}}\nB: {cash: 500, at: 3}\n'

test('others have bought before my first turn: it is told until I do something, also after loading anew', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: BUYS })
  const anna = await seatedAt(browser, house, table, 'Anna')
  const digest = anna.getByRole('region', { name: 'Inzwischen' })
  await say(house, table, 'Anna mortgages 5')
  await say(house, table, 'Ben buys')
  await expect(anna.locator('.logbox')).toContainText('Ben kauft')
  await expect(digest).toHaveCount(0)
  await say(house, table, 'Ben ends turn')
  await expect(digest.locator('summary')).toHaveText(/^\s*Inzwischen\s*B\s*Ben\s*−\sM\s60\s*$/)
  await digest.locator('summary').focus()
  await anna.keyboard.press('Space') // it opens, and throws no dice
  await expect(digest.getByRole('listitem')).toHaveText([/^\s*B\s*Ben\s*−\sM\s60\s*Ben kauft .*Liebesgrüße aus Moskau/])
  await anna.reload()
  await expect(digest).toContainText('Ben kauft')
  await expect(anna.getByRole('status').filter({ hasText: 'Inzwischen' })).toHaveText(/^Inzwischen\. Ben kauft .* Ben −\sM\s60\.$/)
  await anna.getByRole('button', { name: /^Würfeln/ }).click()
  await expect(digest).toHaveCount(0)
  expect(anna.problems).toEqual([])
})

test('on the way to my turn nothing moves any more, and then it does again', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: BUYS })
  const anna = await seatedAt(browser, house, table, 'Anna', { reducedMotion: 'no-preference' })
  const skip = anna.getByRole('button', { name: 'Zu meinem Zug' })
  const moving = (): Promise<number> => anna.evaluate(() => document.getAnimations().length + document.querySelectorAll('.flight').length)
  await anna.evaluate(() => {
    const noted = Object.assign(window, { flown: 0 })
    const flies = (node: Node): boolean => node instanceof Element && (node.matches('.flight') || node.querySelector('.flight') !== null)
    new MutationObserver((news) => news.forEach(({ addedNodes }) => (noted.flown += [...addedNodes].filter(flies).length))).observe(document.body, { childList: true, subtree: true })
  })
  /** How much money has flown so far: it is gone sooner than a busy machine looks again. */
  const flown = (): Promise<number> => anna.evaluate(() => (window as unknown as { flown: number }).flown)
  await say(house, table, 'Ben buys')
  await expect.poll(flown).toBeGreaterThan(0)
  await skip.click()
  expect(await moving()).toBe(0)
  await expect(skip).toHaveCount(0)
  await say(house, table, 'Ben mortgages 3')
  await expect(anna.locator('.logbox')).toContainText('Ben nimmt eine Hypothek')
  expect(await moving()).toBe(0)
  await say(house, table, 'Ben ends turn')
  await expect(anna.getByRole('button', { name: /^Würfeln/ })).toBeVisible()
  const before = await flown()
  await say(house, table, 'Anna mortgages 5')
  await expect.poll(flown).toBeGreaterThan(before)
  expect(anna.problems).toEqual([])
})

test('which round and turn it is stands beside whose it is, and the time of who is awaited, also where there is hardly room', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: BUYS })
  await say(house, table, 'Ben declines')
  await say(house, table, 'Anna passes')
  await say(house, table, 'Ben passes')
  await say(house, table, 'Ben ends turn')
  const anna = await seatedAt(browser, house, table, 'Anna')
  const at = anna.locator('.heading .at')
  await expect(at).toHaveText(/^\s*Runde 1, Zug 2\s*Ohne Uhr\s*$/)
  for (const [width, height] of [[390, 844], [320, 568]] as const) {
    await anna.setViewportSize({ width, height })
    await expect(at).toHaveText(/^\s*Runde 1, Zug 2\s*$/) // on phones the row of players has the clocks
    await expect(at).toBeVisible()
  }
  expect(anna.problems).toEqual([])
  const timed = await begun(house, { friends: ['Ben'], position: BUYS, profile: 'fast' })
  const other = await seatedAt(browser, house, timed, 'Anna') // who decides about a price has that there
  await expect(other.locator('.heading .at')).toHaveText(/^\s*Runde 1, Zug 1\s*\d+:\d\d\s*$/)
})

test('beside rent that can be demanded, to end the turn is said once, among what can be done at any time', async ({ browser, house }) => {
  const position = 'seats: [A, B]\nturn: A\nphase: end\nthrows: 1\ndice: [1, 2]\nA: {cash: 500, at: 0, deeds: {18: 0}}\nB: {cash: 500, at: 18}\nclaims: [{guest: B, owner: A, lot: 18, amount: 14}]\n'
  const table = await begun(house, { friends: ['Ben'], position })
  const anna = await seatedAt(browser, house, table, 'Anna')
  const ends = anna.getByRole('button', { name: /^Zug beenden/ })
  await expect(anna.getByRole('button', { name: /^Miete fordern/ })).toBeVisible()
  await expect(ends).toHaveCount(1)
  await expect(anna.locator('.acts').getByRole('button')).toHaveText([/Bauen/, /Verkaufen/, /Hypothek/, /Handeln/, /Zug beenden/])
  await anna.setViewportSize({ width: 390, height: 844 })
  await expect(ends).toHaveCount(1) // where nothing stands at any time
  await ends.click()
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Ben ist am Zug')
  expect(anna.problems).toEqual([])
})
