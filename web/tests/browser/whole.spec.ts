import { playOn } from './driver'
import { expect, test } from './house'
import { made, seatedAt, visiting, type Wanted, type Watched } from './tables'

/** Two people, each with a browser of their own, play a game with two bots from the waiting room to the end screen. */

const RAW = /undefined|NaN|\[object|[{}]|\.\./ // nobody should ever read this
const ID = /(^|\s)[a-z]+(-[a-z0-9]+)+(?=\s|$)/ // how a text that is missing shows itself

interface Look {
  said: string
  wide: number
}

/** Fail if anything on the page is unfit to be read, or wider than the window. */
async function look(page: Watched): Promise<void> {
  const { said, wide } = await page.evaluate((): Look => {
    const names = [...document.querySelectorAll('[aria-label], [title]')].flatMap((each) => [each.getAttribute('aria-label'), each.getAttribute('title')])
    return { said: [document.body.innerText, ...names].join('\n'), wide: document.documentElement.scrollWidth - innerWidth }
  })
  expect(RAW.exec(said) ?? ID.exec(said), said).toBeNull()
  expect(wide).toBeLessThanOrEqual(0)
}

/** The end screen: who has won, and each with what is left. */
async function result(page: Watched): Promise<string[]> {
  const rows = await page.locator('.stage ol li').allInnerTexts()
  return [await page.locator('.stage h2').innerText(), ...rows]
}

const GAMES: { title: string; wanted: Wanted; locale: string; sit: RegExp; start: string; pass: RegExp; won: RegExp }[] = [
  {
    title: 'a short game of the banking edition in German',
    wanted: {
      edition: 'banking',
      options: { short: true },
      position:
        'seats: [A, B, C, D]\nturn: C\n' +
        'A: {cash: 20M, at: 10, deeds: {16: hotel, 18: hotel, 19: hotel, 26: hotel, 27: hotel, 29: hotel, 31: hotel, 32: hotel, 34: hotel}}\n' +
        'B: {cash: 20M, at: 20, deeds: {6: 3, 8: 3, 9: 3, 11: 3, 13: 3, 14: 3, 21: hotel, 23: hotel, 24: hotel}}\n' +
        'C: {cash: 500K, at: 12, deeds: {5: 0}}\n' +
        'D: {cash: 400K, at: 14, deeds: {12: 0}}\n',
    },
    locale: 'de-DE',
    sit: /^An Platz 2 setzen/,
    start: 'Spiel beginnen',
    pass: /Passen/,
    won: /gewonnen|gewinn/,
  },
  {
    title: 'a game of the classic edition in English',
    wanted: {
      edition: 'classic-us',
      grace: 5, // or on a busy machine so much rent lapses that the game goes on for long
      position:
        'seats: [A, B, C, D]\nturn: C\n' +
        'A: {cash: 2000, at: 10, deeds: {16: hotel, 18: hotel, 19: hotel, 26: hotel, 27: hotel, 29: hotel, 31: hotel, 32: hotel, 34: hotel, 5: 0, 15: 0, 25: 0}}\n' +
        'B: {cash: 300, at: 12, deeds: {1: 0, 39: 0}}\n' +
        'C: {cash: 60, at: 13, deeds: {12: 0}}\n' +
        'D: {cash: 40, at: 14, deeds: {28: 0}}\n',
    },
    locale: 'en-GB',
    sit: /^Sit down at place 2/,
    start: 'Start the game',
    pass: /Pass/,
    won: /won|wins/,
  },
]

for (const { title, wanted, locale, sit, start, pass, won } of GAMES) {
  test(`two people and two bots play ${title}`, async ({ browser, house }) => {
    const table = await made(house, { friends: ['Ben'], bots: 2, ...wanted })
    const anna = await visiting(browser, house, table, 'Anna', { locale, viewport: { width: 1440, height: 900 } })
    const ben = await visiting(browser, house, table, 'Ben', { locale, viewport: { width: 390, height: 844 }, hasTouch: true })
    await anna.getByRole('button', { name: /^(An Platz 1 setzen|Sit down at place 1)/ }).click()
    await anna.keyboard.type('Anna')
    await anna.keyboard.press('Enter')
    await expect(ben.getByText('Anna', { exact: true })).toBeVisible()
    await ben.getByRole('button', { name: sit }).click()
    await ben.keyboard.type('Ben')
    await ben.keyboard.press('Enter')
    await Promise.all([look(anna), look(ben)])
    await anna.getByRole('button', { name: start }).click()
    const both = await Promise.all([playOn(anna, 600, { look: () => look(anna) }), playOn(ben, 600, { look: () => look(ben), prefers: pass })])
    expect(both.map(({ over }) => over)).toEqual([true, true])
    expect(both.every(({ presses }) => presses > 0)).toBe(true)
    expect((await result(anna))[0]).toMatch(won)
    await expect(anna.locator('.stage figure path').nth(3)).toBeAttached() // a curve for each of four
    expect(await result(ben)).toEqual(await result(anna))
    const later = await seatedAt(browser, house, table, null, { locale })
    expect(await result(later)).toEqual(await result(anna))
    expect([...anna.problems, ...ben.problems, ...later.problems]).toEqual([])
  })
}
