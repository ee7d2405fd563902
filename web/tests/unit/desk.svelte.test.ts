// @vitest-environment jsdom
/** What a person at the table is doing, while the table moves on. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveTable } from '../../src/lib/table.svelte'
import type { ClaimSight, Sight } from '../../src/protocol'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
const { speak } = await import('../../src/lib/words.svelte')
const { Desk } = await import('../../src/table/desk.svelte')
const { pressed } = await import('../../src/table/keys')
const { default: BidDock } = await import('../../src/table/decisions/BidDock.svelte')
const { default: GoneSlips } = await import('../../src/table/GoneSlips.svelte')
const { default: Slips } = await import('../../src/table/Slips.svelte')
const { t } = await import('../../src/lib/words.svelte')

class Fake {
  mine: readonly string[] = $state.raw(['Anna', 'Dora'])
  moment: { awaits: string[]; chairs: never[]; waived?: number[]; held?: number[]; grace?: number; clock?: { now: number } } = $state.raw({ awaits: ['Anna'], chairs: [] })
  sight: Partial<Sight> | null = $state.raw({ seats: [], offers: [], claims: [], lots: [], auction: null })
  may: Record<string, string[]> = $state.raw({})
  asked = {}
  told = []
  you = {}
  sheet = null
  ahead = 0
  refusal = null
  sending = new Set<string>()
  played: string[] = []

  get me(): string | null {
    return this.mine.find((seat) => this.moment.awaits.includes(seat)) ?? this.mine[0] ?? null
  }

  lines(seat: string): string[] {
    return this.may[seat] ?? []
  }

  try(): Promise<null> {
    return Promise.resolve(null)
  }

  play(line: string): Promise<boolean> {
    this.played.push(line)
    return Promise.resolve(true)
  }

  awaits(...awaits: string[]): void {
    this.moment = { awaits, chairs: [] }
  }
}

let live: Fake
let desk: InstanceType<typeof Desk>

beforeEach(() => {
  live = new Fake()
  desk = new Desk(live as unknown as LiveTable)
  desk.tidy()
})

describe('rent that may be demanded', () => {
  beforeEach(() => {
    live.mine = ['Anna']
    live.may = { Anna: ['Anna throws', 'Anna demands rent'] }
    desk.tidy()
  })

  const space = () => pressed(desk, new KeyboardEvent('keydown', { key: ' ' }))

  it('is asked about before the throw that lets it lapse', () => {
    space()
    expect(live.played).toEqual([])
    expect(desk.doubt?.line).toBe('Anna throws')
  })

  it('is not asked about while it is being demanded: the throw comes after', () => {
    live.sending = new Set(['Anna demands rent'])
    space()
    expect(desk.doubt).toBeNull()
    expect(live.played).toEqual(['Anna throws'])
  })

  it('is asked about no more once there is none', () => {
    space()
    live.may = { Anna: ['Anna throws'] }
    desk.tidy()
    expect(desk.doubt).toBeNull()
  })
})

describe('what is typed', () => {
  it('that takes me out of the game is said again only if it is typed once more, right away', async () => {
    const again: boolean[] = []
    const type = (_: string, __: string, sure: boolean) => {
      again.push(sure)
      live.refusal = sure ? null : ({ reason: 'final' } as never)
      return Promise.resolve(sure)
    }
    Object.assign(live, { type })
    for (const words of ['gibt auf', 'baue 11', 'gibt auf', 'gibt auf', 'gibt auf']) await desk.type(words)
    expect(again).toEqual([false, false, false, true, false])
  })
})

describe('of several seats at one device', () => {
  it('the one that was taken up stands back when another is awaited anew', () => {
    live.may = { Dora: ['Dora builds 3'] }
    live.awaits('Ben')
    desk.tidy()
    desk.as = 'Dora'
    desk.tidy()
    expect(desk.me).toBe('Dora')
    live.awaits('Anna')
    desk.tidy()
    expect(desk.me).toBe('Anna')
  })

  it('it stays when the other was awaited before', () => {
    live.may = { Dora: ['Dora accepts Ben'] }
    desk.as = 'Dora'
    desk.tidy()
    expect(desk.me).toBe('Dora')
  })

  it('it stays as long as it is awaited itself', () => {
    live.awaits('Dora')
    desk.as = 'Dora'
    desk.tidy()
    live.awaits('Anna', 'Dora')
    desk.tidy()
    expect(desk.me).toBe('Dora')
  })
})

describe('an offer that cannot be answered before what is asked of me', () => {
  const offer = { from: 'Ben', to: 'Anna' } as never

  beforeEach(() => {
    live.mine = ['Anna']
    live.sight = { ...live.sight, offers: [offer] }
    live.may = { Anna: ['Anna keeps mortgage 5', 'Anna redeems 5'] }
    desk.tidy()
  })

  it('waits, and can be looked at all the same', () => {
    expect(desk.offer).toBeNull()
    expect(desk.loud).toBe('decision')
    desk.takeUp('Ben')
    expect(desk.offer).toEqual(offer)
    desk.putAside(offer)
    expect(desk.offer).toBeNull()
  })

  it('comes to the front once it can be answered, also beside a decision that does not come first', () => {
    live.may = { Anna: ['Anna throws', 'Anna accepts Ben', 'Anna rejects Ben'] }
    expect(desk.offer).toEqual(offer)
  })

  it('is in front while others are asked', () => {
    live.may = {}
    live.awaits('Ben')
    expect(desk.offer).toEqual(offer)
  })
})

describe('a seat that was taken up to answer an offer', () => {
  const offer = { from: 'Anna', to: 'Dora' } as never

  beforeEach(() => {
    live.may = { Anna: ['Anna ends turn'], Dora: ['Dora accepts Anna', 'Dora rejects Anna', 'Dora builds 3'] }
    live.sight = { ...live.sight, offers: [offer] }
    desk.tidy()
    desk.takeUp('Anna')
    expect(desk.me).toBe('Dora')
  })

  it('stands back once it has answered, although it could still do something', () => {
    desk.tidy()
    expect(desk.me).toBe('Dora')
    live.sight = { ...live.sight, offers: [] }
    desk.tidy()
    expect(desk.me).toBe('Anna')
  })

  it('stands back when it looks at the offer later', () => {
    desk.putAside(offer)
    expect(desk.me).toBe('Anna')
  })

  it('stays when it was taken up again for something else', () => {
    live.sight = { ...live.sight, offers: [] }
    desk.tidy()
    desk.as = 'Dora'
    desk.tidy()
    expect(desk.me).toBe('Dora')
  })
})

it('all that brings money or redeems is on one list where there is room for one', () => {
  live.may = { Anna: ['Anna builds 1', 'Anna sells building 6', 'Anna mortgages 3', 'Anna redeems 5', 'Anna ends turn'] }
  desk.open('money')
  expect(desk.offered.map((choice) => [choice.verb, choice.square])).toEqual([['sells', 6], ['mortgages', 3], ['redeems', 5]])
})

describe('a deal that is half made up', () => {
  it('outlasts an auction', () => {
    live.may = { Anna: ['Anna builds 3'] }
    desk.trade('Ben')
    desk.draft.begin('Anna', 'Ben')
    desk.draft.give.square(3)
    live.may = {}
    live.sight = { ...live.sight, auction: { square: 5 } as never }
    desk.tidy()
    expect([desk.panel, desk.partner]).toEqual(['trade', 'Ben'])
    live.may = { Anna: ['Anna builds 3'] }
    live.sight = { ...live.sight, auction: null }
    desk.tidy()
    expect([desk.panel, desk.partner, desk.draft.give.squares]).toEqual(['trade', 'Ben', [3]])
  })

  it('leaves the bid loud', () => {
    desk.trade('Ben')
    live.awaits('Anna')
    live.may = { Anna: ['Anna bids 10..100', 'Anna passes'] }
    live.sight = { ...live.sight, phase: 'buy', pending: 'auction', auction: { square: 5 } as never }
    expect(desk.loud).toBe('decision')
  })
})

describe('a key that is held', () => {
  const key = (key: string, repeat: boolean): KeyboardEvent => new KeyboardEvent('keydown', { key, repeat })

  it('says its line once', () => {
    live.may = { Anna: ['Anna buys', 'Anna declines'] }
    expect(pressed(desk, key('b', false))).toBe(true)
    expect(pressed(desk, key('b', true))).toBe(true)
    expect(pressed(desk, key(' ', true))).toBe(true)
    expect(live.played).toEqual(['Anna buys'])
  })

  it('does not press a button again', () => {
    const button = document.body.appendChild(document.createElement('button'))
    const held = key('Enter', true)
    Object.defineProperty(held, 'target', { value: button })
    expect(pressed(desk, held)).toBe(true)
    const first = key('Enter', false)
    Object.defineProperty(first, 'target', { value: button })
    expect(pressed(desk, first)).toBe(false)
  })

  it('goes on raising a bid', () => {
    live.may = { Anna: ['Anna bids 10..100', 'Anna passes'] }
    pressed(desk, key('+', false))
    const bid = desk.bid
    pressed(desk, key('+', true))
    expect(desk.bid).toBe((bid ?? 0) + 1)
  })
})

describe('keys that change a bid', () => {
  const key = (key: string, how: KeyboardEventInit = {}): KeyboardEvent => new KeyboardEvent('keydown', { key, ...how })

  it('go by one, with Shift by ten, with Ctrl by fifty, and no further than is possible', () => {
    live.may = { Anna: ['Anna bids 10..100', 'Anna passes'] }
    const bids = (['+', '*', '-', '_', '+', '+'] as const).map((each, at) => {
      pressed(desk, key(each, { ctrlKey: at > 3 }))
      return desk.bid
    })
    expect(bids).toEqual([11, 21, 20, 10, 60, 100])
  })

  it('are the browser’s own where there is no auction, to make the page larger', () => {
    expect(pressed(desk, key('+', { ctrlKey: true }))).toBe(false)
  })
})

describe('a bid', () => {
  let dock: object

  function auction(leader: string, bid: number): void {
    live.may = { Anna: [`Anna bids ${bid + 1}..500`, ...(leader === 'Anna' ? [] : ['Anna passes'])] }
    live.sight = { ...live.sight, phase: 'buy', pending: 'auction', auction: { square: 5, leader, bid, least: bid + 1, passed: [] } as never }
    desk.tidy()
    flushSync()
  }

  const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.r2 .btn')]
  const first = (): HTMLButtonElement => buttons()[0]!
  const enter = (): boolean => pressed(desk, new KeyboardEvent('keydown', { key: 'Enter' }))

  beforeEach(() => {
    auction('Ben', 80)
    dock = mount(BidDock, { target: document.body, props: { desk } })
    flushSync()
  })

  afterEach(() => void unmount(dock))

  it('that was typed is never raised: overtaken it stays, and cannot be made', () => {
    desk.bid = 90
    auction('Ben', 109)
    expect(desk.bid).toBe(90)
    expect(first().getAttribute('aria-disabled')).toBe('true')
    expect(document.querySelector<HTMLInputElement>('.stepper input')?.value).toBe('90')
    first().click()
    enter()
    expect(live.played).toEqual([])
  })

  it('that is typed below the least stays as it is typed', () => {
    const field = document.querySelector<HTMLInputElement>('.stepper input')!
    field.focus()
    field.value = '7'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('blur'))
    flushSync()
    expect(desk.bid).toBe(7)
    first().click()
    expect(live.played).toEqual([])
  })

  it('that is suggested is made as it stood when the button was touched, or not at all', () => {
    first().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    auction('Ben', 109)
    first().click()
    expect(live.played).toEqual([])
    first().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    first().click()
    expect(live.played).toEqual(['Anna bids 110'])
  })

  it('that is the highest is raised only by a button of its own', () => {
    auction('Anna', 109)
    expect(first().getAttribute('aria-disabled')).toBe('true')
    expect(document.querySelectorAll('.plate, .seal')).toHaveLength(0)
    first().click()
    expect(enter()).toBe(false)
    expect(live.played).toEqual([])
    buttons()[1]!.click()
    expect(live.played).toEqual(['Anna bids 110'])
  })

  it('that was made is a wish no longer', async () => {
    desk.bid = 90
    await desk.say('Anna bids 90')
    expect(desk.bid).toBe(null)
  })
})

it('what is left after a purchase is said only where it can be paid', async () => {
  await speak('en')
  const need = (missing: number, left: number): void => {
    live.sight = { ...live.sight, seats: [{ seat: 'Anna', need: { amount: 200, missing, left } } as never] }
  }
  need(193, 0)
  expect(desk.after).toBe('193 short')
  need(0, 0)
  expect(desk.after).toBe('then 0')
})

describe('Escape', () => {
  const escape = (target?: Element): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { key: 'Escape' })
    if (target) Object.defineProperty(event, 'target', { value: target })
    return event
  }

  it('closes one layer after the other, the uppermost first', () => {
    desk.open('build')
    desk.looked = 3
    desk.why = { sentence: 'No.', rules: [] }
    const left = () => [desk.why !== null, desk.looked !== null, desk.panel !== null].filter(Boolean).length
    expect([left(), ...[1, 2, 3].map(() => pressed(desk, escape()) && left())]).toEqual([3, 2, 1, 0])
    expect(pressed(desk, escape())).toBe(false)
  })

  it('leads from a text field back to the decision', () => {
    const dock = document.body.appendChild(document.createElement('div'))
    dock.id = 'dock'
    dock.tabIndex = -1
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    expect(pressed(desk, escape(field))).toBe(true)
    expect(document.activeElement).toBe(dock)
    dock.remove()
    field.remove()
  })
})

it('money at a phone is all that can be sold, mortgaged and redeemed', () => {
  live.may = { Anna: ['Anna builds 3', 'Anna sells building 3', 'Anna mortgages 5', 'Anna redeems 12'] }
  desk.open('money')
  expect(desk.offered.map((choice) => choice.square)).toEqual([3, 5, 12])
})

it('rent for two visits of the same seat to the same lot is shown as two slips', () => {
  const claim: ClaimSight = { owner: 'Anna', debtor: 'Ben', square: 3, amount: 4, demanded: false, lapses: 'Ben' }
  live.sight = { ...live.sight, claims: [claim, { ...claim }] }
  const slips = mount(Slips, { target: document.body, props: { desk } })
  flushSync()
  expect(document.querySelectorAll('.slip')).toHaveLength(2)
  void unmount(slips)
})

it('rent is let be where the server says so, whatever has happened since', () => {
  const claim: ClaimSight = { owner: 'Anna', debtor: 'Ben', square: 3, amount: 4, demanded: false, lapses: 'Ben' }
  live.may = { Anna: ['Anna demands rent on 3', 'Anna ends turn'] }
  live.sight = { ...live.sight, claims: [claim, { ...claim }] }
  const slips = mount(Slips, { target: document.body, props: { desk } })
  const newest = () => {
    flushSync()
    return document.querySelector('.slip')?.textContent
  }
  expect(newest()).toContain(t('slip-waive', { count: 2 }))
  live.moment = { ...live.moment, waived: [0] }
  expect(newest()).not.toContain(t('slip-waived'))
  live.moment = { ...live.moment, waived: [0, 1] }
  expect(newest()).toContain(t('slip-waived'))
  void unmount(slips)
})

describe('several rents of mine', () => {
  const claim = (square: number, amount: number): ClaimSight => ({ owner: 'Anna', debtor: 'Ben', square, amount, demanded: false, lapses: 'Cem' })
  let slips: ReturnType<typeof mount>

  beforeEach(() => {
    live.may = { Anna: ['Anna demands rent on 3', 'Anna demands rent on 9'] }
    live.sight = { ...live.sight, claims: [claim(9, 50), { ...claim(5, 800), owner: 'Ben', debtor: 'Cem' }, claim(3, 2)] }
    slips = mount(Slips, { target: document.body, props: { desk } })
    flushSync()
  })
  afterEach(() => unmount(slips))

  const shown = () => [...document.querySelectorAll('.slip')]

  it('stand before those of others, the largest on top, each with its own button, and are let be together', () => {
    expect(shown().map((slip) => slip.querySelector('.value')?.textContent)).toEqual(['50', '2'])
    for (const slip of shown()) slip.querySelector('button')?.click()
    expect(live.played).toEqual(['Anna demands rent on 9', 'Anna demands rent on 3'])
    expect(document.querySelectorAll('.more button')).toHaveLength(1)
    expect(document.querySelector('.more')?.textContent).toContain(t('slip-waive', { count: 2 }))
  })

  it('are all demanded by one key', () => {
    pressed(desk, new KeyboardEvent('keydown', { key: 'd' }))
    pressed(desk, new KeyboardEvent('keydown', { key: 'm' }))
    expect(live.played).toEqual(['Anna demands rent on 9', 'Anna demands rent on 3'])
  })

  it('say how long the throw waits for them, as long as the server says that it does', () => {
    const timers = () => {
      flushSync()
      return shown().map((slip) => slip.querySelector('[role="timer"][aria-live="off"]')?.textContent)
    }
    expect(timers()).toEqual([undefined, undefined])
    live.moment = { ...live.moment, held: [0, 2], grace: 4000, clock: { now: Date.now() } }
    expect(timers()).toEqual([t('slip-held', { seconds: 4 }), undefined])
    live.moment = { ...live.moment, held: [], grace: 0 }
    expect(timers()).toEqual([undefined, undefined])
  })
})

it('rent that was paid has the sign that it has for who looks', () => {
  const claim = (debtor: string, owner: string): ClaimSight => ({ owner, debtor, square: 3, amount: 800, demanded: false, lapses: 'Cem' })
  live.mine = ['Anna']
  live.sheet = { money: { unit: 1, symbol: 'M', style: 'before' }, squares: [] } as never
  desk.gone.shown = [claim('Anna', 'Ben'), claim('Ben', 'Anna')].map((each, key) => ({ key, claim: each, lapsed: '' }))
  const slips = mount(GoneSlips, { target: document.body, props: { desk } })
  const values = () => {
    flushSync()
    return [...document.querySelectorAll('.done .value')].map((value) => [value.textContent.replaceAll(/\s/g, ''), value.classList.contains('pos'), value.classList.contains('neg')])
  }
  expect(values()).toEqual([
    ['−M800', false, true],
    ['+M800', true, false],
  ])
  desk.gone.shown = [{ key: 3, claim: claim('Ben', 'Cem'), lapsed: '' }]
  expect(values()).toEqual([['M800', false, false]])
  void unmount(slips)
})
