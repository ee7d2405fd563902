import { describe, expect, it } from 'vitest'
import type { AnyEntry } from '../../src/protocol'
import { between, flightsOf } from '../../src/table/flights'

const SEATS = ['Anna', 'Ben', 'Cem']

function played(...events: [string, number[]][]): AnyEntry {
  return { kind: 'played', line: '', checksum: '', events, at: 0 }
}

describe('money on its way', () => {
  it('goes from who pays to who is paid, the bank too', () => {
    const entries = [played(['paid', [1, 0, 200, 3, 18]]), played(['moved', [1, 2, 3]], ['paid', [-1, 2, 200, 0, 0]])]
    expect(flightsOf(entries, SEATS, 4)).toEqual([
      { from: 'Ben', to: 'Anna', amount: 200 },
      { from: '', to: 'Cem', amount: 200 },
    ])
  })
  it('is added up where the same pays the same', () => {
    expect(flightsOf([played(['paid', [0, -1, 100, 5, 1]], ['paid', [0, -1, 50, 5, 3]])], SEATS, 4)).toEqual([{ from: 'Anna', to: '', amount: 150 }])
  })
  it('of many payments the last are shown, as many as there may be', () => {
    const many = [0, 1, 2].flatMap((payer) => [-1, (payer + 1) % 3].map((receiver): [string, number[]] => ['paid', [payer, receiver, 1, 0, -1]]))
    expect(flightsOf([played(...many)], SEATS, 4)).toEqual([
      { from: 'Ben', to: '', amount: 1 },
      { from: 'Ben', to: 'Cem', amount: 1 },
      { from: 'Cem', to: '', amount: 1 },
      { from: 'Cem', to: 'Anna', amount: 1 },
    ])
    expect([0, -1].map((most) => flightsOf([played(...many)], SEATS, most))).toEqual([[], []]) // as many are on their way already
  })
  it('is nothing where nothing is paid, or people only talk', () => {
    expect(flightsOf([{ kind: 'said', seat: 'Anna', text: 'Hallo', at: 0 }, played(['paid', [0, 1, 0, 3, 1]])], SEATS, 4)).toEqual([])
  })
})

describe('an amount that counts', () => {
  it('begins where it was, ends where it is, and is always of whole units', () => {
    expect([0, 0.5, 1, 2].map((share) => between(100, 300, share, 1))).toEqual([100, 275, 300, 300])
    expect(between(2_000_000, 1_400_000, 0.5, 10_000)).toBe(1_480_000)
    expect(between(300, 100, 0.5, 1)).toBe(125)
  })
})
