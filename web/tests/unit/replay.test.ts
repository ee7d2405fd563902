// @vitest-environment jsdom
/** A game that is looked back on: its turns and what stands out in it. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Told } from '../../src/lib/table.svelte'
import type { Step } from '../../src/protocol'
import { marksOf } from '../../src/replay/marks'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('navigator', { languages: ['de'] })
const steps = (...turns: string[]): Step[] => turns.map((turn, index) => ({ sequence: 10 + index, round: 1, turn, turns: new Set(turns.slice(0, index + 1)).size }))

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

describe('a film', () => {
  let away = 0
  let asked: string[] = []
  const film = async () => new (await import('../../src/replay/film.svelte')).Film('ABCDE', null)

  beforeEach(() => {
    vi.useFakeTimers()
    away = 0
    asked = []
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path)
      if (away-- > 0) return Promise.reject(new TypeError('no connection'))
      const found = path.endsWith('curves') ? { steps: steps('Anna', 'Anna', 'Ben'), seats: [] } : { moment: path.split('/').at(-1) }
      return Promise.resolve({ ok: true, json: () => Promise.resolve(found) })
    })
  })
  afterEach(() => void vi.useRealTimers())

  it('comes by itself once the game can be had', async () => {
    away = 2
    const shown = await film()
    void shown.open(() => true)
    await vi.advanceTimersByTimeAsync(0)
    expect(shown.problem).not.toBeNull()
    await vi.advanceTimersByTimeAsync(2000)
    expect(shown.sight).toEqual({ moment: '2' })
    expect(shown.problem).toBeNull()
  })

  it('shows the moment that was wound to without a connection as soon as there is one', async () => {
    const shown = await film()
    await shown.open(() => true)
    away = 99
    void shown.go(0)
    void shown.go(1)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(shown.problem).not.toBeNull()
    away = 0
    asked = []
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(shown.sight).toEqual({ moment: '1' })
    expect(shown.problem).toBeNull()
    expect(asked.filter((path) => path.endsWith('/0'))).toEqual([])
  })

  it('is asked for no more once nobody looks', async () => {
    away = 99
    let here = true
    const shown = await film()
    void shown.open(() => here)
    await vi.advanceTimersByTimeAsync(0)
    here = false
    asked = []
    await vi.advanceTimersByTimeAsync(30_000)
    expect(asked).toEqual([])
  })

  it('asks for the moment at which a handle rests that is drawn over many', async () => {
    const many = { steps: steps(...Array<string>(1533).fill('Anna')), seats: [] }
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path)
      return Promise.resolve({ ok: true, json: () => Promise.resolve(path.endsWith('curves') ? many : { moment: path.split('/').at(-1) }) })
    })
    const shown = await film()
    await shown.open(() => true)
    await vi.advanceTimersByTimeAsync(1000)
    asked = []
    for (let at = 1500; at > 0; at -= 3) {
      void shown.go(at)
      await vi.advanceTimersByTimeAsync(16)
    }
    expect([shown.at, asked.length]).toEqual([3, 13]) // the first one, and what is fetched ahead of it
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown.sight).toEqual({ moment: '3' })
    expect(asked).toHaveLength(26)
  })

  it('winds by turns, also where one has begun, was taken back and has begun again', async () => {
    const shown = await film()
    await shown.open(() => true)
    const turns = [1, 1, 2, 1, 2, 3]
    shown.curves = { seats: [], steps: turns.map((turns, at) => ({ sequence: at, round: 1, turn: 'Anna', turns })) } as unknown as typeof shown.curves
    const way = (from: number, by: 1 | -1): number => {
      shown.at = from
      return shown.turnFrom(by)
    }
    expect([0, 1, 2, 3, 4, 5].map((from) => way(from, 1))).toEqual([2, 2, 3, 4, 5, 5])
    expect([0, 1, 2, 3, 4, 5].map((from) => way(from, -1))).toEqual([0, 0, 0, 2, 3, 4])
  })
})
