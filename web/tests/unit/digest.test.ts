/** What others have done since my last turn. */

import { describe, expect, it } from 'vitest'
import type { LiveTable, Told } from '../../src/lib/table.svelte'
import type { MessageData } from '../../src/protocol'
import { digestOf } from '../../src/table/digest'

const SEATS = ['Anna', 'Ben', 'Cem']

type Event = [string, number[], MessageData?]

/** An entry: its line and what happened, each with what is told of it. */
function played(number: number, line: string, ...happened: Event[]): Told {
  const said = happened.flatMap(([event, , message]): [string, MessageData, string[]][] => (message ? [[event, message, []]] : []))
  return {
    number,
    entry: { kind: 'played', line, checksum: '', events: happened.map(([event, numbers]) => [event, numbers]), told: said, undone: 0, at: 0 },
    said: said.map(([, message]) => message.say),
  }
}

const rent: Event = ['paid', [1, 0, 35, 3, 39], { say: 'paid-rent', with: { who: 'Ben', whom: 'Anna', amount: { money: 35 } } }]
const foreign: Event = ['paid', [1, 2, 8, 3, 6], { say: 'paid-rent', with: { who: 'Ben', whom: 'Cem', amount: { money: 8 } } }]
const price: Event = ['paid', [1, -1, 60, 0, 1], { say: 'paid-price', with: { who: 'Ben', amount: { money: 60 } } }]
const thrown: Event = ['thrown', [1, 3, 4, 0], { say: 'thrown', with: { who: 'Ben' } }]
const starts = (seat: number): Event => ['turn_started', [seat], { say: 'turn-started' }]
const ANNA_ENDS = played(1, 'Anna ends turn', starts(1))

function at(told: Told[], mine = ['Anna'], cash = 535): Pick<LiveTable, 'told' | 'mine' | 'sight' | 'sheet'> {
  const seats = SEATS.map((seat) => ({ seat, cash: seat === 'Anna' ? cash : 0 }))
  return { told, mine, sight: { seats } as unknown as LiveTable['sight'], sheet: { money: { unit: 1 } } as LiveTable['sheet'] }
}

describe('since my last turn', () => {
  it('tells seat by seat who paid me and what was bought, and what became of everybody\'s cash', () => {
    const told = [ANNA_ENDS, played(2, 'Ben throws 3 4', thrown, rent), played(3, 'Ben buys', price), played(4, 'Ben ends turn', starts(0))]
    expect(digestOf(at(told), 'Anna')).toEqual({
      from: 1,
      first: false,
      shares: [
        { seat: 'Anna', change: 35, lines: [] },
        {
          seat: 'Ben',
          change: -95,
          lines: [
            { key: '2 1', sentence: 'paid-rent' },
            { key: '3 0', sentence: 'paid-price' },
          ],
        },
      ],
      cash: { before: 500, now: 535 },
    })
  })
  it('has the seats in the order of play, whoever did more', () => {
    const buys = (number: number, seat: number): Told =>
      played(number, `${SEATS[seat]} buys`, ['paid', [seat, -1, 60, 0, 1], { say: 'paid-price', with: { who: SEATS[seat] ?? '', amount: { money: 60 } } }])
    const told = [played(1, 'Ben ends turn', starts(2)), buys(2, 2), played(3, 'Cem ends turn', starts(0)), buys(4, 0), buys(5, 0), played(6, 'Anna ends turn', starts(1))]
    expect(digestOf(at(told, ['Ben']), 'Ben')?.shares.map(({ seat, change }) => [seat, change])).toEqual([['Cem', -60], ['Anna', -120]])
  })
  it('tells nothing of what others pay each other for rent but their sums, and those only beside something else', () => {
    const pays = [ANNA_ENDS, played(2, 'Ben throws', foreign)]
    expect(digestOf(at([...pays, played(3, 'Ben ends turn', starts(0))]), 'Anna')).toBeNull()
    const buys = [...pays, played(3, 'Ben buys', price), played(4, 'Ben ends turn', starts(0))]
    expect(digestOf(at(buys), 'Anna')?.shares).toEqual([
      { seat: 'Ben', change: -68, lines: [{ key: '3 0', sentence: 'paid-price' }] },
      { seat: 'Cem', change: 8, lines: [] },
    ])
  })
  it('has what I paid in the turns of others, so that its items add up to what became of my cash', () => {
    const owed: Event = ['paid', [0, 1, 800, 3, 39], { say: 'paid-rent', with: { who: 'Anna', whom: 'Ben', amount: { money: 800 } } }]
    const sold: Event = ['paid', [-1, 0, 100, 4, 6], { say: 'paid-sale', with: { whom: 'Anna', amount: { money: 100 } } }]
    const told = [
      played(1, 'Anna throws', starts(0)),
      ANNA_ENDS,
      played(2, 'Ben demands rent', ['debt', [0, 1, 800]]),
      played(3, 'Anna sells building 6', sold),
      played(4, 'Anna pays', owed),
      played(5, 'Ben throws 1 2', rent),
      played(6, 'Ben ends turn', starts(0)),
    ]
    const digest = digestOf(at(told, ['Anna'], 335), 'Anna')
    expect(digest?.cash).toEqual({ before: 1000, now: 335 })
    expect(digest?.shares.map(({ seat, change, lines }) => [seat, change, lines.map((line) => line.sentence)])).toEqual([
      ['Anna', -665, ['paid-sale', 'paid-rent']],
      ['Ben', 765, ['paid-rent']],
    ])
  })
  it('begins where my turn ended, whoever ended it', () => {
    const fine: Event = ['paid', [0, -1, 50, 7, 10], { say: 'paid-fine', with: { who: 'Anna', amount: { money: 50 } } }]
    const told = [played(1, 'Cem ends turn', starts(0)), played(2, 'Anna throws'), played(3, 'throws 1 2', fine, starts(1)), played(4, 'Ben throws 1 2', rent), played(5, 'Ben ends turn', starts(0))]
    expect(digestOf(at(told), 'Anna')).toMatchObject({ from: 3, cash: { before: 500, now: 535 } })
  })
  it('is over with my first action', () => {
    expect(digestOf(at([ANNA_ENDS, played(2, 'Ben buys', price), played(3, 'Ben ends turn', starts(0)), played(4, 'Anna throws 1 2')]), 'Anna')).toBeNull()
  })
  it('waits for my turn', () => {
    expect(digestOf(at([ANNA_ENDS, played(2, 'Ben buys', price), played(3, 'Ben ends turn', starts(2))]), 'Anna')).toBeNull()
  })
  it('does not count what was taken back', () => {
    const back: Told = { ...played(3, 'Ben takes back 1', ['', [], { say: 'takeback-done', with: { who: 'Ben' } }]) }
    if (back.entry.kind === 'played') back.entry.undone = 1
    expect(digestOf(at([ANNA_ENDS, played(2, 'Ben buys', price), back, played(4, 'Ben ends turn', starts(0))]), 'Anna')).toBeNull()
  })
  it('knows that I had no turn yet, but did something', () => {
    expect(digestOf(at([played(1, 'Anna bids 10'), played(2, 'Ben buys', price), played(3, 'Ben ends turn', starts(0))]), 'Anna')).toMatchObject({ from: 1, first: true })
  })
  it('says nothing before I ever had a turn, and nothing of others who sit at the same device', () => {
    expect(digestOf(at([played(2, 'Ben buys', price), played(3, 'Ben ends turn', starts(0))]), 'Anna')).toBeNull()
    expect(digestOf(at([ANNA_ENDS, played(2, 'Ben buys', price), played(3, 'Ben ends turn', starts(0))], ['Anna', 'Ben']), 'Anna')).toBeNull()
  })
})
