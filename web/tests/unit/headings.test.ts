// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../src/lib/words.svelte'
import type { ClaimSight } from '../../src/protocol'
import type { Desk } from '../../src/table/desk.svelte'
import { demandOf, lapses, rentsOf } from '../../src/table/due'
import { beyond, headingOf } from '../../src/table/headings'

describe('what a sentence says beyond its heading', () => {
  it('is nothing where it only repeats it, or adds what the dice show', () => {
    expect(beyond('Cleo ist am Zug', 'Cleo ist am Zug')).toBe('')
    expect(beyond('Cleo ist am Zug', 'Cleo ist am Zug (gewürfelt: 1 + 1 + 3 (Pasch))')).toBe('')
  })
  it('is the answer to a question', () => {
    expect(beyond('Who begins?', 'Who begins? The highest throw decides.')).toBe('The highest throw decides.')
  })
  it('is all of it where it goes on', () => {
    expect(beyond('You owe Bert M 900', 'You owe Bert M 900 (rent) and have enough cash.')).toBe('You owe Bert M 900 (rent) and have enough cash.')
    expect(beyond('', 'Cleo decides.')).toBe('Cleo decides.')
  })
})

describe('what others are waited for', () => {
  beforeAll(() => speak('en'))

  function heading(sight: object, awaits: string[]): string {
    const desk = { sight, live: { moment: { awaits } }, due: null, awaited: false, name: (seat: string) => seat }
    return headingOf(desk as unknown as Desk)
  }

  it('is a throw where nothing is decided', () => {
    expect(heading({ pending: 'turn', phase: 'order', turn: '' }, ['Bert'])).toBe('Bert throws')
    expect(heading({ pending: 'rent_throw', phase: 'end', turn: 'Anna' }, ['Bert'])).toBe('Bert throws')
    expect(heading({ pending: 'wish', phase: 'end', turn: 'Anna' }, ['Bert', 'Cleo'])).toBe('Bert, Cleo decide')
  })
})

describe('the button for rent', () => {
  const claim = (square: number, amount: number | null, demanded = false): object => ({ owner: 'Anna', debtor: 'Ben', square, amount, demanded })

  function looked(lots: (number | null)[], ...claims: object[]): Desk {
    const may = () => lots.map((square) => ({ verb: 'demands', square, line: square === null ? 'Anna demands rent' : `Anna demands rent on ${square}` }))
    return { me: 'Anna', sight: { claims }, may, name: (seat: string) => seat, money: (amount: number) => `M ${amount}` } as unknown as Desk
  }

  it('demands all of mine at once, the largest first', () => {
    const desk = looked([6, 9], claim(6, 2), claim(9, 50))
    expect(demandOf(desk)).toBe('Demand both, M 52')
    expect(rentsOf(desk).map(({ line }) => line)).toEqual(['Anna demands rent on 9', 'Anna demands rent on 6'])
    expect(demandOf(looked([6, 9, 11], claim(6, 2), claim(9, 50), claim(11, 4)))).toBe('Demand all 3, M 56')
  })

  it('names no sum while one of them is still to be thrown', () => {
    const desk = looked([6, 12], claim(12, null), claim(6, 2))
    expect(demandOf(desk)).toBe('Demand both')
    expect(rentsOf(desk).map(({ line }) => line)).toEqual(['Anna demands rent on 6', 'Anna demands rent on 12'])
  })

  it('says no more than that where there is one', () => {
    expect(demandOf(looked([null], claim(6, 26)))).toBe('Demand rent')
    expect(demandOf(looked([null], claim(9, 26, true), claim(6, 200)))).toBe('Demand rent')
  })

  it('says which one where two landed on one lot: the older rent comes first', () => {
    expect(demandOf(looked([6], claim(6, 26), claim(6, 200)))).toBe('Demand M 26 rent')
  })
})

describe('when rent lapses', () => {
  const desk = { me: 'Anna', name: (seat: string) => `${seat} B.` } as unknown as Desk
  const claim = (lapses: string | null): ClaimSight => ({ owner: 'Anna', debtor: 'Ben', square: 6, amount: 2, demanded: lapses === null, lapses })

  it('is with the throw of whom the server names, which may be mine', () => {
    expect(lapses(desk, claim('Cem'))).toBe('Lapses as soon as Cem B. throws.')
    expect(lapses(desk, claim('Anna'))).toBe('Lapses as soon as you throw.')
    expect(lapses(desk, claim(null))).toBe('Demanded, not paid yet.')
  })
})
