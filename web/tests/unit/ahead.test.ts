// @vitest-environment jsdom
/** What the first screen asks the server before it is there itself. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeSocket, fakeSockets } from './sockets'

let asked: string[] = []
let ahead: typeof import('../../src/ahead')

beforeEach(async () => {
  vi.resetModules() // what was asked for elsewhere is kept there
  ahead = await import('../../src/ahead')
  fakeSockets()
  FakeSocket.all = []
  localStorage.clear()
  localStorage.setItem('bankhalter.tables', JSON.stringify([{ code: 'ABCDE', token: 'K'.repeat(43), edition: 'dc', seen: 1 }]))
  asked = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve({ ok: true, json: () => Promise.resolve({}) })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('is a connection to the table, which its screen goes on with', () => {
  ahead.askAhead({ screen: 'table', code: 'ABCDE' })
  expect(FakeSocket.all).toHaveLength(1)
  const live = ahead.tableAsked('ABCDE')
  live.open()
  expect(FakeSocket.all).toHaveLength(1)
  expect(ahead.tableAsked('ABCDE')).not.toBe(live) // whoever comes back to it later comes anew
  live.close()
})

it('is let go where another table is shown', () => {
  ahead.askAhead({ screen: 'table', code: 'ABCDE' })
  expect(ahead.tableAsked('OTHER').code).toBe('OTHER')
  expect(FakeSocket.last.readyState).toBe(3)
})

it('is asked once for the lobby, and anew for each later one', async () => {
  const shown = () => new Promise((found) => ahead.gamesAsked().show(found))
  ahead.askAhead({ screen: 'lobby' })
  await shown()
  const looks = () => asked.filter((path) => path === '/api/tables/ABCDE').length
  expect(looks()).toBe(1)
  expect(asked).toContain('/api/editions?lang=de')
  await shown()
  expect(looks()).toBe(2)
})
