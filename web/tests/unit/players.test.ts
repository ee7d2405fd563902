// @vitest-environment jsdom
/** What the rows of the players say. */

import { beforeAll, describe, expect, it } from 'vitest'
import type { Told } from '../../src/lib/table.svelte'
import { speak } from '../../src/lib/words.svelte'
import type { Moment, Sight } from '../../src/protocol'
import { decides, heirOf, isLeftToBots, owes, placeReached, presses } from '../../src/table/players'

const SIGHT: Sight = {
  turn: 'Anna',
  round: 3,
  turns: 9,
  phase: 'buy',
  pending: 'turn',
  throws: 1,
  doubles: 0,
  dice: [2, 3],
  speed: null,
  seats: [],
  lots: [],
  bank: { houses: 32, hotels: 12 },
  claims: [],
  debts: [],
  auction: null,
  offers: [],
  shortage: null,
  drawing: null,
  winners: [],
}

function went(number: number, ...events: [string, number[]][]): Told {
  return { number, entry: { kind: 'played', line: '', checksum: '', events, at: 0 }, said: [] }
}

beforeAll(() => speak('en'))

describe('what a seat is asked', () => {
  it('is nothing while others are awaited', () => {
    expect(decides('Ben', SIGHT, ['Anna'])).toBe('')
  })
  it('is what the turn is about', () => {
    expect(decides('Anna', SIGHT, ['Anna'])).toBe('buy')
  })
  it('is an auction for all who are in it', () => {
    expect(decides('Ben', { ...SIGHT, pending: 'auction' }, ['Anna', 'Ben'])).toBe('auction')
  })
  it('is rent for an owner whose claim the table waits for', () => {
    const claims = [{ owner: 'Ben', debtor: 'Anna', square: 6, amount: 6, demanded: false }]
    expect(decides('Ben', { ...SIGHT, claims }, ['Ben'])).toBe('claim')
  })
})

describe('what a seat owes', () => {
  const say = (amount: number) => `M ${amount}`
  const claim = (amount: number | null) => ({ owner: 'Ben', debtor: 'Anna', square: 6, amount, demanded: false })
  it('is nothing where nobody may ask it for rent', () => {
    expect(owes('Ben', { ...SIGHT, claims: [claim(6)] }, say)).toBe('')
  })
  it('is every rent that it may be asked for', () => {
    expect(owes('Anna', { ...SIGHT, claims: [claim(6), claim(8)] }, say)).toBe('rent open, M 6 + M 8')
  })
  it('has no sum while one of them is still to be thrown', () => {
    expect(owes('Anna', { ...SIGHT, claims: [claim(6), claim(null)] }, say)).toBe('rent open')
  })
  it('is a debt before all else', () => {
    const debts = [{ debtor: 'Anna', creditor: 'Ben', amount: 90, status: 'awaited' as const, missing: 20 }]
    expect(owes('Anna', { ...SIGHT, claims: [claim(6)], debts }, say)).toBe('owes M 90, M 20 short')
  })
})

describe('the place of who is out', () => {
  const seats = ['Anna', 'Ben', 'Cem', 'Dora'].map((seat) => ({ seat, bankrupt: seat !== 'Anna' && seat !== 'Dora' }))
  const told = [went(5, ['bankrupt', [2, 0]]), went(9, ['bankrupt', [1, -1]])]
  it('is the last for who went first, and stays so', () => {
    expect(['Cem', 'Ben'].map((seat) => placeReached(seat, told, seats))).toEqual([4, 3])
  })
  it('is not known where the log does not reach back', () => {
    expect(placeReached('Cem', told.slice(1), seats)).toBeNull()
  })
})

it('a game is left to bots once no person is in it', () => {
  const chairs = [{ place: 0, holder: 'person', seat: 'Anna' }, { place: 1, holder: 'bot', seat: 'Bert' }] as const
  const at = (bankrupt: boolean): Moment => ({ stage: 'running', host_here: true, chairs: [...chairs], sight: { ...SIGHT, seats: [{ seat: 'Anna', bankrupt } as never] } })
  expect([at(true), at(false)].map(isLeftToBots)).toEqual([true, false])
})

describe('who got what a bankrupt seat left', () => {
  const seats = ['Anna', 'Ben', 'Cem']
  it('is the creditor', () => {
    expect(heirOf('Cem', [went(7, ['bankrupt', [2, 0]]), went(8)], seats)).toBe('Anna')
  })
  it('is the bank', () => {
    expect(heirOf('Ben', [went(7, ['bankrupt', [1, -1]])], seats)).toBe('')
  })
  it('is not known where the log does not reach back', () => {
    expect(heirOf('Ben', [went(7, ['bankrupt', [2, -1]])], seats)).toBeNull()
  })
})

describe('who has to do something about a seat that keeps the table waiting', () => {
  const doubted = (votes: Record<string, string>) => ({ doubts: [{ about: 'Ben', votes_from: 0, votes }] }) as unknown as Moment
  const ben = { seat: 'Ben', holder: 'person', bot: '' } as const
  it('is whoever is asked', () => {
    expect(presses(ben, doubted({}), ['Ben'])).toBe(true)
  })
  it('is whom a bot plays for', () => {
    expect(presses({ ...ben, bot: 'standard' }, null, ['Ben'])).toBe(true)
    expect(presses({ ...ben, holder: 'bot', bot: 'standard' }, null, ['Anna'])).toBe(false)
  })
  it('is everybody else until they have voted, and nobody who only watches', () => {
    expect(presses(ben, doubted({}), ['Anna'])).toBe(true)
    expect(presses(ben, doubted({ Anna: '' }), ['Anna'])).toBe(false)
    expect(presses(ben, doubted({}), [])).toBe(false)
  })
})
