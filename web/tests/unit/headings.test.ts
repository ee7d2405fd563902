// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../src/lib/words.svelte'
import type { Desk } from '../../src/table/desk.svelte'
import { demandOf } from '../../src/table/due'
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
  const claim = (debtor: string, amount: number | null, demanded = false): object => ({ owner: 'Anna', debtor, amount, demanded })

  function button(...claims: object[]): string {
    const desk = { me: 'Anna', sight: { claims }, name: (seat: string) => seat, money: (amount: number) => `M ${amount}` }
    return demandOf(desk as unknown as Desk)
  }

  it('says which one where there are several', () => {
    expect(button(claim('Ben', 26))).toBe('Demand rent')
    expect(button(claim('Cem', 26, true), claim('Ben', 200))).toBe('Demand rent')
    expect(button(claim('Cem', 26), claim('Ben', 200))).toBe('Demand M 200 rent')
    expect(button(claim('Cem', 26), claim('Ben', null))).toBe('Demand rent from Ben')
  })
})
