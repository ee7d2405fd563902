/** How others have answered offers of mine. */
import { describe, expect, it } from 'vitest'
import type { Told } from '../../src/lib/table.svelte'
import type { OfferSight } from '../../src/protocol'
import { answersTo, counteredBy } from '../../src/table/answers'

const SEATS = ['Anna', 'Ben', 'Cem']
let number = 0

function told(line: string, event: string, numbers: number[]): Told {
  number += 1
  return { number, said: [`${event}: ${line}`], entry: { kind: 'played', at: 0, line, checksum: '', events: [[event, numbers]], told: [[event, { say: event }, []]] } }
}

const offered = (line: string, from: number, to: number): Told => told(line, 'offered', [from, to])
const OFFER = { from: 'Ben', to: 'Anna', gives: {}, wants: {}, against_debt: false } as unknown as OfferSight

describe('an answer', () => {
  it('is shown to whom has made the offer', () => {
    const log = [offered('Anna offers Ben', 0, 1), told('Ben rejects Anna', 'rejected', [1, 0])]
    expect(answersTo(['Anna'], log, SEATS).map(({ sentence }) => sentence)).toEqual(['rejected: Ben rejects Anna'])
    expect(answersTo(['Ben'], log, SEATS)).toEqual([])
    expect(answersTo(['Cem'], log, SEATS)).toEqual([])
    expect(answersTo(['Anna', 'Ben'], log, SEATS)).toEqual([])
  })

  it('stays whatever others do, until I speak', () => {
    const log = [told('Ben rejects Anna', 'rejected', [1, 0]), told('Cem throws 1 2', 'thrown', [2, 1, 2])]
    expect(answersTo(['Anna'], log, SEATS)).toHaveLength(1)
    expect(answersTo(['Anna'], [...log, told('Anna throws 1 2', 'thrown', [0, 1, 2])], SEATS)).toEqual([])
  })
})

describe('a counter-offer', () => {
  it('stands beside the offer that it answers', () => {
    const log = [offered('Anna offers Ben', 0, 1), told('Ben counters Anna', 'countered', [1, 0])]
    expect(counteredBy(OFFER, log, SEATS)).toBe('offered: Anna offers Ben')
  })

  it('may answer one that was itself a counter-offer', () => {
    const log = [offered('Ben offers Anna', 1, 0), told('Anna counters Ben', 'countered', [0, 1]), told('Ben counters Anna', 'countered', [1, 0])]
    expect(counteredBy(OFFER, log, SEATS)).toBe('countered: Anna counters Ben')
  })

  it('is none when it was made unasked, be it after one that was', () => {
    expect(counteredBy(OFFER, [offered('Ben offers Anna', 1, 0)], SEATS)).toBeNull()
    const log = [offered('Anna offers Ben', 0, 1), told('Ben counters Anna', 'countered', [1, 0]), offered('Ben offers Anna', 1, 0)]
    expect(counteredBy(OFFER, log, SEATS)).toBeNull()
    expect(counteredBy(OFFER, [], SEATS)).toBeNull()
  })

  it('answers something also where that is not known any more', () => {
    expect(counteredBy(OFFER, [told('Ben counters Anna', 'countered', [1, 0])], SEATS)).toBe('')
  })
})
