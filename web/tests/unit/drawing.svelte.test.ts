// @vitest-environment jsdom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Drawing } from '../../src/lib/drawing.svelte'

let frames: (() => void)[] = []

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The browser shows what stands, and does what waits for that. */
function painted(): void {
  for (const run of frames.splice(0)) run()
  vi.runAllTimers()
  flushSync()
}

test('who leaves before all is drawn is not drawn for', () => {
  const drawing = new Drawing(2)
  const leave = $effect.root(() => {
    $effect(drawing.draw)
  })
  flushSync()
  leave()
  painted()
  expect(drawing.step).toBe(0)
  expect(new Drawing(2).step).toBe(0)
})

test('the first screen is drawn step by step, each after what stands has been shown; later ones come whole', () => {
  const drawing = new Drawing(2)
  const leave = $effect.root(() => {
    $effect(drawing.draw)
  })
  flushSync()
  expect(drawing.step).toBe(0)
  painted()
  expect(drawing.step).toBe(1)
  painted()
  expect(drawing.step).toBe(2)
  expect(frames).toHaveLength(0)
  leave()
  expect(new Drawing(2).step).toBe(2)
})
