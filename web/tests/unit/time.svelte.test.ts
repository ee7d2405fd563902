// @vitest-environment jsdom
/** Times that count down. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { secondsUntil, serverTime } from '../../src/table/time.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(1_000_000)
})
afterEach(() => {
  vi.useRealTimers()
})

it('goes on from when the last moment came, although it is looked at later', () => {
  const live = { ahead: 4_000_000 } // as of a moment that came now
  vi.setSystemTime(1_030_000) // half a minute later the clock is shown
  let time: { now: number } | undefined
  const stop = $effect.root(() => {
    time = serverTime(() => live)
  })
  flushSync()
  expect(time?.now).toBe(5_030_000)
  vi.advanceTimersByTime(2000)
  expect(time?.now).toBe(5_032_000)
  stop()
})

it('counts whole seconds, and none that are over', () => {
  expect([secondsUntil(10_000, 9_001), secondsUntil(10_000, 9_000), secondsUntil(10_000, 10_500)]).toEqual([1, 1, 0])
})
