// @vitest-environment jsdom
/** What a page knows of its table, and how it speaks to it. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sight } from '../../src/protocol'
import { LiveTable } from '../../src/lib/table.svelte'
import { speak } from '../../src/lib/words.svelte'
import { FakeSocket, fakeSockets, moment, news, TABLE, welcome } from './sockets'

const SHEET = { name: 'dc', title: 'DC', terms: '', address: 'du', money: { style: 'scaled' }, squares: [], cards: { chance: [], community: [] } }
let live: LiveTable
let fails = 0

beforeAll(() => speak('de')) // the texts are read, which takes a while that no test can count

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(1_000_000)
  fakeSockets()
  fails = 0
  vi.stubGlobal('fetch', () => ((fails -= 1) >= 0 ? Promise.reject(new TypeError('no connection')) : Promise.resolve({ ok: true, json: () => Promise.resolve(SHEET) })))
  live = new LiveTable('ABCDE')
  live.open()
})

afterEach(() => {
  live.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function come(sequence: number, more: Parameters<typeof welcome>[1] = {}): void {
  FakeSocket.last.accept()
  FakeSocket.last.hear(welcome(sequence, more))
}

/** Let everything happen that waits for nothing but its turn. */
const settled = () => vi.advanceTimersByTimeAsync(0)

/** Say a line; return its id once it is sent. */
async function press(line: string): Promise<{ id: string; done: Promise<boolean>; seen: unknown }> {
  const done = live.play(line)
  await settled()
  const sent = FakeSocket.last.commands.at(-1)
  return { id: sent?.id ?? '', done, seen: sent?.command.seen }
}

it('shows of the seats at one device one that still plays, while others act', () => {
  const seats = [{ seat: 'Anna', bankrupt: true }, { seat: 'Ben', bankrupt: false }]
  come(7, { you: { seats: ['Anna', 'Ben'], host: true, codes: {} }, moment: moment({ sight: { seats } as unknown as Sight, awaits: ['Cleo'] }) })
  expect(live.me).toBe('Ben')
})

describe('a line', () => {
  it('says what was shown when it was pressed', async () => {
    come(7)
    expect((await press('Anna throws')).seen).toBe(7)
    FakeSocket.last.hear(news(9))
    expect(FakeSocket.last.commands).toHaveLength(1)
  })

  it('says so also when it is sent much later', async () => {
    come(7)
    FakeSocket.last.breakOff()
    const done = live.play('Anna throws')
    await vi.advanceTimersByTimeAsync(1000)
    come(30)
    expect(FakeSocket.last.commands[0]?.command).toMatchObject({ line: 'Anna throws', seen: 7 })
    const refused = { type: 'refused', id: FakeSocket.last.commands[0]?.id, reason: 'stale', sentence: 'look', message: { say: 'x' } }
    FakeSocket.last.hear(refused)
    expect(await done).toBe(false)
    expect(live.refusal?.reason).toBe('stale')
  })

  it('waits for the one before, and knows of it', async () => {
    come(7)
    const first = await press('Anna builds 18')
    void live.play('Anna builds 19')
    await settled()
    expect(FakeSocket.last.commands).toHaveLength(1)
    FakeSocket.last.hear({ type: 'ack', id: first.id, sequence: 8 })
    await settled()
    expect(FakeSocket.last.commands[1]?.command).toEqual({ do: 'play', line: 'Anna builds 19', seen: 8 })
  })

  it('that answers an offer knows no more of it than was shown', async () => {
    come(7)
    const first = await press('Anna builds 18')
    void live.play('Anna accepts Ben')
    FakeSocket.last.hear({ type: 'ack', id: first.id, sequence: 12 })
    await settled()
    expect(FakeSocket.last.commands[1]?.command).toEqual({ do: 'play', line: 'Anna accepts Ben', seen: 7 })
  })

  it('keeps its button waiting until what it has changed is shown', async () => {
    come(7)
    const { id, done } = await press('Anna throws')
    expect(live.sending.has('Anna throws')).toBe(true)
    FakeSocket.last.hear({ type: 'ack', id, sequence: 8 })
    await settled()
    expect(live.sending.has('Anna throws')).toBe(true)
    expect(await live.play('Anna throws')).toBe(false)
    FakeSocket.last.hear(news(8))
    expect(await done).toBe(true)
    expect(live.sending.has('Anna throws')).toBe(false)
  })

  it('is done at once where the news have come before the answer', async () => {
    come(7)
    const { id, done } = await press('Anna throws')
    FakeSocket.last.hear(news(9))
    FakeSocket.last.hear({ type: 'ack', id, sequence: 8 })
    expect(await done).toBe(true)
  })
})

describe('without a connection', () => {
  const lines = () => FakeSocket.last.commands.map(({ command }) => command.line)

  /** The connection breaks, these are said, and it comes back. */
  async function saidMeanwhile(...said: string[]): Promise<Promise<boolean>[]> {
    come(7)
    FakeSocket.last.breakOff()
    const done = said.map((line) => live.play(line))
    await vi.advanceTimersByTimeAsync(1000)
    come(9)
    await settled()
    return done
  }

  it('the last bid is the one that is made, for how the table was shown', async () => {
    const [first, second] = await saidMeanwhile('Anna bids 20', 'Anna bids 30')
    expect(FakeSocket.last.commands.map(({ command }) => command)).toEqual([{ do: 'play', line: 'Anna bids 30', seen: 7 }])
    expect(await first).toBe(false)
    expect(live.refusal).toBeNull()
    expect([...live.sending]).toEqual(['Anna bids 30'])
    FakeSocket.last.hear({ type: 'ack', id: FakeSocket.last.commands[0]?.id, sequence: 10 })
    FakeSocket.last.hear(news(10))
    expect(await second).toBe(true)
  })

  it('who passes does not bid any more', async () => {
    await saidMeanwhile('Anna bids 20', 'Anna bids 30', 'Anna passes')
    expect(lines()).toEqual(['Anna passes'])
  })

  it('a bid that was said before it broke gives way to a later one, too', async () => {
    come(7)
    await press('Anna bids 20')
    FakeSocket.last.breakOff()
    void live.play('Anna bids 30')
    await vi.advanceTimersByTimeAsync(1000)
    come(8)
    await settled()
    expect(lines()).toEqual(['Anna bids 30'])
  })

  it('a bid that waits behind something else is replaced, and what is no bid stays', async () => {
    await saidMeanwhile('Anna mortgages 5', 'Anna bids 20', 'Ben bids 25', 'Anna bids 30')
    const answer = (sequence: number) => FakeSocket.last.hear({ type: 'ack', id: FakeSocket.last.commands.at(-1)?.id, sequence })
    for (const sequence of [10, 11, 12]) {
      answer(sequence)
      await settled()
    }
    expect(lines()).toEqual(['Anna mortgages 5', 'Ben bids 25', 'Anna bids 30'])
  })

  it('a bid that is typed counts as one that is pressed', async () => {
    come(7, { moment: moment({ sight: { auction: {} } as Sight }) })
    FakeSocket.last.breakOff()
    void live.type('Anna', 'biete 300', false)
    void live.type('Anna', 'biete 200', false)
    void live.play('Ben bids 25')
    await vi.advanceTimersByTimeAsync(1000)
    come(9)
    await settled()
    expect(FakeSocket.last.commands.map(({ command }) => command.words)).toEqual(['biete 200'])
  })

  it('a bid that has come too late is told why', async () => {
    const [done] = await saidMeanwhile('Anna bids 20')
    FakeSocket.last.hear({ type: 'refused', id: FakeSocket.last.commands[0]?.id, reason: 'stale', sentence: 'another', message: { say: 'x' } })
    expect(await done).toBe(false)
    expect(live.refusal?.sentence).toBe('another')
  })
})

describe('what is typed', () => {
  it('is said in the language of the page, and with what was shown', async () => {
    come(7)
    void live.type('Anna', 'biete 200', false)
    await settled()
    expect(FakeSocket.last.commands[0]?.command).toEqual({ do: 'type', seat: 'Anna', words: 'biete 200', lang: 'de', seen: 7, again: false })
  })

  it('is said once, however often it is sent while it is on its way', async () => {
    come(7)
    const [first, second] = [live.type('Anna', 'baue 11', false), live.type('Anna', 'baue 11', false)]
    expect(await second).toBe(false)
    FakeSocket.last.hear({ type: 'ack', id: FakeSocket.last.commands[0]?.id, sequence: 8 })
    FakeSocket.last.hear(news(8))
    expect(await first).toBe(true)
    expect(FakeSocket.last.commands).toHaveLength(1)
    void live.type('Anna', 'baue 11', false)
    await settled()
    expect(FakeSocket.last.commands).toHaveLength(2)
  })

  it('waits for what was said before', async () => {
    come(7)
    const { id } = await press('Anna builds 18')
    void live.type('Anna', 'baue 19', false)
    await settled()
    expect(FakeSocket.last.commands).toHaveLength(1)
    FakeSocket.last.hear({ type: 'ack', id, sequence: 8 })
    await settled()
    expect(FakeSocket.last.commands[1]?.command).toMatchObject({ words: 'baue 19', seen: 8 })
  })
})

describe('a table', () => {
  it('is shown although the edition does not come at first', async () => {
    fails = 2
    come(7, { table: { ...TABLE, edition: 'late' } })
    await vi.advanceTimersByTimeAsync(400)
    expect(live.sheet).toBeNull()
    await vi.advanceTimersByTimeAsync(2000)
    expect(live.sheet?.title).toBe('DC')
  })

  it('knows the time of the server from when a moment came, not from when it is looked at', () => {
    const clock = { now: 5_000_000, left: {}, more: {}, running: [], closes: null, ends: null }
    come(7, { moment: moment({ clock }) })
    vi.advanceTimersByTime(30_000)
    expect(live.ahead).toBe(4_000_000)
  })

  it('tells of what was missed, each entry once', () => {
    come(7, { entries: [] })
    FakeSocket.last.breakOff()
    vi.advanceTimersByTime(1000)
    come(9, { first: 7, entries: [{ kind: 'said', at: 1, seat: 'Ben', text: 'a' }, { kind: 'said', at: 2, seat: 'Ben', text: 'b' }] as never })
    expect(live.missed).toEqual({ from: 7, to: 9 })
    FakeSocket.last.hear(news(10, { first: 8, entries: [{ kind: 'said', at: 2, seat: 'Ben', text: 'b' }, { kind: 'said', at: 3, seat: 'Ben', text: 'c' }] as never }))
    expect(live.told.map(({ number }) => number)).toEqual([8, 9, 10])
  })
})

describe('a server that knows less than before', () => {
  const played = (line: string) => ({ kind: 'played', line, checksum: '', at: 0 }) as never

  it('is believed: what it has no more is gone here too', async () => {
    come(7, { first: 5, entries: [played('Anna throws'), played('Anna ends turn')] })
    const { done, id } = await press('Ben throws')
    FakeSocket.last.hear({ type: 'ack', id, sequence: 8 })
    FakeSocket.last.breakOff()
    await vi.advanceTimersByTimeAsync(1000)
    come(6, { first: 5, entries: [played('Anna throws')] })
    FakeSocket.last.hear(news(7, { first: 6, entries: [played('Anna passes')] }))
    await done
    expect(live.told.map(({ number, entry }) => [number, entry.kind === 'played' && entry.line])).toEqual([[6, 'Anna throws'], [7, 'Anna passes']])
    expect(live.missed).toBeNull()
    expect(live.sequence).toBe(7)
  })

  it('is told anew in another language, and stays in sight meanwhile', async () => {
    const said = (text: string): never => [{ kind: 'said', at: 1, seat: 'Ben', text }] as never
    come(7, { first: 6, entries: said('a'), said: [['Ben sagt a']] })
    await settled()
    const { table, sheet } = live
    await speak('en')
    live.speak()
    expect([live.table, live.sheet, live.told[0]?.said]).toEqual([table, sheet, ['Ben sagt a']])
    FakeSocket.last.accept()
    expect(FakeSocket.last.said[0]).toMatchObject({ type: 'hello', lang: 'en', last: null })
    FakeSocket.last.hear(welcome(7, { first: 6, entries: said('a'), said: [['Ben says a']] }))
    await settled()
    expect(live.told.map(({ said }) => said)).toEqual([['Ben says a']])
    expect(live.missed).toBeNull()
    await speak('de')
  })

  it('gives what was pressed while the language changed', async () => {
    come(7)
    await settled()
    const done = live.play('Anna throws')
    await settled()
    await speak('en')
    live.speak()
    come(7)
    const [{ id } = { id: '' }] = FakeSocket.last.commands
    FakeSocket.last.hear({ type: 'ack', id, sequence: 7 })
    expect(await done).toBe(true)
    await speak('de')
  })
})
