// @vitest-environment jsdom
/** What the browser keeps may be of another version or have been written by somebody: it is looked at before it is used. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editionOf, keyOf, knownTables } from '../../src/lib/keys'
import { rememberedName } from '../../src/lobby/name'
import { knownReaders, readerKey } from '../../src/reader/keys'

const TOKEN = 'aB-_5'.padEnd(43, 'x')

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

function keep(name: string, value: unknown): void {
  localStorage.setItem(`bankhalter.${name}`, typeof value === 'string' ? value : JSON.stringify(value))
}

test.each(['x', 5, null, TOKEN + 'x', TOKEN.slice(1), TOKEN.replace('-', '+'), {}])('a key of another form than the server takes is none: %j', (token) => {
  keep('tables', [{ code: 'K7QMD', token, edition: 'dc', seen: 1 }])
  keep('readers', [{ code: 'K7QMD', token, device: 'money', seen: 1 }])
  expect(knownTables()).toEqual([])
  expect(knownReaders()).toEqual([])
  expect(keyOf('K7QMD')).toMatch(/^[\w-]{43}$/)
  expect(readerKey('K7QMD')).toMatch(/^[\w-]{43}$/)
})

test.each(['{', 'null', '5', '{"a": 1}', '[null, 5, "x", [], {"code": 5}]'])('what is no list of keys is none: %s', (kept) => {
  keep('tables', kept)
  keep('readers', kept)
  expect(knownTables()).toEqual([])
  expect(knownReaders()).toEqual([])
})

test('a key stays where only what stands beside it cannot be read', () => {
  keep('tables', [{ code: 'K7QMD', token: TOKEN, edition: { a: 1 }, seen: 'yesterday' }])
  keep('readers', [{ code: 'K7QMD', token: TOKEN, device: 7 }])
  expect(knownTables()).toEqual([{ code: 'K7QMD', token: TOKEN, edition: '', seen: 0 }])
  expect(editionOf('K7QMD')).toBe('')
  expect(knownReaders('reader')).toEqual([{ code: 'K7QMD', token: TOKEN, device: 'reader', seen: 0 }])
})

test('a name that is too long is cut to what the field takes, and no sign is halved', () => {
  keep('name', 'Anna '.repeat(10))
  expect(rememberedName()).toBe('Anna '.repeat(10).slice(0, 24))
  keep('name', 'x'.repeat(20) + '👩‍👩‍👧')
  expect(rememberedName()).toBe('x'.repeat(20))
})

/** The settings as a page has them that is opened now. */
async function opened(): Promise<typeof import('../../src/lib/settings.svelte')> {
  vi.resetModules()
  return import('../../src/lib/settings.svelte')
}

test('a setting that cannot be is as if nothing were kept, and the others count', async () => {
  const usual = { ...(await opened()).settings }
  keep('settings', { lang: 'fr', theme: 'dark', speed: 3, volume: 'loud', muted: 'no', turnSignal: 0, largeText: true, confirm: null, shortcuts: [], keys: 'r', other: 1 })
  expect({ ...(await opened()).settings }).toEqual({ ...usual, theme: 'dark', largeText: true })
  for (const [name, value] of [['lang', 5], ['volume', 2], ['volume', -1], ['theme', {}], ['keys', 5]] as const) {
    keep('settings', { [name]: value })
    expect({ ...(await opened()).settings }).toEqual(usual)
  }
  for (const kept of ['null', '5', '"x"', '{']) {
    keep('settings', kept)
    expect({ ...(await opened()).settings }).toEqual(usual)
  }
})

test('what is set in two tabs is kept of both', async () => {
  const one = await opened()
  const other = await opened()
  one.settings.theme = 'dark'
  one.keepSettings()
  other.settings.largeText = true
  other.keepSettings()
  expect({ ...(await opened()).settings }).toMatchObject({ theme: 'dark', largeText: true })
})

test('what is set in another tab counts here at once', async () => {
  const { settings, followSettings } = await opened()
  const stop = followSettings()
  keep('settings', { theme: 'dark' })
  dispatchEvent(new StorageEvent('storage', { key: 'bankhalter.settings' }))
  flushSync()
  expect(settings.theme).toBe('dark')
  stop()
})
