// @vitest-environment jsdom
/** What happens at the table is heard although the table is looked at anew with everything that happens. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LiveTable, Told } from '../../src/lib/table.svelte'

const heard: string[] = []
vi.mock('../../src/sound/sound', () => ({ play: (sound: string) => heard.push(sound), buzz: () => {} }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('navigator', { languages: ['de'] })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { hearing } = await import('../../src/table/hearing')

class Fake {
  moment: { awaits: string[] } = $state.raw({ awaits: [] })
  mine = ['Anna']
  sight = { seats: [{ seat: 'Anna' }, { seat: 'Ben' }] }
  private hearers: ((news: Told[]) => void)[] = []
  private greeted: (() => void)[] = []

  onNews(hear: (news: Told[]) => void): () => void {
    this.hearers.push(hear)
    return () => (this.hearers = this.hearers.filter((each) => each !== hear))
  }

  onWelcome(hear: () => void): () => void {
    this.greeted.push(hear)
    return () => (this.greeted = this.greeted.filter((each) => each !== hear))
  }

  come(awaits: string[], ...events: [string, number[]][]): void {
    this.moment = { awaits }
    this.hearers.forEach((hear) => hear([{ number: 1, said: [], entry: { kind: 'played', at: 0, line: '', checksum: '', events } }]))
    flushSync()
  }

  welcome(awaits: string[]): void {
    this.moment = { awaits }
    this.greeted.forEach((hear) => hear())
    flushSync()
  }
}

let live: Fake
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  heard.length = 0
  live = new Fake()
  stop = $effect.root(() => {
    $effect(() => hearing(live as unknown as LiveTable))
  })
  flushSync()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('hears a throw', () => {
  live.come(['Ben'], ['thrown', [0, 3, 4]])
  vi.runAllTimers()
  expect(heard).toContain('dice')
})

it('hears that a decision is due from me, once', () => {
  live.come(['Anna'])
  live.come(['Anna'])
  expect(heard).toEqual(['turn'])
})

it('hears nothing of a decision that was due already when the connection came back', () => {
  live.welcome(['Anna'])
  live.come(['Anna'])
  expect(heard).toEqual([])
})

it('hears a decision anew that was not due any more when the connection came back', () => {
  live.come(['Anna'])
  live.welcome(['Ben'])
  live.come(['Anna'])
  expect(heard).toEqual(['turn', 'turn'])
})

it('hears nothing any more once the table is left', () => {
  live.come(['Ben'], ['thrown', [0, 3, 4]])
  stop()
  vi.runAllTimers()
  expect(heard).toEqual([])
})
