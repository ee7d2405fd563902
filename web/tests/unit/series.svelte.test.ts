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

let tests = 0

beforeEach(() => {
  vi.useFakeTimers()
  tests += 1
  wait(60_000 * tests) // what was tapped in another test is long ago
})
afterEach(() => void vi.useRealTimers())

describe('a button', () => {
  const props: { does: string; costly: boolean; children: typeof children; onclick: () => void } = $state({ does: 'throws', costly: false, children, onclick: () => said.push(props.does) })
  let said: string[] = []
  let shown: object
  const button = () => document.querySelector<HTMLButtonElement>('.btn')!
  const press = (pointerType: string, detail: number) => {
    const down = new Event('pointerdown', { bubbles: true })
    if (detail) button().dispatchEvent(Object.assign(down, { pointerType }))
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  }
  const become = (does: string, costly = false) => {
    Object.assign(props, { does, costly })
    flushSync()
  }
  /** Tap every so many ms for so long; returns what it looks like, and after how long something is said. */
  const hammer = (every: number, lasts: number) => {
    for (let passed = 0; passed < lasts; passed += every) {
      const ripe = !button().hasAttribute('data-fresh')
      press('touch', 1)
      expect(said.length > 0, `at ${passed} ms`).toBe(ripe)
      if (said.length) return passed
      wait(every)
    }
    return Infinity
  }

  beforeEach(() => {
    said = []
    Object.assign(props, { does: 'throws', costly: false })
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
      become(does, does !== 'ends turn')
      wait(200)
    }
    press('touch', 1)
    expect(said).toEqual(['throws'])
    wait(401)
    press('touch', 1)
    expect(said).toEqual(['throws', 'ends turn'])
  })

  it.each([100, 300, 350])('is reached by taps every %s ms, soon where it is expected, and within a second where it costs something', (every) => {
    for (const [costly, least, most] of [[false, 350, 700], [true, 700, 1000]] as const) {
      wait(1000)
      press('touch', 1)
      said = []
      become(costly ? 'buys' : 'ends turn', costly)
      const passed = hammer(every, 5000)
      expect(passed).toBeGreaterThanOrEqual(least)
      expect(passed).toBeLessThanOrEqual(Math.min(most, least + every))
    }
  })

  it('is bought soon by a tap that comes after a pause, and looks so', () => {
    wait(1000)
    press('touch', 1)
    said = []
    become('buys', true)
    expect(button().hasAttribute('data-fresh')).toBe(true)
    wait(401)
    expect(button().hasAttribute('data-fresh')).toBe(false)
    press('touch', 1)
    expect(said).toEqual(['buys'])
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

describe('a button while news come', () => {
  const props: { does: string; says: string; label: string; children: typeof children; onclick: () => void } = $state({ does: 'bids', says: '', label: '', children, onclick: () => said.push(props.says) })
  let said: string[] = []
  let shown: object
  const button = () => document.querySelector<HTMLButtonElement>('.btn')!
  const news = (says: string, does = says.split(' ')[0]!) => {
    Object.assign(props, { says, does, label: `${says} now` })
    flushSync()
  }
  /** Begin a press, let something happen, end it: Enter clicks at once, the space bar and a pointer when they are let go. */
  const press = (by: 'mouse' | 'Enter' | ' ', meanwhile = () => {}) => {
    const begins = by === 'mouse' ? Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: by }) : new KeyboardEvent('keydown', { key: by, bubbles: true })
    button().dispatchEvent(begins)
    meanwhile()
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: by === 'mouse' ? 1 : 0 }))
  }

  beforeEach(() => {
    said = []
    news('bids 10')
    shown = mount(Button, { target: document.body, props })
    flushSync()
    wait(1000)
  })
  afterEach(() => void unmount(shown))

  it.each(['mouse', 'Enter', ' '] as const)('takes a press (%s) in whose midst they come, if it says the same', (by) => {
    press(by, () => news('bids 10'))
    expect(said).toEqual(['bids 10'])
  })

  it.each(['mouse', ' '] as const)('takes none (%s) that was begun on something else', (by) => {
    press(by, () => news('bids 12'))
    press(by, () => news('passes'))
    expect(said).toEqual([])
    wait(351)
    press(by)
    expect(said).toEqual(['passes'])
  })

  it('takes no key that comes just after it has become another under the focus, and any after that', () => {
    news('passes')
    wait(349)
    press('Enter')
    expect(said).toEqual([])
    wait(2)
    for (let times = 0; times < 3; times += 1) press('Enter')
    expect(said).toEqual(['passes', 'passes', 'passes'])
  })

  it('takes every key, however often news come, as long as it does the same', () => {
    for (let times = 0; times < 300; times += 1) {
      press(times % 2 ? 'Enter' : ' ', () => news(`bids ${10 + Math.floor(times / 2)}`, 'bids'))
      wait(7)
    }
    expect(said.length).toBeGreaterThanOrEqual(150) // what changes to the letter under a held space bar is not said
    press('Enter')
    expect(said.at(-1)).toBe('bids 159')
  })

  it('forgets a press that was begun and left', () => {
    button().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
    button().dispatchEvent(new FocusEvent('blur'))
    news('bids 20')
    button().click()
    expect(said).toEqual(['bids 20'])
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
