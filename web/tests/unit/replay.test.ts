/** A game that is looked back on: its turns and what stands out in it. */

import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Told } from '../../src/lib/table.svelte'
import type { Step } from '../../src/protocol'
import { marksOf } from '../../src/replay/marks'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('navigator', { languages: ['de'] })
const steps = (...turns: string[]): Step[] => turns.map((turn, index) => ({ sequence: 10 + index, round: 1, turn }))

describe('turns', () => {
  let numbers: (steps: Step[]) => number[]
  beforeAll(async () => {
    numbers = (await import('../../src/replay/film.svelte')).turnNumbers
  })
  it('are counted from 1 on, from the first seat that begins', () => {
    expect(numbers(steps('', '', 'Anna', 'Anna', 'Ben', 'Anna'))).toEqual([0, 0, 1, 1, 2, 3])
  })
})

describe('what stands out', () => {
  const went = (number: number, ...events: [string, number[]][]): Told => ({
    number,
    entry: { kind: 'played', line: '', checksum: '', events, at: 0 },
    said: ['So.'],
  })
  it('is found at the moment it led to', () => {
    const told = [went(10, ['thrown', [0, 1, 2]]), went(11, ['auction_won', [1, 40, 0, 5]])]
    expect(marksOf(told, steps('Anna', 'Anna'), ['Anna', 'Ben'])).toEqual([{ at: 1, sign: 'gavel', rank: 3, seat: 'Ben', text: 'So.' }])
  })
  it('is a hotel, not a house', () => {
    const told = [went(10, ['built', [0, 5, 4]]), went(11, ['built', [0, 5, 5]])]
    expect(marksOf(told, steps('Anna', 'Anna'), ['Anna', 'Ben']).map((mark) => [mark.at, mark.sign])).toEqual([[1, 'hotel']])
  })
  it('is the greatest of what happened at once', () => {
    const told = [went(10, ['bankrupt', [1, 0]], ['game_over', [1]])]
    expect(marksOf(told, steps('Anna'), ['Anna', 'Ben']).map((mark) => mark.sign)).toEqual(['medal'])
  })
})
