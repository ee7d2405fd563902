import { describe, expect, it } from 'vitest'
import { amountIn, bareMoney, boardMoney, change, kept, money } from '../../src/lib/money'

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

describe('an amount that is typed', () => {
  it.each([
    ['1000', 1000],
    ['1.000', 1000],
    ['M 1.000', 1000],
    ['M\u00A01.584', 1584],
    [' 20 ', 20],
    ['２５', 25],
    ['50 M', 50],
  ])('is read as the page writes it: %s', (text, amount) => expect(amountIn(text, dollars, 'de')).toBe(amount))

  it.each(['', '-5', '−5', '+5', '1,5', '1.5', '1e9', '1e-3', '٢٥', '2 0', 'abc', '1.00', '10.00.000', '1,000', '0x10', '5 Ringe', 'M'])('is nothing else where it cannot be read: %s', (text) =>
    expect(amountIn(text, dollars, 'de')).toBeNull(),
  )

  it('is read as each language sets thousands apart', () => {
    expect(amountIn('1,000', dollars, 'en')).toBe(1000)
    expect(amountIn('1.000', dollars, 'en')).toBeNull()
    expect(amountIn('1.584 Ringe', rings, 'de')).toBe(1584)
  })

  it.each([
    ['1,5 Mio.', 1_500_000],
    ['1.5M', 1_500_000],
    ['2M', 2_000_000],
    ['2m', 2_000_000],
    ['600 Tsd.', 600_000],
    ['600K', 600_000],
    ['1,25 million', 1_250_000],
    ['1.500.000', 1_500_000],
    ['1500000', 1_500_000],
    ['500', 500],
    ['0,07 Mio', 70_000],
  ])('is read in words and in short where amounts are large: %s', (text, amount) => expect(amountIn(text, euros, 'de')).toBe(amount))

  it.each(['1,5', '-600K', '1e6', 'Mio.', '1,5 Mrd.', '1,5 M K', '2 MM'])('is nothing else there: %s', (text) => expect(amountIn(text, euros, 'de')).toBeNull())

  it.each([1, 60, 1584, 2_000_000])('is read back from how it is shown: %s', (amount) => {
    for (const lang of ['de', 'en'] as const) for (const how of [dollars, rings]) expect(amountIn(money(amount, how, lang), how, lang)).toBe(amount)
    for (const lang of ['de', 'en'] as const) for (const show of [money, boardMoney]) expect(amountIn(show(amount * 10_000, euros, lang), euros, lang)).toBe(amount * 10_000)
  })
})
