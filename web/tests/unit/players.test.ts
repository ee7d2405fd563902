// @vitest-environment jsdom
/** What the rows of the players say. */

import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../src/lib/words.svelte'
import type { Moment, Sight } from '../../src/protocol'
import { decides, owes, presses } from '../../src/table/players'

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
    const claims = [{ owner: 'Ben', debtor: 'Anna', square: 6, amount: 6, demanded: false, lapses: 'Ben' }]
    expect(decides('Ben', { ...SIGHT, claims }, ['Ben'])).toBe('claim')
  })
})

describe('what a seat owes', () => {
  const say = (amount: number) => `M ${amount}`
  const claim = (amount: number | null) => ({ owner: 'Ben', debtor: 'Anna', square: 6, amount, demanded: false, lapses: 'Ben' })
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
