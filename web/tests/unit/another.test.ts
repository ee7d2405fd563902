// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anotherTable, placesOf, sitDown, sittersOf } from '../../src/lib/another'
import { SilenceError } from '../../src/lib/api'
import { keyOf, knownTables } from '../../src/lib/keys'
import type { ChairView, Moment, TableView, Welcome, You } from '../../src/protocol'

const TABLE: TableView = {
  id: 'q1w2e3r4t5z6u7i8', code: 'OLD12', edition: 'dc', options: {}, profile: 'none', pace: 'normal', grace: 5,
  listed: false, created: 0, commitment: '', position: '', seed: null, nature: 'thrown',
}
const CHAIRS: ChairView[] = [
  { place: 0, holder: 'bot', seat: 'Bert', shown: 'Bert', bot: 'novice' },
  { place: 1, holder: 'closed' },
  { place: 2, holder: 'person', seat: 'Anna', shown: 'Anna Maria' },
  { place: 3, holder: 'person', seat: 'Ben', shown: 'Ben', bot: 'standard' },
]
const ANNA: You = { seats: ['Anna'], host: true, codes: {} }

function at(chairs: ChairView[], more: Partial<Moment> = {}): Moment {
  return { stage: 'over', chairs, host_here: true, ...more }
}

function welcome(moment: Moment, you: You): Welcome {
  return { type: 'welcome', table: { ...TABLE, code: 'NEW34' }, you, sequence: 0, first: 0, entries: [], moment, may: {}, said: null, asked: null }
}

const asked: { path: string; body: unknown; key: string | null }[] = []
let answers: unknown[] = []

beforeEach(() => {
  asked.length = 0
  localStorage.clear()
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, body: init.body ? JSON.parse(init.body as string) : null, key: new Headers(init.headers).get('authorization') })
    const answer = answers.shift()
    return answer ? Promise.resolve(new Response(JSON.stringify(answer))) : Promise.reject(new TypeError('no connection'))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const made = { id: 'y1x2c3v4b5n6m7a8', code: 'NEW34' }
const done = { type: 'ack', id: '', sequence: 1 }
const fresh = at([CHAIRS[0]!, CHAIRS[1]!, { place: 2, holder: 'open' }, { place: 3, holder: 'open' }], { stage: 'open' })
const NOBODY: You = { seats: [], host: true, codes: {} }

function sat(): unknown[] {
  return asked.flatMap(({ body }) => (body as { command?: unknown } | null)?.command ?? [])
}

describe('a table once more', () => {
  it('has the same places, those of people open', () => {
    expect(placesOf(at(CHAIRS))).toEqual(['bot:novice', 'closed', 'open', 'open'])
  })

  it('seats whoever asks for it where it sat, by the same name', async () => {
    answers = [made, welcome(fresh, NOBODY), done]
    const moment = at(CHAIRS)
    const another = await anotherTable(TABLE, placesOf(moment), sittersOf(moment, ANNA))
    expect(await sitDown(another)).toBe('NEW34')
    expect(sat()).toEqual([{ do: 'sit', place: 2, shown: 'Anna Maria', token: keyOf('NEW34') }])
    expect(asked.at(-1)).toMatchObject({ path: '/api/tables/NEW34/commands', key: `Bearer ${keyOf('NEW34')}` })
  })

  it('is remembered by whoever goes along, with its seat', async () => {
    answers = [welcome(fresh, { ...NOBODY, host: false }), done]
    await sitDown({ code: 'NEW34', sitters: sittersOf(at(CHAIRS), { ...ANNA, seats: ['Ben'] }) })
    expect(sat()).toEqual([{ do: 'sit', place: 3, shown: 'Ben', token: keyOf('NEW34') }])
    expect(knownTables()).toMatchObject([{ code: 'NEW34', edition: 'dc', token: keyOf('NEW34') }])
  })

  it('is only looked at where the place is taken, where one sits already, and once it has begun', async () => {
    const sitters = sittersOf(at(CHAIRS), ANNA)
    const taken = at([CHAIRS[0]!, CHAIRS[1]!, CHAIRS[2]!, { place: 3, holder: 'open' }], { stage: 'open' })
    answers = [welcome(taken, NOBODY), welcome(fresh, ANNA), welcome({ ...fresh, stage: 'running' }, NOBODY)]
    for (const _ of [1, 2, 3]) await sitDown({ code: 'NEW34', sitters })
    expect(sat()).toEqual([])
    expect(knownTables()).toEqual([])
  })

  it('seats all who share a device, and who keeps the bank', async () => {
    const you: You = { seats: ['Anna', 'Ben'], host: true, codes: {}, banker: true }
    answers = [welcome(fresh, NOBODY), done, done, done]
    await sitDown({ code: 'NEW34', sitters: sittersOf(at(CHAIRS, { banker: { shown: 'Cleo' } }), you) })
    expect(sat()).toMatchObject([{ do: 'sit', place: 2 }, { do: 'sit', place: 3 }, { do: 'bank', shown: 'Cleo' }])
  })

  it('begins at once where nobody else is to come, and only there', async () => {
    const moment = at([CHAIRS[0]!, CHAIRS[1]!, CHAIRS[2]!])
    const open = at([CHAIRS[0]!, CHAIRS[1]!, { place: 2, holder: 'open' }], { stage: 'open' })
    answers = [made, welcome(open, NOBODY), done, done]
    await sitDown(await anotherTable(TABLE, placesOf(moment), sittersOf(moment, ANNA)))
    expect(sat()).toMatchObject([{ do: 'sit', place: 2 }, { do: 'start' }])
    asked.length = 0
    answers = [made, welcome(fresh, NOBODY), done, done]
    await sitDown(await anotherTable(TABLE, placesOf(at(CHAIRS)), sittersOf(at(CHAIRS), ANNA)))
    expect(sat()).toMatchObject([{ do: 'sit', place: 2 }])
  })

  it('is waited at where its game cannot begin', async () => {
    answers = [welcome(fresh, ANNA)]
    const refuse = () => Promise.resolve(new Response(JSON.stringify({ reason: 'too_few', sentence: 'Too few.' }), { status: 409, headers: { 'content-type': 'application/problem+json' } }))
    const answered = fetch
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => (path.endsWith('/commands') ? refuse() : answered(path, init)))
    expect(await sitDown({ code: 'NEW34', sitters: sittersOf(at(CHAIRS), ANNA), alone: true })).toBe('NEW34')
  })

  it('is not made twice where sitting down must be tried again', async () => {
    const another = { code: 'NEW34', sitters: sittersOf(at(CHAIRS), ANNA) }
    answers = [welcome(fresh, NOBODY)]
    await expect(sitDown(another)).rejects.toThrow(SilenceError)
    answers = [welcome(fresh, NOBODY), done]
    await sitDown(another)
    expect(asked.filter(({ path }) => path === '/api/tables')).toEqual([])
    expect(sat()).toHaveLength(2)
  })

  it('seats people by their places in a position that goes on', () => {
    expect(sittersOf(at(CHAIRS), ANNA, ['Ben', 'Anna'])).toEqual([{ place: 1, shown: 'Anna Maria' }])
  })
})
