import { type Hand, KEYBOARD, THUMBS } from './hands'
import { expect, test } from './house'
import { faultsIn } from './pictures'
import { begun, type Made, say, type Wanted } from './tables'

/** Every decision of the game, made with the keyboard alone and with a thumb on a phone; and what is heard of it. */

interface Row extends Wanted {
  /** What is said first, by anybody. */
  before?: string | readonly string[]
  /** What is pressed, one after the other; a number is the place of a square in the list of those to choose from. */
  steps: (RegExp | number)[]
  /** Before which of these it is looked at with axe, and by whom: what nothing else looks at. */
  looked?: readonly [RegExp, Hand]
  /** What others do then. */
  after?: string
  heard: RegExp
  /** What Anna has in cash in the end. */
  cash: string
}

const CLAIM = 'A: {cash: 500, at: 20, deeds: {37: 0}}\nB: {cash: 800, at: 37}\nclaims: [{guest: B, owner: A, lot: 37, amount: 35}]\n'
const LANDED = 'seats: [A, B]\nturn: A\nphase: buy\nthrows: 1\ndice: [1, 2]\n'
const DONE = 'seats: [A, B]\nturn: A\nphase: end\nthrows: 1\ndice: [1, 2]\n'
const SPEED = 'A: {cash: 900, at: 4, passed_go: true}\nB: {cash: 900, at: 0}\n'

const [FINE, BUS, HERE, AMY, FINAL, BACK] = [/^M.50 zahlen/, /^5: /, /^Hierhin/, /^Beleihen: „Amy/, /^Bankrott erklären/, /^Zurück/] as const
const ENTER = /^Übernehmen/

const ROWS: Record<string, Row> = {
  'throwing, with rent to demand': {
    edition: 'sonic-boom',
    position: `seats: [A, B]\nturn: A\n${CLAIM}`,
    steps: [/^Miete fordern/, /^Würfeln/],
    heard: /Anna würfelt 4 \+ 5/,
    cash: '535',
  },
  'leaving jail': {
    position: 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 10, jail: 2}\nB: {cash: 500, at: 0}\n',
    steps: [FINE],
    looked: [FINE, KEYBOARD],
    heard: /Anna zahlt .*Sie sind am Zug/,
    cash: '450',
  },
  'the bus': {
    options: { speed_die: true },
    position: `seats: [A, B]\nturn: A\nphase: bus\nthrows: 1\ndice: [1, 5, bus]\n${SPEED}`,
    steps: [BUS, /^Kaufen/],
    looked: [BUS, THUMBS],
    heard: /Anna kauft „Man lebt nur zweimal“/,
    cash: '780',
  },
  'a jump': {
    options: { speed_die: true },
    position: `seats: [A, B]\nturn: A\nphase: jump\ndoubles: 1\ndice: [3, 3, 3]\nagain: true\n${SPEED}`,
    steps: [4, HERE],
    looked: [HERE, KEYBOARD],
    heard: /„Liebesgrüße aus Moskau“ gehört niemandem/,
    cash: '900',
  },
  'buying, with money raised for it': {
    position: `${LANDED}A: {cash: 10, at: 3, deeds: {1: 0, 5: 0}}\nB: {cash: 500, at: 0}\n`,
    steps: [/^Geld beschaffen/, /^Beleihen: „Aston/, /^Zurück/, /^Kaufen/],
    heard: /Anna kauft „Liebesgrüße aus Moskau“ für M.60/,
    cash: '50', // 10 + 100 - 60
  },
  'an auction': {
    position: `${LANDED}A: {cash: 500, at: 3}\nB: {cash: 500, at: 0}\n`,
    steps: [/^Versteigern/, /^M.10 mehr/, /^M.11 bieten/],
    after: 'Ben passes',
    heard: /Anna ersteigert „Liebesgrüße aus Moskau“/,
    cash: '489',
  },
  'rent to be demanded while others play': {
    edition: 'sonic-boom',
    position: `seats: [A, B]\nturn: B\nphase: end\nthrows: 1\ndice: [1, 2]\n${CLAIM}`,
    steps: [/^Miete fordern/],
    heard: /Ben ist am Zug/,
    cash: '535',
  },
  'a debt': {
    edition: 'sonic-boom',
    position: `${DONE}A: {cash: 10, at: 38, deeds: {1: 0, 3: 1, 5: 0}}\nB: {cash: 500, at: 0}\ndebts: [{debtor: A, creditor: B, amount: 130, status: awaited}]\n`,
    steps: [/^Verkaufen: /, AMY, /^Zahlen/],
    looked: [AMY, THUMBS],
    heard: /Anna zahlt/,
    cash: '5', // 10 + 25 + 100 - 130
  },
  bankruptcy: {
    edition: 'sonic-boom',
    position: `${DONE}A: {cash: 10, at: 38}\nB: {cash: 500, at: 0}\ndebts: [{debtor: A, creditor: B, amount: 500, status: awaited}]\n`,
    steps: [/^Bankrott erklären/, FINAL],
    looked: [FINAL, KEYBOARD],
    heard: /Das Spiel ist zu Ende/,
    cash: '0',
  },
  'the choice of a card': {
    edition: 'banking',
    position: 'seats: [A, B]\nturn: A\nphase: choice\ndrawing: community\nthrows: 1\ndice: [3, 4]\nA: {cash: 15M, at: 17}\nB: {cash: 15M, at: 0}\ndecks: {community: {seen: [fine_or_chance]}}\n',
    steps: [/^Strafe zahlen/],
    heard: /Anna zahlt/,
    cash: '14,9',
  },
  'too few buildings': {
    edition: 'sonic-boom',
    position: 'seats: [A, B]\nturn: A\nA: {cash: 900, at: 0, deeds: {1: 0, 3: 0}}\nB: {cash: 800, at: 0, deeds: {6: 0, 8: 0, 9: 0}}\nbank: {houses: 1, hotels: 12}\n',
    steps: [/^Bauen/, /^Bauen: /, /^mehr$/, /^Wunsch bestätigen/],
    after: 'Ben wants 0',
    heard: /Die Wünsche sind geklärt/,
    cash: '900',
  },
  'where a building goes that was auctioned': {
    edition: 'sonic-boom',
    position: 'seats: [A, B]\nturn: A\nA: {cash: 900, at: 0, deeds: {1: 0, 3: 0}}\nB: {cash: 800, at: 0, deeds: {6: 0, 8: 0, 9: 0}}\nbank: {houses: 1, hotels: 12}\n',
    before: ['Anna builds 1', 'Anna wants 1', 'Ben wants 1', 'Anna bids 40', 'Ben passes'],
    steps: [1, HERE],
    heard: /Anna baut .*Greenvale Farms/,
    cash: '860',
  },
  'real dice': {
    real: true,
    position: 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 0}\nB: {cash: 500, at: 0}\n',
    steps: [/^1$/, /^2$/, ENTER, /^Kaufen/],
    looked: [ENTER, KEYBOARD],
    heard: /Anna kauft „Liebesgrüße aus Moskau“/,
    cash: '440',
  },
  'a real card': {
    edition: 'sonic-boom',
    real: true,
    position: 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 0}\nB: {cash: 500, at: 0}\n',
    before: 'Anna throws 3 4',
    steps: [/Strand/, ENTER],
    looked: [ENTER, THUMBS],
    heard: /Anna zieht .*Strand/,
    cash: '550', // the bank pays 50
  },
  'an offer, and a mortgage that comes with it': {
    position: 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 0, deeds: {1: 0}}\nB: {cash: 500, at: 0, deeds: {5: mortgaged}}\n',
    before: 'Ben offers Anna lot 5 for lot 1',
    steps: [/^Annehmen/, /^Ablösen/],
    heard: /Anna löst/,
    cash: '390', // 500 - 10 (interest) - 100
  },
  'a counter-offer': {
    position: 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 0, deeds: {1: 0}}\nB: {cash: 500, at: 0, deeds: {5: 0}}\n',
    before: 'Ben offers Anna lot 5 for lot 1',
    steps: [/^Gegenangebot/, /^M.10 mehr/, /^Angebot an Ben/],
    after: 'Ben accepts Anna',
    heard: /Sie sind am Zug/,
    cash: '490',
  },
  building: {
    position: 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 0, deeds: {1: 0, 3: 0}}\nB: {cash: 500, at: 0}\n',
    steps: [/^Bauen/, /^Bauen: .*Moskau/, BACK],
    looked: [BACK, THUMBS],
    heard: /Anna baut/,
    cash: '450',
  },
  'a mortgage beside buildings, and the end of the turn': {
    position: `${DONE}A: {cash: 500, at: 0, deeds: {1: 1, 3: 1, 5: 0}}\nB: {cash: 500, at: 0}\n`,
    steps: [/^(Hypothek|Geld$)/, /^Beleihen: „Aston/, /^Zurück/, /^Zug beenden/],
    heard: /Ben ist am Zug/,
    cash: '600',
  },
}

for (const hand of [KEYBOARD, THUMBS]) {
  test(`every decision is made with ${hand.name}`, async ({ browser, house }) => {
    test.setTimeout(240_000)
    const tables: [string, Row, Made][] = []
    for (const [name, row] of Object.entries(ROWS)) tables.push([name, row, await begun(house, { friends: ['Ben'], ...row })])
    const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce', ...hand.context })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    const kept = JSON.stringify(tables.map(([, , { code, keys }]) => ({ code, token: keys.Anna, edition: '', seen: 1 })))
    await page.addInitScript((known) => localStorage.setItem('bankhalter.tables', known), kept)
    for (const [name, row, table] of tables) {
      await test.step(name, async () => {
        await page.goto(`${house.url}/t/${table.code}`)
        await page.locator('.table').waitFor()
        for (const line of [row.before ?? []].flat()) await say(house, table, line)
        for (const step of row.steps) {
          if (row.looked?.[0] === step && row.looked[1] === hand) expect(await faultsIn(page, '.now', hand.scheme)).toEqual([])
          await (typeof step === 'number' ? hand.choose(page, step) : hand.press(page, step))
        }
        if (row.after) await expect.poll(() => say(house, table, row.after ?? '').then(() => 'done', String)).toBe('done')
        await expect(page.locator('.messagebox p[role="status"]')).toHaveText(row.heard)
        await expect(page.locator('[data-purse="Anna"]').first()).toContainText(row.cash)
      })
    }
    expect(problems).toEqual([])
    await context.close()
  })
}
