import { describe, expect, it } from 'vitest'
import { bareMoney, boardMoney, change, kept, money } from '../../src/lib/money'

const dollars = { unit: 1, symbol: 'M', style: 'before' } as const
const rings = { unit: 1, symbol: 'Ringe', style: 'after' } as const
const euros = { unit: 10_000, symbol: '', style: 'scaled' } as const

describe('amounts', () => {
  it('are grouped as the language groups them', () => {
    expect(money(1584, dollars, 'de')).toBe('M\u00A01.584')
    expect(money(1584, dollars, 'en')).toBe('M\u00A01,584')
    expect(money(1584, rings, 'de')).toBe('1.584\u00A0Ringe')
  })

  it('are large as the program says them', () => {
    expect(money(2_000_000, euros, 'de')).toBe('2\u00A0Mio.')
    expect(money(1_500_000, euros, 'de')).toBe('1,5\u00A0Mio.')
    expect(money(600_000, euros, 'de')).toBe('600\u00A0Tsd.')
    expect(money(1_500_000, euros, 'en')).toBe('1.5M')
    expect(money(600_000, euros, 'en')).toBe('600K')
  })

  it('are short on the board', () => {
    expect(boardMoney(2_000_000, euros, 'de')).toBe('2M')
    expect(boardMoney(600_000, euros, 'de')).toBe('600K')
    expect(boardMoney(260, dollars, 'de')).toBe('M\u202F260')
    expect(bareMoney(1150, dollars, 'de')).toBe('1150')
  })

  it('stay in one line in the sentences of the server, too, with their thousands set apart', () => {
    expect(kept('Anna zahlt M 1100, dann M 12.345. M 60', dollars, 'de')).toBe('Anna zahlt M\u00A01.100, dann M\u00A012.345. M\u00A060')
    expect(kept('Rent M 1100.', dollars, 'en')).toBe('Rent M\u00A01,100.')
    expect(kept('Ben hat 1500 Ringe', rings, 'de')).toBe('Ben hat 1.500\u00A0Ringe')
    expect(kept('kostet 1,5 Mio. oder 600 Tsd.', euros, 'de')).toBe('kostet 1,5\u00A0Mio. oder 600\u00A0Tsd.')
    expect(kept('Feld 18, 2 Häuser, FILM 7', dollars, 'de')).toBe('Feld 18, 2 Häuser, FILM 7')
  })

  it('have a sign where they change hands', () => {
    expect(change(-100, dollars, 'de')).toBe('−\u00A0M\u00A0100')
    expect(change(200, dollars, 'de')).toBe('+\u00A0M\u00A0200')
  })
})
