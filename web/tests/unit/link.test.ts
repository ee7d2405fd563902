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

/** A connection comes and the server hangs up on whatever is said. */
function comeAndBreak(): void {
  come(1)
  FakeSocket.last.breakOff()
}

describe('a command that cannot be answered', () => {
  it('is refused here where it is longer than the server takes, and never sent', async () => {
    come(1)
    const outcome = await link.send({ do: 'play', line: `Anna ${'ä'.repeat(2500)}` })
    expect(outcome).toMatchObject({ type: 'refused', reason: 'too_long' })
    expect(FakeSocket.last.commands).toEqual([])
  })

  it('is given up when every connection on which it was said has broken', async () => {
    come(1)
    const outcome = link.send({ do: 'play', line: 'Anna throws' })
    FakeSocket.last.breakOff()
    const waits: number[] = []
    for (let more = 0; more < 5; more += 1) {
      const sockets = FakeSocket.all.length
      const begun = Date.now()
      while (FakeSocket.all.length === sockets) vi.advanceTimersByTime(10)
      waits.push(Date.now() - begun)
      comeAndBreak()
    }
    vi.advanceTimersByTime(12_000)
    come(1)
    expect(await outcome).toMatchObject({ type: 'refused', reason: 'unanswered' })
    expect(FakeSocket.last.commands).toEqual([])
    expect(waits[4]).toBeGreaterThan(2000) // 250 ms, doubled each time
  })

  it('is said once on a connection, however early it is given', () => {
    FakeSocket.last.accept()
    void link.send({ do: 'start' })
    expect(FakeSocket.last.commands).toEqual([])
    FakeSocket.last.hear(welcome(1))
    expect(FakeSocket.last.commands).toHaveLength(1)
    FakeSocket.last.breakOff()
    vi.advanceTimersByTime(1000)
    FakeSocket.last.accept()
    void link.send({ do: 'resume' } as never)
    FakeSocket.last.hear(welcome(1))
    expect(FakeSocket.last.commands).toHaveLength(2)
  })
})

describe('a connection without a welcome', () => {
  it('is given up when nobody lets it in', () => {
    vi.advanceTimersByTime(10_000)
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('is given up when the hello is not answered', () => {
    FakeSocket.last.accept()
    vi.advanceTimersByTime(11_000)
    expect(FakeSocket.all).toHaveLength(2)
    come(1)
    vi.advanceTimersByTime(20_000)
    expect(states.at(-1)).toBe('open')
  })
})
