/** Lines are typed on the page as at the terminal: in German or English, cut short, or as records have them. */

import { expect, test } from './house'
import { begun, rowOf, say, seatedAt } from './tables'

const BUYING = 'seats: [A, B]\nturn: A\nphase: buy\nthrows: 1\ndice: [1, 2]\nA: {cash: 500, at: 3}\nB: {cash: 500, at: 0}\n'
const BUILDING = 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 0, deeds: {11: 0, 13: 0, 14: 0}}\nB: {cash: 500, at: 0}\n'
const FIELD = { de: 'Befehl, wie am Terminal und in Aufzeichnungen', en: 'Command, as at the terminal and in records' }

for (const [locale, words, told, unknown] of [
  ['de-DE', ['xyzzy', 'kaufen', 'end'], /Anna kauft „Liebesgrüße aus Moskau“/, '„xyzzy“ ist hier nicht bekannt; möglich ist zum Beispiel „kauft“, „verzichtet“'],
  ['en-GB', ['xyzzy', 'buy', 'end turn'], /Anna buys “Liebesgrüße aus Moskau”/, '“xyzzy” is not known here; possible is “buys”, “declines”'],
] as const) {
  test(`what is typed at the page is understood as at the terminal (${locale})`, async ({ browser, house }) => {
    const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'], position: BUYING }), 'Anna', { locale })
    await page.keyboard.press('/')
    const line = page.getByLabel(FIELD[locale.slice(0, 2) as 'de' | 'en'])
    const type = async (typed: string) => {
      await line.fill(typed)
      await line.press('Enter')
    }
    await type(words[0])
    await expect(page.getByRole('alert')).toContainText(unknown)
    await expect(line).toHaveValue(words[0])
    await type(words[1])
    await expect(page.locator('.logbox')).toContainText(told)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(line).toHaveValue('')
    await type(words[2])
    await expect(rowOf(page, 'Ben')).toHaveAttribute('aria-current', 'true')
    expect(page.problems).toEqual([])
  })
}

test('a bid and a building are typed in German, and words of records beside them; who gives up types it twice', async ({ browser, house }) => {
  const [auction, street] = [await begun(house, { friends: ['Ben'], position: BUYING }), await begun(house, { friends: ['Ben'], position: BUILDING })]
  const bids = await seatedAt(browser, house, auction, 'Anna')
  await bids.keyboard.press('/')
  const bid = bids.getByLabel(FIELD.de)
  for (const typed of ['verzichte', 'biete 200']) {
    await bid.fill(typed)
    await bid.press('Enter')
    await expect(bid).toHaveValue('')
  }
  await say(house, auction, 'Ben passes')
  await expect(rowOf(bids, 'Anna')).toContainText('300')
  const builds = await seatedAt(browser, house, street, 'Anna')
  await builds.keyboard.press('/')
  const build = builds.getByLabel(FIELD.de)
  for (const typed of ['baue 11', 'builds 13']) {
    await build.fill(typed)
    await build.press('Enter')
    await expect(build).toHaveValue('')
  }
  await expect(rowOf(builds, 'Anna')).toContainText('300') // 500 - 100 - 100
  await build.fill('gibt auf')
  await build.press('Enter')
  await expect(builds.getByRole('alert')).toContainText('Damit scheidet Anna endgültig aus.')
  await build.press('Enter')
  await expect(builds.locator('.messagebox p[role="status"]')).toHaveText(/Das Spiel ist zu Ende/)
  expect([...bids.problems, ...builds.problems]).toEqual([])
})
