/** What has become of rent that could be demanded. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveTable, Told } from '../../src/lib/table.svelte'
import type { ClaimSight } from '../../src/protocol'
import { fatesOf, GoneClaims, STAYS } from '../../src/table/gone.svelte'

const SEATS = ['Anna', 'Ben', 'Cem']
const CLAIM: ClaimSight = { owner: 'Anna', debtor: 'Ben', square: 18, amount: 200, demanded: false, lapses: 'Cem' }
const LAPSED: [string, number[]] = ['claim_lapsed', [1, 0, 9]]
const PAID: [string, number[]] = ['paid', [1, 0, 200, 3, 18]]

function played(events: [string, number[]][], undone = 0): Told {
  const told = events.map(([event]): [string, { say: string }, string[]] => [event, { say: event }, []])
  return { number: 1, entry: { kind: 'played', line: '', checksum: '', events, told, undone, at: 0 }, said: events.map(([event]) => `told: ${event}`) }
}

describe('rent that is not open any more', () => {
  it('has lapsed, with the sentence that says so', () => {
    expect(fatesOf([CLAIM], [played([['thrown', [2, 3, 4]], LAPSED])], SEATS, 1)).toEqual([{ claim: CLAIM, lapsed: 'told: claim_lapsed' }])
  })
  it('is paid, with what was paid', () => {
    expect(fatesOf([{ ...CLAIM, amount: null }], [played([PAID])], SEATS, 10_000)).toEqual([{ claim: { ...CLAIM, amount: 2_000_000 }, lapsed: '' }])
  })
  it('of another guest or lot says nothing about this one', () => {
    expect(fatesOf([CLAIM], [played([['claim_lapsed', [2, 0, 9]], ['paid', [1, 0, 8, 3, 16]]])], SEATS, 1)).toEqual([])
  })
  it('has come to nothing where it was taken back', () => {
    expect(fatesOf([CLAIM], [played([LAPSED], 1)], SEATS, 1)).toEqual([])
  })
})

describe('its slip', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('stays for a moment, then goes', () => {
    vi.stubGlobal('window', globalThis)
    let hear: (news: Told[]) => void = () => undefined
    const live = {
      sight: { claims: [CLAIM], seats: SEATS.map((seat) => ({ seat })) },
      sheet: null,
      onNews: (heard: typeof hear) => {
        hear = heard
        return () => undefined
      },
      onWelcome: () => () => undefined,
    }
    const gone = new GoneClaims()
    const stop = gone.follow(live as unknown as LiveTable)
    live.sight = { ...live.sight, claims: [] }
    hear([played([LAPSED])])
    expect(gone.shown.map(({ claim, lapsed }) => [claim.square, lapsed])).toEqual([[18, 'told: claim_lapsed']])
    vi.advanceTimersByTime(STAYS)
    expect(gone.shown).toEqual([])
    stop()
    vi.unstubAllGlobals()
  })
})
