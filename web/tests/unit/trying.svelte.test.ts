// @vitest-environment jsdom
/** What would come of a line is never shown under another one. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Tried } from '../../src/protocol'
import { trying } from '../../src/table/decisions/trying.svelte'

let answers: ((tried: Tried | null) => void)[] = []
const tried = (sentence: string): Tried => ({ legal: true, sentence, rules: [], effects: [], cash: {} })

class Fake {
  sequence = $state(1)
  line = $state('Anna accepts Ben')
  terms = $state(10)
  try = (): Promise<Tried | null> => new Promise((answer) => answers.push(answer))
}

let live: Fake
let found: { readonly tried: Tried | null }
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  live = new Fake()
  stop = $effect.root(() => {
    found = trying(
      () => live,
      () => live.line,
      () => live.terms,
    )
  })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

async function pass(): Promise<void> {
  flushSync()
  await vi.advanceTimersByTimeAsync(0)
}

it('shows what came of the line', async () => {
  await pass()
  answers[0]?.(tried('ten'))
  await pass()
  expect(found.tried?.sentence).toBe('ten')
})

it('forgets it at once when the same line stands for something else', async () => {
  await pass()
  answers[0]?.(tried('ten'))
  await pass()
  live.terms = 900
  expect(found.tried).toBeNull()
  await pass()
  answers[1]?.(tried('nine hundred'))
  await pass()
  expect(found.tried?.sentence).toBe('nine hundred')
})

it('does not show an answer that comes after the line has changed', async () => {
  await pass()
  live.line = 'Anna accepts Cem'
  await pass()
  answers[0]?.(tried('of Ben'))
  await pass()
  expect(found.tried).toBeNull()
})

it('does not show an old answer that comes after a new one', async () => {
  await pass()
  live.sequence = 2
  await pass()
  answers[1]?.(tried('new'))
  answers[0]?.(tried('old'))
  await pass()
  expect(found.tried?.sentence).toBe('new')
})

it('asks nothing where there is no line', async () => {
  live.line = ''
  await pass()
  expect(answers).toEqual([])
  expect(found.tried).toBeNull()
})
