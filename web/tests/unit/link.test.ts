// @vitest-environment jsdom
/** A connection comes back by itself, says again what was not answered, and knows when it is over. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link, type LinkState } from '../../src/lib/link'
import { FakeSocket, fakeSockets, welcome } from './sockets'

const states: LinkState[] = []
let link: Link

beforeEach(() => {
  vi.useFakeTimers()
  fakeSockets()
  states.length = 0
  link = new Link('ABCDE', () => ['KEY'], 'de', { welcome: () => {}, news: () => {}, state: (state) => states.push(state) })
  link.open()
})

afterEach(() => {
  link.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function come(sequence: number): void {
  FakeSocket.last.accept()
  FakeSocket.last.hear(welcome(sequence))
}

describe('a connection', () => {
  it('says hello with its keys, and from then on what it has seen', () => {
    come(7)
    expect(FakeSocket.last.said[0]).toMatchObject({ type: 'hello', tokens: ['KEY'], last: null })
    FakeSocket.last.breakOff()
    vi.advanceTimersByTime(1000)
    come(9)
    expect(FakeSocket.last.said[0]).toMatchObject({ type: 'hello', last: 7 })
    expect(states).toEqual(['connecting', 'open', 'lost', 'lost', 'open'])
  })

  it('says a command again under the same id until it is answered, and then no more', async () => {
    come(1)
    const outcome = link.send({ do: 'play', line: 'Anna throws', seen: 1 })
    const [first] = FakeSocket.last.commands
    FakeSocket.last.breakOff()
    vi.advanceTimersByTime(1000)
    come(1)
    expect(FakeSocket.last.commands).toEqual([first])
    FakeSocket.last.hear({ type: 'ack', id: first?.id, sequence: 2 })
    expect(await outcome).toMatchObject({ type: 'ack', sequence: 2 })
    FakeSocket.last.breakOff()
    vi.advanceTimersByTime(1000)
    come(2)
    expect(FakeSocket.last.commands).toEqual([])
  })

  it('takes a silent connection for dead', () => {
    come(1)
    vi.advanceTimersByTime(25_000)
    expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'ping' })
    vi.advanceTimersByTime(10_000)
    expect(states.at(-1)).toBe('lost')
  })

  it('tries at once when the device is online again', () => {
    come(1)
    FakeSocket.last.breakOff()
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('does not come back after a farewell for good, whatever the device does', () => {
    FakeSocket.last.accept()
    FakeSocket.last.hear({ type: 'farewell', reason: 'no_table', sentence: 'gone' })
    FakeSocket.last.breakOff()
    expect(states.at(-1)).toBe('ended')
    dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(states.at(-1)).toBe('ended')
  })

  it('comes back after a farewell for now', () => {
    FakeSocket.last.accept()
    FakeSocket.last.hear({ type: 'farewell', reason: 'too_many', sentence: 'wait' })
    FakeSocket.last.breakOff()
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(2)
  })
})
