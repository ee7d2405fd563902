// @vitest-environment jsdom
/** The language changes once its texts are here; without them nothing does, and nothing is kept. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
const { settings } = await import('../../src/lib/settings.svelte')
const { turning, turnTo } = await import('../../src/lib/turning.svelte')

let away = 0
const speaking = () => (away-- > 0 ? Promise.reject(new TypeError('no connection')) : Promise.resolve())

beforeEach(() => {
  vi.useFakeTimers()
  settings.lang = 'de'
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

it('stays, says so, and changes by itself when the texts can be had', async () => {
  away = 1
  const turned = turnTo('en', speaking)
  await vi.advanceTimersByTimeAsync(0)
  expect([settings.lang, turning.to, turning.late]).toEqual(['de', 'en', true])
  expect(localStorage.length).toBe(0)
  dispatchEvent(new Event('online'))
  await turned
  expect([settings.lang, turning.to, turning.late]).toEqual(['en', null, false])
  expect(localStorage.getItem('bankhalter.settings')).toContain('"lang":"en"')
})

it('is the one that was chosen last', async () => {
  away = 1
  const first = turnTo('en', speaking)
  await vi.advanceTimersByTimeAsync(0)
  await turnTo('de', speaking)
  await vi.advanceTimersByTimeAsync(2000)
  await first
  expect([settings.lang, turning.to, turning.late]).toEqual(['de', null, false])
})
