// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SilenceError } from '../../src/lib/api'
import { knownTables, remember } from '../../src/lib/keys'
import { carryOn, newOpening, resumable } from '../../src/lobby/opening'

const REQUEST = { edition: 'dc', token: 'KEY', places: ['closed', 'open', 'bot:novice'] }
const IDS = { sit: 'one', start: 'two' }
const asked: { path: string; body: unknown; key: string | null }[] = []
let answers: (() => Response)[] = []

function good(body: unknown): () => Response {
  return () => new Response(JSON.stringify(body), { status: 200 })
}

function bad(status: number, reason: string, sentence: string): () => Response {
  return () => new Response(JSON.stringify({ status, reason, sentence, rules: [], wait: 0 }), { status })
}

function silence(): Response {
  throw new TypeError('no connection')
}

beforeEach(() => {
  asked.length = 0
  localStorage.clear()
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    asked.push({ path, body: init.body ? JSON.parse(init.body as string) : null, key: headers.get('authorization') })
    const answer = answers.shift()
    return Promise.resolve().then(() => (answer ?? silence)())
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const made = good({ id: 'q1w2e3r4t5z6u7i8', code: 'K7QMD' })
const done = good({ type: 'ack', id: '', sequence: 1 })

describe('a new table', () => {
  it('is made, sat down at and begun', async () => {
    answers = [made, done, done]
    expect(await carryOn(newOpening(REQUEST, 'Anna', IDS), true)).toBe('K7QMD')
    expect(asked.map(({ path }) => path)).toEqual(['/api/tables', '/api/tables/K7QMD/commands', '/api/tables/K7QMD/commands'])
    expect(asked[1]?.body).toEqual({ type: 'do', id: 'one', command: { do: 'sit', place: 1, shown: 'Anna', token: 'KEY' } })
    expect(asked[2]?.body).toEqual({ type: 'do', id: 'two', command: { do: 'start' } })
    expect(asked[2]?.key).toBe('Bearer KEY')
  })

  it('waits for friends', async () => {
    answers = [made, done]
    await carryOn(newOpening(REQUEST, 'Anna', IDS), false)
    expect(asked.length).toBe(2)
  })

  it('is made once, even if the rest must be tried again', async () => {
    answers = [made, silence, done, silence, done]
    const opening = newOpening(REQUEST, 'Anna', IDS)
    await expect(carryOn(opening, true)).rejects.toBeInstanceOf(SilenceError)
    await expect(carryOn(opening, true)).rejects.toBeInstanceOf(SilenceError)
    expect(await carryOn(opening, true)).toBe('K7QMD')
    const ids = asked.slice(1).map(({ body }) => (body as { id: string }).id)
    expect(ids).toEqual(['one', 'one', 'two', 'two'])
  })

  it('passes on what the server says against it', async () => {
    answers = [bad(429, 'too_many', 'Too much at once.')]
    const opening = newOpening(REQUEST, 'Anna', IDS)
    await expect(carryOn(opening, true)).rejects.toThrow('Too much at once.')
    expect(opening.created).toBe(null)
  })
})

/** The tables of this browser that are found at once. */
async function found(): Promise<string[]> {
  const codes: string[] = []
  let wanted = true
  await resumable(5, () => wanted, (games) => codes.push(...games.map(({ now }) => now.table.code)))
  wanted = false
  return codes
}

describe('tables of this browser', () => {
  it('are forgotten when they are gone, and kept when the server is silent', async () => {
    remember('OLD22', 'dc', '1'.repeat(43))
    remember('NEW33', 'dc', '2'.repeat(43))
    const codes = () => knownTables().map(({ code }) => code).sort()
    answers = [silence, silence]
    expect(await found()).toEqual([])
    expect(codes()).toEqual(['NEW33', 'OLD22'])
    const answer = { '/api/tables/OLD22': bad(404, 'no_table', 'There is no such table.'), '/api/tables/NEW33': good({ table: { code: 'NEW33' } }) }
    vi.stubGlobal('fetch', (path: keyof typeof answer) => Promise.resolve(answer[path]()))
    expect(await found()).toEqual(['NEW33'])
    expect(codes()).toEqual(['NEW33'])
  })

  it('are kept when something else is not there, as while a proxy does not know the server', async () => {
    remember('OLD22', 'dc', '1'.repeat(43))
    answers = [bad(404, 'no_page', 'There is no such page.'), () => new Response('Not Found', { status: 404 })]
    expect(await found()).toEqual([])
    expect(await found()).toEqual([])
    expect(knownTables().map(({ code }) => code)).toEqual(['OLD22'])
  })

  it('come later where the server was away at first', async () => {
    vi.useFakeTimers()
    remember('OLD22', 'dc', '1'.repeat(43))
    remember('NEW33', 'dc', '2'.repeat(43))
    const heard: string[][] = []
    answers = [good({ table: { code: 'NEW33' } }), silence, silence, good({ table: { code: 'OLD22' } })]
    const looking = resumable(5, () => true, (games) => heard.push(games.map(({ now }) => now.table.code)))
    await vi.advanceTimersByTimeAsync(0)
    await looking
    expect(heard).toEqual([['NEW33']])
    await vi.advanceTimersByTimeAsync(2000)
    expect(heard.at(-1)).toEqual(['NEW33', 'OLD22'])
    vi.useRealTimers()
  })
})
