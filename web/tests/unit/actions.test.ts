import { describe, expect, it } from 'vitest'
import { amountOf, amountSaid, choiceOf, choicesOf, decisionOf, sideText, takesBack } from '../../src/table/actions'
import type { Sight } from '../../src/protocol'

describe('amounts in lines', () => {
  it('are printed money', () => {
    expect(amountOf('140')).toBe(140)
    expect(amountOf('600K')).toBe(600_000)
    expect(amountOf('1.5M')).toBe(1_500_000)
    expect(amountOf('0.1M')).toBe(100_000)
  })
})

describe('lines', () => {
  it.each([
    ['Anna throws', 'throws', null],
    ['Anna jumps to 39', 'jumps', 39],
    ['Anna takes fine', 'takes fine', null],
    ['Anna takes chance', 'takes chance', null],
    ['Anna buys', 'buys', null],
    ['Anna declines', 'declines', null],
    ['Anna passes', 'passes', null],
    ['Anna demands rent', 'demands', null],
    ['Anna demands rent on 18', 'demands', 18],
    ['Anna pays', 'pays', null],
    ['Anna pays fine', 'pays fine', null],
    ['Anna is bankrupt', 'is bankrupt', null],
    ['Anna uses card', 'uses card', null],
    ['Anna builds 16', 'builds', 16],
    ['Anna sells building 16', 'sells', 16],
    ['Anna sells hotel 16 whole', 'sells whole', 16],
    ['Anna places building 19', 'places', 19],
    ['Anna mortgages 5', 'mortgages', 5],
    ['Anna redeems 5', 'redeems', 5],
    ['Anna keeps mortgage 23', 'keeps', 23],
    ['Anna withdraws', 'withdraws', null],
    ['Anna ends turn', 'ends turn', null],
    ['Anna gives up', 'gives up', null],
  ])('%s', (line, verb, square) => {
    expect(choiceOf(line)).toMatchObject({ verb, square, line })
  })

  it('have the square they lead to from the server, where they do not say it', () => {
    expect(choicesOf(['Anna moves 1', 'Anna moves 6', 'Anna gives up'], ['', '', ''], [36, 1, null]).map((each) => each.square)).toEqual([36, 1, null])
    expect(choicesOf(['Anna moves 1'])[0]?.square).toBeNull()
  })

  it('name seats and decks', () => {
    expect(choiceOf('Anna accepts Ben')?.seat).toBe('Ben')
    expect(choiceOf('Anna rejects Ben')?.seat).toBe('Ben')
    expect(choiceOf('Anna withdraws from Ben')?.seat).toBe('Ben')
    expect(choiceOf('Anna uses chance card')?.deck).toBe('chance')
  })

  it('leave amounts open', () => {
    expect(choiceOf('Anna bids 10..140')).toMatchObject({ verb: 'bids', least: 10, most: 140 })
    expect(choiceOf('Anna bids 10')).toMatchObject({ least: 10, most: 10 })
    expect(choiceOf('Anna bids 100K..1.5M')).toMatchObject({ least: 100_000, most: 1_500_000 })
    expect(choiceOf('Anna bids 1.2M..20M')).toMatchObject({ least: 1_200_000, most: 20_000_000 })
    expect(choiceOf('Anna wants 0..3')).toMatchObject({ verb: 'wants', least: 0, most: 3 })
    expect(choiceOf('Anna moves 6')).toMatchObject({ verb: 'moves', least: 6 })
  })

  it('keep what they mean', () => {
    expect(choicesOf(['Anna buys', 'Anna sings', 'Anna declines'], ['a', 'b', 'c']).map((each) => each.about)).toEqual(['a', 'c'])
  })
})

describe('what is asked', () => {
  const sight = (more: object): Sight =>
    ({ pending: 'turn', auction: null, debts: [], seats: [{ seat: 'Anna', jail: 0 }, { seat: 'Ben', jail: 2 }], ...more }) as unknown as Sight

  it('comes from the lines', () => {
    expect(decisionOf(sight({}), 'Anna', choicesOf(['Anna builds 1', 'Anna throws']))).toBe('throw')
    expect(decisionOf(sight({}), 'Ben', choicesOf(['Ben throws', 'Ben pays fine']))).toBe('jail')
    expect(decisionOf(sight({}), 'Anna', choicesOf(['Anna buys', 'Anna declines', 'Anna mortgages 1']))).toBe('buy')
    expect(decisionOf(sight({}), 'Anna', choicesOf(['Anna mortgages 1', 'Anna demands rent']))).toBe('waiting')
    expect(decisionOf(sight({}), null, [])).toBe('waiting')
  })

  it('is the debt before anything else', () => {
    const owed = sight({ pending: 'debt', debts: [{ debtor: 'Anna', creditor: 'Ben', amount: 10, missing: 4 }] })
    expect(decisionOf(owed, 'Anna', choicesOf(['Anna mortgages 1']))).toBe('debt')
    expect(decisionOf(owed, 'Ben', [])).toBe('waiting')
  })
})

describe('sides of a deal', () => {
  it('are written as records write them', () => {
    expect(sideText({ squares: [12, 5], cash: 100, cards: ['community', 'chance'] })).toBe('lot 5, lot 12, 100, chance card, community card')
    expect(sideText({ squares: [], cash: 0, cards: [] })).toBe('nothing')
  })
})

it('takes back as many actions as there is a number for, else one', () => {
  expect([3, null, 0, -2, 1.6, 99].map((count) => takesBack('Anna', count))).toEqual([3, 1, 1, 1, 2, 20].map((count) => `Anna takes back ${count}`))
})

describe('what a choice costs', () => {
  it('stands before the colon', () => {
    expect(amountSaid({ ...choiceOf('Anna redeems 5')!, about: 'kostet M 121: Octopussy' })).toBe('kostet M 121')
    expect(amountSaid({ ...choiceOf('Anna keeps mortgage 5')!, about: 'die Hypothek bleibt' })).toBe('')
  })
})
