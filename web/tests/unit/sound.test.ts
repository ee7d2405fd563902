/** Which sounds are heard, in which order. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyEntry } from '../../src/protocol'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('navigator', { languages: ['de'] })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { cuesOf, isFelt } = await import('../../src/sound/follow')
const { settings } = await import('../../src/lib/settings.svelte')

function played(...events: [string, number[]][]): AnyEntry {
  return { kind: 'played', line: '', checksum: '', events, at: 0 }
}

const sounds = (entries: AnyEntry[], own: number[] = []) => cuesOf(entries, own).map((cue) => cue.sound)

beforeEach(() => (settings.speed = 1))

describe('what is heard', () => {
  it('is dice, then a step for every square', () => {
    const cues = cuesOf([played(['thrown', [0, 1, 2, 0]], ['moved', [0, 39, 2]])], [])
    expect(cues.map((cue) => cue.sound)).toEqual(['dice', 'step', 'step', 'step'])
    expect(cues.map((cue) => cue.at)).toEqual([0, 530, 620, 710])
  })
  it('is no step where nothing moves', () => {
    settings.speed = 0
    expect(sounds([played(['thrown', [0, 1, 2, 0]], ['moved', [0, 0, 3]])])).toEqual(['dice'])
  })
  it('is my money, out and in, and not that of others', () => {
    const rent = played(['paid', [1, 0, 50, 3, 6]])
    expect(sounds([rent], [0])).toEqual(['money-in'])
    expect(sounds([rent], [1])).toEqual(['money-out'])
    expect(sounds([rent], [2])).toEqual([])
  })
  it('is every sound once, and never more than four', () => {
    const all = ['thrown', 'card_drawn', 'jailed', 'built', 'title_passed', 'auction_won'].map((event): [string, number[]] => [event, [0]])
    expect(sounds([played(...all), played(['thrown', [1]])])).toEqual(['dice', 'card', 'bolt', 'build'])
  })
  it('is nothing where people only talk', () => {
    expect(sounds([{ kind: 'said', seat: 'Anna', text: 'Hallo', at: 0 }])).toEqual([])
  })
})

it('own bids and bookings are felt', () => {
  expect(isFelt([played(['bid', [2, 40]])], [2])).toBe(true)
  expect(isFelt([played(['bid', [1, 40]])], [2])).toBe(false)
  expect(isFelt([played(['paid', [-1, 2, 200, 0, 0]])], [2])).toBe(true)
})
