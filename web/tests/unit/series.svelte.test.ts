// @vitest-environment jsdom
/** A press is for what was there: not for what has just come under the finger, or over what a key was meant for. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveTable } from '../../src/lib/table.svelte'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
const { default: Button } = await import('../../src/parts/Button.svelte')
const { Desk } = await import('../../src/table/desk.svelte')
const { pressed } = await import('../../src/table/keys')

const children = createRawSnippet(() => ({ render: () => '<span>x</span>' }))
const wait = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers()
  wait(60_000)
})
afterEach(() => void vi.useRealTimers())

describe('a button', () => {
  const props: { does: string; children: typeof children; onclick: () => void } = $state({ does: 'throws', children, onclick: () => said.push(props.does) })
  let said: string[] = []
  let shown: object
  const button = () => document.querySelector<HTMLButtonElement>('.btn')!
  const press = (pointerType: string, detail: number) => {
    const down = new Event('pointerdown', { bubbles: true })
    if (detail) button().dispatchEvent(Object.assign(down, { pointerType }))
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  }
  const become = (does: string) => {
    props.does = does
    flushSync()
  }

  beforeEach(() => {
    said = []
    props.does = 'throws'
    shown = mount(Button, { target: document.body, props })
    flushSync()
  })
  afterEach(() => void unmount(shown))

  it('takes no tap before it has been seen', () => {
    wait(349)
    press('touch', 1)
    expect(said).toEqual([])
    wait(401)
    press('touch', 1)
    expect(said).toEqual(['throws'])
  })

  it('takes none of the taps that were begun on another in its place', () => {
    wait(1000)
    for (const does of ['declines', 'bids', 'bids', 'ends turn']) {
      press('touch', 1)
      wait(100)
      become(does)
      wait(200)
    }
    press('touch', 1)
    expect(said).toEqual(['throws'])
    wait(401)
    press('touch', 1)
    expect(said).toEqual(['throws', 'ends turn'])
  })

  it('takes the second tap where it has stayed the same', () => {
    wait(1000)
    press('touch', 1)
    wait(100)
    press('touch', 1)
    expect(said).toEqual(['throws', 'throws'])
  })

  it('makes neither keys nor a mouse wait', () => {
    press('touch', 0)
    press('mouse', 1)
    expect(said).toEqual(['throws', 'throws'])
  })
})

describe('a key', () => {
  class Fake {
    mine = ['Anna']
    me = 'Anna'
    moment = { awaits: ['Anna'], chairs: [] }
    sight: unknown = $state.raw({ seats: [], offers: [], claims: [], auction: null })
    may: Record<string, string[]> = $state.raw({})
    asked = {}
    you = {}
    told = []
    sheet = null
    refusal = null
    sending: ReadonlySet<string> = $state.raw(new Set())
    played: string[] = []
    lines = () => this.may.Anna ?? []
    play = (line: string) => {
      this.played.push(line)
      this.sending = new Set([...this.sending, line])
      return new Promise<boolean>(() => {})
    }
  }
  let live: Fake
  let desk: InstanceType<typeof Desk>
  const key = (key: string) => pressed(desk, new KeyboardEvent('keydown', { key }))

  beforeEach(() => {
    live = new Fake()
    desk = new Desk(live as unknown as LiveTable)
    live.may = { Anna: ['Anna bids 10..100', 'Anna passes'] }
    live.sight = { seats: [], offers: [], claims: [], auction: { square: 5, passed: [] } }
    desk.tidy()
  })

  it('that was meant for a field bids nothing in the auction that has opened over it', () => {
    wait(500)
    for (const each of ['5', '0', 'Enter', 'p']) {
      key(each)
      wait(300)
    }
    expect(live.played).toEqual([])
    wait(101)
    key('Enter')
    expect(live.played).toEqual(['Anna bids 10'])
  })

  it('makes one bid at a time', () => {
    wait(1000)
    for (const each of ['Enter', 'Enter', '+', 'Enter', '+', 'Enter']) key(each)
    expect(live.played).toEqual(['Anna bids 10'])
    expect(desk.sent('Anna bids 12')).toBe(true)
    expect(desk.sent('Ben bids 12')).toBe(false)
    live.sending = new Set()
    key('Enter')
    expect(live.played).toEqual(['Anna bids 10', 'Anna bids 12'])
  })
})
