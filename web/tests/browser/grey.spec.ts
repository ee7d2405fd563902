/** The table without colour: groups, seats, mortgages, the turn, open claims, and who is away or out can be named in a picture in grey. */

import type { Locator, Page } from '@playwright/test'
import { apart, type Box, boxesOf, changed, drawn, greyIn, hatchOf, NOTHING, shapeOf } from './grey'
import { expect, test } from './house'
import { begun, say, seatedAt } from './tables'

/** All begin with the same letter, so that the shape alone must tell them apart. */
const FRIENDS = ['Abel', 'Ada', 'Aldo', 'Arne', 'Asta']
const POSITION =
  'seats: [A, B, C, D, E, F]\nturn: A\nphase: end\nthrows: 1\ndice: [3, 2]\n' +
  'A: {cash: 634, at: 20, deeds: {16: 2, 18: 2, 19: 3, 5: 0, 21: 0, 25: mortgaged}}\n' +
  'B: {cash: 218, at: 38, deeds: {6: 4, 8: 4, 9: hotel, 12: 0, 13: 0}}\n' +
  'C: {cash: 905, at: 10, jail: 2, deeds: {11: 0, 23: mortgaged, 37: 0}}\n' +
  'D: {cash: 486, at: 18, deeds: {1: 0, 3: 0, 29: 0, 32: 0}}\n' +
  'E: {cash: 300, at: 7, deeds: {14: 0, 24: mortgaged, 35: 0}}\n' +
  'F: {cash: 200, at: 33, deeds: {15: 0, 28: 0, 31: 0}}\n' +
  'claims: [{guest: D, owner: A, lot: 18, amount: 200}]\n'
const VIEWS = {
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
} as const
const ROW = { desk: '.player', phone: '.bar li' }

/** What is looked at before and after: which part of what is drawn there, and how much of it must have changed, in px². */
interface Place {
  at: string
  part?: (box: Box) => Box
  least: (box: Box) => number
}

const FRAME = 3 // px, as wide as the frame round a square
const BAR = 4 // px, as wide as the bar beside whoever is on turn
const LINE = 3 // px, as high as the line under whoever is on turn
const SIGN = 13 // px, the side of a small sign
const WORD = 60 // px², the least of a word or a sign
const around = (more: number) => ({ x, y, width, height }: Box) => ({ x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more })
const share = (of: number) => ({ width, height }: Box) => of * width * height

const CLAIM: Record<string, Place> = {
  square: { at: '[data-square="18"] .tp', part: around(2), least: ({ width, height }) => 0.4 * FRAME * 2 * (width + height) }, // the rest is as dark as strip and band
}
const MORTGAGE: Record<string, Place> = {
  strip: { at: '[data-square="25"] .own', least: share(0.6) },
  middle: { at: '[data-square="25"] .tp', part: ({ x, y, width, height }) => ({ x: x + 4, y: y + 0.4 * height, width: width - 8, height: 0.58 * height }), least: () => WORD },
}
const DEEDS: Record<string, Place> = {
  own: { at: '.mini[aria-label^="BMW"]', least: () => WORD },
  foreign: { at: '.mini[aria-label^="Octopussy"]', least: () => WORD },
  card: { at: '.card .ladder', least: () => WORD },
}
const bar = (row: number): Place => ({ at: `.player:nth-child(${row})`, part: ({ x, y, height }) => ({ x, y: y + 10, width: BAR, height: height - 20 }), least: share(0.9) })
const line = (row: number): Place => ({ at: `.bar li:nth-child(${row})`, part: ({ x, y, width, height }) => ({ x, y: y + height - LINE, width, height: LINE }), least: share(0.9) })
/** Half of the ring round a token. */
const ring = (seat: string): Place => ({ at: `[data-seat="${seat}"] .tk-fill`, part: around(12), least: ({ width }) => 2 * width })
const TURN: Record<keyof typeof VIEWS, Record<string, Place>> = {
  desk: { before: bar(1), now: bar(2), token: ring('Anna'), next: ring('Abel') },
  phone: { before: line(1), now: line(2) },
}

const NEAR = 0.2 // how far a mark may be from what it is named after; the six shapes are 0.16 to 0.35 apart
const LEAD = 1.4 // times as far must be all others

interface Mark {
  seat: number
  shape: number[] | null
}

async function marksOf(page: Page, marks: Locator, more: number): Promise<Mark[]> {
  const seats = await marks.evaluateAll((all) => all.map((each) => Number(/\bs([1-6])\b/.exec(each.closest('.s1, .s2, .s3, .s4, .s5, .s6')?.getAttribute('class') ?? '')?.[1])))
  const pictures = await greyIn(page, (await boxesOf(marks)).map(around(more)))
  return pictures.map((picture, at) => ({ seat: seats[at] ?? 0, shape: shapeOf(picture) }))
}

/** The marks that stand beside the names; half of them at a time, as not all fit on a phone. */
async function legendOf(page: Page, row: string): Promise<Mark[]> {
  const found: Mark[] = []
  for (const [last, half] of [[2, ':nth-child(-n+3)'], [5, ':nth-child(n+4)']] as const) {
    await page.locator(row).nth(last).scrollIntoViewIfNeeded()
    found.push(...(await marksOf(page, page.locator(`${row}${half} .seat`), 1)))
  }
  await page.locator(row).first().scrollIntoViewIfNeeded()
  return found
}

/** What is wrong when marks are named by what stands beside the names. */
function misnamed(what: string, marks: Mark[], legend: Mark[]): string[] {
  return marks.flatMap(({ seat, shape }) => {
    const far = (all: Mark[]) => Math.min(...all.map((each) => apart(each.shape, shape)))
    const [own, other] = [far(legend.filter((each) => each.seat === seat)), far(legend.filter((each) => each.seat !== seat))]
    return shape && own < NEAR && other > LEAD * own ? [] : [`${what} of seat ${seat}: ${own.toFixed(3)} from its own, ${other.toFixed(3)} from another`]
  })
}

/** Take a picture of places; what is returned takes another, and says which of them have not changed as much as they must. */
async function watched(page: Page, places: Record<string, Place>): Promise<() => Promise<string[]>> {
  const taken = async () => {
    const found = await Promise.all(
      Object.values(places).map(async ({ at, part }) => {
        const [box] = await boxesOf(page.locator(at))
        if (!box) throw new Error(`${at} is not there`)
        return part ? part(box) : box
      }),
    )
    return { found, pictures: await greyIn(page, found) }
  }
  const { found, pictures } = await taken()
  return async () => {
    const after = await taken()
    return Object.entries(places).flatMap(([name, { least }], at) => {
      const [much, must] = [changed(pictures[at] ?? NOTHING, after.pictures[at] ?? NOTHING), least(found[at] ?? { x: 0, y: 0, width: 0, height: 0 })]
      return much >= must ? [] : [`${name}: ${Math.round(much)} px² of ${Math.round(must)}`]
    })
  }
}

test('two marks that differ in hue only are the same in grey, and what is too pale is not there', async ({ page }) => {
  const marks = [
    '<circle cx="20" cy="20" r="10" fill="#1d55c4"/>', // as light as the next one
    '<circle cx="17" cy="22" r="7" fill="#825227"/>',
    '<rect x="10" y="10" width="20" height="20" fill="#1d55c4"/>',
    '<rect x="10" y="10" width="20" height="20" fill="#b0b0b0"/>', // 2.1 : 1 on white
  ]
  await page.setContent(`<body style="background: #fff">${marks.map((mark) => `<svg width="40" height="40">${mark}</svg>`).join('')}`)
  const [blue, brown, square, pale] = await greyIn(page, await boxesOf(page.locator('svg')))
  if (!blue || !brown || !square || !pale) throw new Error('four are drawn')
  expect(apart(shapeOf(blue), shapeOf(brown))).toBeLessThan(0.06)
  expect(apart(shapeOf(blue), shapeOf(square))).toBeGreaterThan(0.15)
  expect(shapeOf(pale)).toBeNull()
  expect(drawn(pale)).toBe(0)
  expect(misnamed('mark', [{ seat: 2, shape: shapeOf(brown) }], [{ seat: 1, shape: shapeOf(blue) }, { seat: 2, shape: shapeOf(square) }])).toHaveLength(1)
  const recoloured = await recolouring(page, '#825227')
  expect(changed(blue, recoloured)).toBe(0)
  expect(changed(blue, await recolouring(page, '#fff'))).toBeGreaterThan(250) // px², of 314
})

/** The first mark again, in another ink. */
async function recolouring(page: Page, ink: string) {
  await page.locator('circle').first().evaluate((mark, colour) => mark.setAttribute('fill', colour), ink)
  const [picture] = await greyIn(page, await boxesOf(page.locator('svg').first()))
  if (!picture) throw new Error('it is drawn')
  return picture
}

for (const view of ['desk', 'phone'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`without colour seats, mortgages, the turn and open claims can be named, ${view}, ${colorScheme}`, async ({ browser, house }) => {
      const table = await begun(house, { friends: FRIENDS, position: POSITION, shared: true })
      const page = await seatedAt(browser, house, table, 'Anna', { colorScheme, ...VIEWS[view] })
      await page.locator('.board .band').first().waitFor()
      if (view === 'desk') await page.locator(DEEDS.own?.at ?? '').click()

      const rows = page.locator(ROW[view])
      const legend = await legendOf(page, ROW[view])
      const tokens = await marksOf(page, page.locator('.board .tk-fill'), 1.5)
      const strips = await marksOf(page, page.locator('.board .own-m'), view === 'desk' ? 1.2 : 0.8) // less than there is up to its frame
      for (const marks of [legend, tokens, strips]) expect(new Set(marks.map(({ seat }) => seat)).size).toBe(6)
      expect([...misnamed('token', tokens, legend), ...misnamed('strip', strips, legend)]).toEqual([])

      const claim = rows.locator('.open')
      await expect(rows.filter({ has: page.locator('.open') })).toContainText('Aldo')
      const [open] = await greyIn(page, await boxesOf(claim))
      expect(drawn(open ?? NOTHING)).toBeGreaterThan(view === 'desk' ? WORD : 0.3 * SIGN ** 2)
      const claimed = await watched(page, CLAIM)
      expect(await claimed()).toHaveLength(1) // nothing has changed yet
      await say(house, table, 'Anna demands rent')
      await expect(page.locator('.board .foc')).toHaveCount(0)
      await expect(claim).toHaveCount(0)
      expect(await claimed()).toEqual([])

      const mortgaged = await watched(page, view === 'desk' ? { ...MORTGAGE, ...DEEDS } : MORTGAGE)
      for (const line of ['Anna redeems 25', 'Ada redeems 23']) await say(house, table, line)
      await expect(page.locator('.board .tile.mo')).toHaveCount(1)
      expect(await mortgaged()).toEqual([])

      const turn = await watched(page, TURN[view])
      await say(house, table, 'Anna ends turn')
      await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
      expect(await turn()).toEqual([])
    })

    test(`without colour every group is told apart, ${view}, ${colorScheme}`, async ({ browser, house }) => {
      const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'] }), 'Anna', { colorScheme, ...VIEWS[view] })
      const bands = page.locator('.board .band')
      await expect(bands).toHaveCount(22)
      const names = await bands.evaluateAll((all) => all.map((each) => /gl-(\w+)/.exec(each.getAttribute('class') ?? '')?.[1] ?? ''))
      const pictures = await greyIn(page, (await boxesOf(bands)).map(around(-2))) // without the line around it
      const looks = new Map(names.map((name, at) => [name, hatchOf(pictures[at] ?? NOTHING)])) // of each group the last one
      expect([...looks.keys()].sort()).toEqual(['brown', 'dark_blue', 'green', 'light_blue', 'orange', 'pink', 'red', 'yellow'])
      for (const [one, a] of looks) {
        for (const [other, b] of looks) {
          const far = Math.max(...a.map((value, at) => Math.abs(value - (b[at] ?? 0))))
          if (one < other) expect(far, `how far ${one} and ${other} are apart, of 255`).toBeGreaterThan(12)
        }
      }
    })

    test(`without colour it is seen who is away and who is out, ${view}, ${colorScheme}`, async ({ browser, house }) => {
      const position = 'seats: [A, B, C, D]\nturn: C\nphase: end\nthrows: 1\ndice: [1, 2]\nA: {cash: 500, at: 0}\nB: {cash: 500, at: 0}\nC: {cash: 10, at: 38}\nD: {cash: 500, at: 0}\ndebts: [{debtor: C, creditor: D, amount: 500, status: awaited}]\n'
      const table = await begun(house, { friends: ['Ben', 'Cem', 'Dora'], edition: 'sonic-boom', position })
      const page = await seatedAt(browser, house, table, 'Anna', { colorScheme, ...VIEWS[view] })
      const others = await Promise.all(['Ben', 'Cem', 'Dora'].map((name) => seatedAt(browser, house, table, name)))
      const mark = (name: string) => page.locator(ROW[view], { hasText: name }).locator('.seat')
      const seen = async (name: string) => (await greyIn(page, (await boxesOf(mark(name))).map(around(1))))[0] ?? NOTHING
      for (const name of ['Anna', 'Ben', 'Cem', 'Dora']) await expect(mark(name)).not.toHaveClass(/hollow/)
      const before = { Ben: await seen('Ben'), Cem: await seen('Cem'), Anna: await seen('Anna') }

      await others[0]?.context().close()
      await say(house, table, 'Cem is bankrupt')
      for (const name of ['Ben', 'Cem']) await expect(mark(name)).toHaveClass(/hollow/)
      for (const name of ['Ben', 'Cem'] as const) {
        const [full, hollow] = [before[name], await seen(name)]
        const [was, is] = [drawn(full), drawn(hollow)]
        expect(changed(full, hollow), `${name}: what has changed, of ${Math.round(was)} px²`).toBeGreaterThan(0.35 * was)
        expect(is, `${name}: what is still drawn, of ${Math.round(was)} px²`).toBeGreaterThan(0.15 * was)
      }
      expect(changed(before.Anna, await seen('Anna')), 'who is there has not changed').toBe(0)
    })
  }
}
