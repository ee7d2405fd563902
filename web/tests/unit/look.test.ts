// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import { amountOf, labelOf, tokensOf } from '../../src/board/look'
import { speak } from '../../src/lib/words.svelte'
import type { EditionSheet, LotSight, Moment, SeatSight, Sight, SquareSheet } from '../../src/protocol'

const TERMS = `
-house = { $number ->
    [many] Verstecke
   *[one] Versteck
}
-hotel = { $number ->
    [many] Hauptquartiere
   *[one] Hauptquartier
}
`
const dollars = { unit: 1, symbol: 'M', style: 'before', start: 1500, salary: 200, fine: 50 } as const
const spy = { square: 18, name: 'Der Spion, der mich liebte', kind: 'street', price: 180, tax: null } as SquareSheet
const base = { square: 12, name: 'Crab Key', kind: 'utility', price: 150, tax: null } as SquareSheet
const tax = { square: 38, name: 'Casino Steuer', kind: 'tax', price: null, tax: 100 } as SquareSheet
const jail = { square: 10, name: 'Gefängnis / Nur zu Besuch', kind: 'jail', price: null, tax: null } as SquareSheet
const squares: SquareSheet[] = []
for (const square of [spy, base, tax, jail]) squares[square.square] = square
const sheet = { squares, money: dollars } as unknown as EditionSheet
const moment = { chairs: ['Anna', 'Ben'].map((seat, place) => ({ place, holder: 'person', seat, shown: seat })) } as unknown as Moment
const lot: LotSight = { square: 18, owner: 'Anna', level: 2, mortgaged: false, rent: 200, factor: null, row: 3, whole: true }
const seat = (name: string, at: number, more: Partial<SeatSight> = {}) => ({ seat: name, at, jail: 0, bankrupt: false, ...more }) as SeatSight
const sightOf = (lots: LotSight[], seats: SeatSight[] = []) => ({ lots, seats }) as unknown as Sight
const say = (sight: Sight, square: number, me: string | null = null, marks = {}) => labelOf(sheet, sight, moment, square, { marks, me })

beforeAll(() => speak('de', TERMS, 'sie'))

describe('the sentence of a square', () => {
  it('says whose it is, what stands on it and what it brings', () => {
    expect(say(sightOf([lot]), 18)).toBe('Feld 18: Der Spion, der mich liebte, gehört Anna, 2 Verstecke, Miete M\u00A0200')
    expect(say(sightOf([{ ...lot, level: 5, rent: 950 }]), 18, 'Anna')).toBe(
      'Feld 18: Der Spion, der mich liebte, gehört Ihnen, Hauptquartier, Miete M\u00A0950',
    )
  })

  it('says what a free lot costs, and that a mortgaged one brings nothing', () => {
    expect(say(sightOf([{ ...lot, owner: '' }]), 18)).toBe('Feld 18: Der Spion, der mich liebte, frei, M\u00A0180')
    expect(say(sightOf([{ ...lot, level: 0, mortgaged: true, rent: 0 }]), 18)).toBe(
      'Feld 18: Der Spion, der mich liebte, gehört Anna, Hypothek, keine Miete',
    )
  })

  it('says what depends on the throw, what is to pay, who is there and who sits', () => {
    expect(say(sightOf([{ ...lot, square: 12, level: 0, rent: null, factor: 4 }]), 12)).toBe('Feld 12: Crab Key, gehört Anna, Miete 4 mal Wurf')
    expect(say(sightOf([], [seat('Ben', 38)]), 38)).toBe('Feld 38: Casino Steuer, zu zahlen: M\u00A0100, hier: Ben')
    expect(say(sightOf([], [seat('Ben', 10), seat('Anna', 10, { jail: 2 })]), 10, 'Ben')).toBe(
      'Feld 10: Gefängnis / Nur zu Besuch, im Gefängnis: Anna, hier: Sie',
    )
  })

  it('says what is to be decided about it', () => {
    expect(say(sightOf([lot]), 18, null, { claim: new Set([18]), choosable: new Set([18]) })).toMatch(/, Miete offen, wählbar$/)
  })
})

describe('the figure of a square', () => {
  const text = (square: SquareSheet, of: LotSight | undefined, narrow = false) => amountOf(sheet, square, of, narrow)
  it('is the price while it is free, then the rent', () => {
    expect(text(spy, { ...lot, owner: '' })).toEqual({ text: 'M\u202F180', tight: [], rent: false })
    expect(text(spy, lot)).toEqual({ text: 'M\u202F200', tight: [], rent: true })
    expect(text(spy, lot, true)).toEqual({ text: '200', tight: [], rent: true })
    expect(text(spy, { ...lot, mortgaged: true }, true)).toEqual({ text: '', tight: [], rent: false }) // a sign stands there: H is a hotel
    expect(text(base, { ...lot, rent: null, factor: 10 })).toEqual({ text: '10 × Wurf', tight: ['10 ×'], rent: true })
    expect(text(tax, undefined)).toEqual({ text: 'M\u202F100', tight: [], rent: false })
    expect(text(jail, undefined)).toBeNull()
  })
  it('does without its letter where there is hardly room, if its decimals say that it is in millions', () => {
    const euros = { ...sheet, money: { ...dollars, unit: 10_000, style: 'scaled' } } as unknown as EditionSheet
    const rent = (amount: number) => amountOf(euros, spy, { ...lot, rent: amount }, true)
    expect(rent(12_750_000)).toEqual({ text: '12,75M', tight: ['12,75'], rent: true })
    expect(rent(1_400_000)).toEqual({ text: '1,4M', tight: ['1,4'], rent: true })
    expect(rent(20_000_000)).toEqual({ text: '20M', tight: [], rent: true })
    expect(rent(700_000)).toEqual({ text: '700K', tight: [], rent: true })
    expect(amountOf(euros, base, { ...lot, square: 12, rent: null, factor: 100_000 }, true)).toEqual({ text: '100K×', tight: ['100K', '×'], rent: true })
  })
})

describe('tokens', () => {
  it('stand together by square; visitors apart from prisoners, the bankrupt nowhere', () => {
    const sight = sightOf([], [seat('Anna', 10), seat('Ben', 10, { jail: 1 }), seat('Cem', 10), seat('Dora', 10, { bankrupt: true })])
    expect(tokensOf(sight).map(({ seat: { seat: name }, index, count }) => [name, index, count])).toEqual([
      ['Anna', 0, 2],
      ['Ben', 0, 1],
      ['Cem', 1, 2],
    ])
  })
})
