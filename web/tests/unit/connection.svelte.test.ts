// @vitest-environment jsdom
/** A lost connection, and one that does not answer, are told wherever something can be pressed. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MoneyState } from '../../src/protocol'
import { FakeSocket, fakeSockets, welcome } from './sockets'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
const { LiveTable } = await import('../../src/lib/table.svelte')
const { speak, t } = await import('../../src/lib/words.svelte')
const { default: WaitingRoom } = await import('../../src/lobby/WaitingRoom.svelte')
const { LiveMoney } = await import('../../src/money/money.svelte')
const { default: Pad } = await import('../../src/money/Pad.svelte')
const { default: LedgerHead } = await import('../../src/reader/LedgerHead.svelte')

let shown: Record<string, unknown>[] = []

beforeAll(() => speak('de'))
beforeEach(() => {
  vi.useFakeTimers()
  fakeSockets()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
})
afterEach(async () => {
  for (const each of shown) await unmount(each)
  shown = []
  vi.useRealTimers()
})

describe('a waiting room', () => {
  it('says that the connection is lost, and that it is looked at', async () => {
    const live = new LiveTable('ABCDE')
    live.open()
    FakeSocket.last.accept()
    FakeSocket.last.hear(welcome(1))
    shown.push(mount(WaitingRoom, { target: document.body, props: { live } }))
    flushSync()
    expect(document.querySelector('.toast')).toBeNull()
    void live.do({ do: 'start' })
    await vi.advanceTimersByTimeAsync(2000)
    flushSync()
    expect(document.querySelector('.toast')?.textContent).toBe(t('connection-slow'))
    FakeSocket.last.breakOff()
    flushSync()
    expect(document.querySelector('.toast')?.textContent).toBe(t('connection-lost'))
    live.close()
  })
})

describe('a payment', () => {
  it('shows that it is on its way until it is answered', async () => {
    const live = new LiveMoney('ABCDE')
    live.open()
    FakeSocket.last.accept()
    const cards = [1, 2].map((card) => ({ card, called: `Karte ${card}`, yours: true }))
    FakeSocket.last.hear({ type: 'money', sequence: 1, game: 0, lines: [], cards, keys: [], edition: 'dc', you: { host: true, banker: true, card: 0, code: '' } } as unknown as MoneyState)
    shown.push(mount(Pad, { target: document.body, props: { live } }), mount(LedgerHead, { target: document.body, props: { live, title: '', people: '', onopen: () => {} } }))
    Object.assign(live, { payer: 1, payee: 2, typed: '50' })
    const key = document.querySelector<HTMLElement>('.book')!
    key.click()
    flushSync()
    expect([key.getAttribute('aria-disabled'), key.querySelector('svg') !== null]).toEqual(['true', true])
    await vi.advanceTimersByTimeAsync(2000)
    flushSync()
    expect(document.querySelector('[role=status]')?.textContent).toBe(t('reader-slow'))
    FakeSocket.last.hear({ type: 'ack', id: FakeSocket.last.commands[0]?.id, sequence: 1, tone: 'booked' })
    await vi.advanceTimersByTimeAsync(0)
    flushSync()
    expect([key.getAttribute('aria-disabled'), key.querySelector('svg')]).toEqual([null, null])
    live.close()
  })

  it('tells in its own language of texts that are late', () => {
    expect(t('language-late', { lang: 'en' })).toContain('Englisch sind gerade nicht zu bekommen')
  })
})
