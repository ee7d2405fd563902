// @vitest-environment jsdom
/** What is typed into a number field counts as it is read, or is refused in words; a press sends only what its label says. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveTable } from '../../src/lib/table.svelte'
import type { Sight } from '../../src/protocol'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
const { speak, t } = await import('../../src/lib/words.svelte')
const { Desk } = await import('../../src/table/desk.svelte')
const { default: BidDock } = await import('../../src/table/decisions/BidDock.svelte')
const { default: TradeSide } = await import('../../src/table/decisions/TradeSide.svelte')

const DOLLARS = { unit: 1, symbol: 'M', style: 'before' }
const EUROS = { unit: 10_000, symbol: '', style: 'scaled' }
const opening = (number: number) => ({ number, said: [], entry: { kind: 'played', line: 'Anna declines', events: [['auction_opened', []]] } })

class Fake {
  mine = ['Anna']
  moment = { awaits: ['Anna'], chairs: [] }
  sight: Partial<Sight> = $state.raw({})
  may: Record<string, string[]> = $state.raw({})
  told: unknown[] = $state.raw([opening(7)])
  sheet = { money: DOLLARS, squares: [], nouns: {} }
  asked = {}
  you = {}
  sending = new Set<string>()
  played: string[] = []
  me = 'Anna'

  lines(): string[] {
    return this.may.Anna ?? []
  }

  try(): Promise<null> {
    return Promise.resolve(null)
  }

  play(line: string): Promise<boolean> {
    this.played.push(line)
    return Promise.resolve(true)
  }
}

let live: Fake
let desk: InstanceType<typeof Desk>
let shown: Record<string, unknown> | null = null

beforeAll(() => speak('de'))
beforeEach(() => {
  live = new Fake()
  desk = new Desk(live as unknown as LiveTable)
})
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
})

function auctioning(range: string, least: number): void {
  live.may = { Anna: [`Anna bids ${range}`, 'Anna passes'] }
  live.sight = { seats: [], offers: [], claims: [], lots: [], phase: 'buy', pending: 'auction', auction: { square: 5, leader: 'Ben', bid: least - 1, least, passed: [] } as never }
  desk.tidy()
}

const field = (): HTMLInputElement => document.querySelector<HTMLInputElement>('.stepper input')!
const button = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('.r2 .btn')!

function typed(text: string): void {
  field().dispatchEvent(new Event('focus'))
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
  field().dispatchEvent(new Event('blur'))
  flushSync()
}

describe('a bid', () => {
  const bidding = (): void => {
    shown = mount(BidDock, { target: document.body, props: { desk } })
    flushSync()
  }

  it.each(['-5', '1,5', '1e9', '٢٥', 'abc', '2 0', '1,000'])('that cannot be read is refused in words, and nothing is sent for it: %s', (text) => {
    auctioning('10..900', 10)
    bidding()
    typed('300')
    typed(text)
    expect(field().value).toBe(text)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelector('.stepper .problem')?.textContent).toBe(t('number-unread', { example: 'M\u00A0300' }))
    button().click()
    expect(live.played).toEqual([])
  })

  it('of more than there is in cash is not made of all there is', () => {
    auctioning('10..900', 10)
    bidding()
    typed('1000')
    button().click()
    expect(live.played).toEqual([])
    typed('900')
    button().click()
    expect(live.played).toEqual(['Anna bids 900'])
  })

  it.each([
    ['1,5 Mio.', 1_500_000],
    ['2M', 2_000_000],
    ['600 Tsd.', 600_000],
    ['20000', 20_000],
  ])('is read as the edition writes it: %s', (text, amount) => {
    live.sheet.money = EUROS
    auctioning('10K..15M', 10_000)
    bidding()
    typed(text)
    button().click()
    expect(live.played).toEqual([`Anna bids ${amount}`])
  })

  it('in parts of what can be paid is refused', () => {
    live.sheet.money = EUROS
    auctioning('10K..15M', 10_000)
    bidding()
    typed('500')
    expect(document.querySelector('.stepper .problem')?.textContent).toContain('10\u00A0Tsd.')
    button().click()
    expect(live.played).toEqual([])
  })

  it('comes right by the steps beside it', () => {
    auctioning('10..900', 10)
    bidding()
    typed('abc')
    document.querySelectorAll<HTMLButtonElement>('.stepper .iconbtn')[1]!.click()
    flushSync()
    expect(document.querySelector('.stepper .problem')).toBeNull()
    expect(desk.bid).toBe(11)
  })

  it('that is wished for in one auction is none in the next', () => {
    auctioning('10..900', 10)
    desk.bid = 300
    desk.tidy()
    expect(desk.bid).toBe(300)
    live.told = [...live.told, opening(12)]
    auctioning('10..900', 10)
    expect(desk.bid).toBeNull()
  })
})

describe('cash in a deal', () => {
  it.each(['-5', '1,5', '1e9', '1000'])('that cannot be read or given keeps the deal from being sent: %s', (text) => {
    live.sight = { seats: [{ seat: 'Anna', cash: 900, jail_cards: [] } as never], offers: [], lots: [], debts: [] }
    shown = mount(TradeSide, { target: document.body, props: { desk, seat: 'Anna', partner: 'Ben', side: desk.draft.give, title: '' } })
    typed('20')
    expect([desk.draft.give.cash, desk.draft.problem]).toEqual([20, ''])
    typed(text)
    expect(desk.draft.problem).not.toBe('')
    expect(field().value).toBe(text)
    desk.draft.clear()
    expect(desk.draft.problem).toBe('')
  })
})
