/** What a person at the table is doing: the panel that is open, the square it looks at, what it was told is not possible. */

import type { OfferSight, SeatSight, SquareSheet } from '../protocol'
import { amountIn, change as signedChange, money as spokenMoney } from '../lib/money'
import { shownName } from '../lib/seats'
import { settings } from '../lib/settings.svelte'
import type { LiveTable } from '../lib/table.svelte'
import { language, quotes, t } from '../lib/words.svelte'
import { type Choice, choicesOf, decisionOf, seatOf, type Verb, verbOf } from './actions'
import { openedAt } from './decisions/bids'
import { Draft } from './decisions/draft.svelte'
import { lasting } from './decisions/lasting.svelte'
import { type Digest, digestOf } from './digest'
import { GoneClaims } from './gone.svelte'
import type { Report } from './report'

/** What lies over the prompt until it is closed or the prompt changes. */
export type Panel = 'build' | 'sell' | 'mortgage' | 'money' | 'raise' | 'trade' | 'giveup' | 'bankrupt' | 'mine' | 'log' | 'menu' | 'names' | 'return' | 'takeback'

/** Why something is not possible. */
export interface Why {
  sentence: string
  rules: readonly string[]
}

/** Panels that list what can be built, sold, mortgaged and redeemed; `money` has all but building, where there is room for one. */
export const LISTS: readonly (Panel | null)[] = ['build', 'sell', 'mortgage', 'money', 'raise']

/** What would be said of a square while a list of business is open. */
const LINES: Partial<Record<Panel, (square: number) => string>> = {
  build: (square) => `builds ${square}`,
  sell: (square) => `sells building ${square}`,
  mortgage: (square) => `mortgages ${square}`,
  money: (square) => `mortgages ${square}`,
  raise: (square) => `mortgages ${square}`,
}

/** Panels that are about business and close when somebody else must be heard first. */
const BUSINESS: readonly (Panel | null)[] = [...LISTS, 'trade']

function termsOf(offer: OfferSight): string {
  return JSON.stringify(offer)
}

export class Desk {
  panel: Panel | null = $state(null)
  /** With whom to trade, and whether that answers an offer. */
  partner = $state('')
  counters = $state(false)
  /** The square whose deed is shown: what the pointer or the keyboard is at. */
  looked: number | null = $state(null)
  /** The square of the choice that the pointer or the keyboard is at. */
  pointed: number | null = $state(null)
  /** The square chosen in a decision, before it is confirmed. */
  chosen: number | null = $state(null)
  /** Of several seats at this device, the one that was taken up although another is awaited. */
  as: string | null = $state(null)
  /** What I wish to bid, also once that is too low; null as long as the least is suggested. */
  bid: number | null = $state(null)
  why: Why | null = $state.raw(null)
  /** Whether lines can be typed: only who asks for it sees where. */
  commands = $state(false)
  /** What a key has asked for, until it is dismissed. */
  report: Report | null = $state.raw(null)
  /** The line whose button was pressed last. */
  pressed = ''
  /** What was typed last, if it is to be typed once more. */
  private typedBefore = ''
  /** What is to be confirmed before it is sent. */
  doubt: { line: string; text: string } | null = $state.raw(null)

  /** Answers to offers of mine are dismissed up to this entry. */
  answersRead = $state(0)
  /** What is being typed, to be said to all and as a command: it stays when the field is not in sight. */
  talk = $state('')
  command = $state('')
  /** The deal that is being made up; an auction that comes in between takes nothing of it away. */
  readonly draft = new Draft()
  /** Rent that was paid or has lapsed just now. */
  readonly gone = new GoneClaims()

  /** The seat of mine that was taken up to answer an offer. */
  private answering: string | null = null
  /** When an auction was opened here: keys that follow quickly were meant for what it has covered. */
  opened = -Infinity
  /** The entry that opened the auction which runs; null without one. */
  private auctioned: number | null = null
  /** My seats that were awaited when the table was last looked at. */
  private awaitedBefore: readonly string[] = []
  /** Offers that are put aside to be looked at later. */
  private aside: ReadonlySet<string> = $state.raw(new Set())
  /** Offers are to be looked at although something else is asked of me first. */
  private taken = $state(false)

  constructor(readonly live: LiveTable) {}

  /** The offer to me that is looked at. */
  readonly offer: OfferSight | null = $derived.by(() => {
    if (this.panel || this.sight?.auction) return null
    return this.sight?.offers.find((offer) => offer.to === this.me && !this.aside.has(termsOf(offer)) && !this.waits(offer)) ?? null
  })

  readonly sight = $derived.by(() => this.live.sight)
  /** My seat that is shown: the one that is awaited, unless another of mine was taken up. */
  readonly me = $derived.by(() => (this.as && this.live.mine.includes(this.as) ? this.as : this.live.me))
  readonly choices: Choice[] = $derived.by(() => (this.me ? this.choicesFor(this.me) : []))
  readonly decision = $derived.by(() => (this.sight ? decisionOf(this.sight, this.me, this.choices) : 'waiting'))
  /** Whether the highest bid is mine: then nobody but the others is asked. */
  readonly leads = $derived.by(() => this.me !== null && this.sight?.auction?.leader === this.me)
  /** My own row of the sight. */
  readonly seat: SeatSight | null = $derived.by(() => this.sight?.seats.find((each) => each.seat === this.me) ?? null)
  /** What is left once what is needed is paid, or what is missing for it. */
  readonly after = $derived.by(() => {
    const need = this.seat?.need
    if (!need) return ''
    return need.missing ? t('buy-missing', { amount: this.money(need.missing) }) : t('buy-after', { amount: this.money(need.left) })
  })
  readonly awaited = $derived.by(() => this.me !== null && (this.live.moment?.awaits ?? []).includes(this.me))

  /** What all that I have would bring if it was sold and mortgaged: the cash is there already. */
  readonly raisable = $derived.by(() => (this.seat ? this.seat.means - this.seat.cash : 0))
  /** Whether there is something that brings money. */
  readonly brings = $derived.by(() => this.may('sells', 'sells whole', 'mortgages').length > 0)
  /** What stands below a lot for sale stays there until that is decided, whatever lies over it meanwhile: neither of the two buttons moves. */
  readonly raises = lasting(
    () => this.sale,
    () => this.sale !== '' && this.brings,
  )
  readonly short = lasting(
    () => this.sale,
    () => this.sale !== '' && !this.the('buys'),
  )

  /** What stood beside the payment of a debt stays there as long as the debt does. */
  readonly failed = lasting(
    () => (this.owes ? `${this.owes} in turn ${this.sight?.turns}` : ''),
    () => this.owes !== '' && this.the('is bankrupt') !== null,
  )

  /** What real dice and cards have to show. */
  readonly due = $derived.by(() => this.live.moment?.due ?? null)
  /** Whether it can be typed in here. */
  readonly types = $derived.by(() => this.due !== null && (this.live.mine.length > 0 || this.live.you.banker === true))
  /** Whether it is asked here first: whose dice or cards they are sits here, or who keeps the bank. */
  readonly dueHere = $derived.by(() => {
    const banker = this.live.moment?.banker?.seat ?? ''
    return this.live.you.banker === true || this.live.mine.some((seat) => seat === this.due?.seat || seat === banker)
  })

  /** What is asked of me, or whom the table waits for: spoken by the server. */
  readonly text = $derived.by(() => (this.me ? (this.live.asked[this.me]?.text ?? '') : ''))

  /** The card that has led to what is asked of me, as it is told; "" if none has. */
  readonly card = $derived.by(() => (this.me ? (this.live.asked[this.me]?.card ?? '') : ''))

  /** What others have done since my last turn, as long as I have not done anything in this one. */
  readonly digest: Digest | null = $derived.by(() => (this.awaited && this.sight?.turn === this.me ? digestOf(this.live, this.me) : null))
  /** Up to which entry what happened was told to who hears the page. */
  told = 0

  /** To whom my debt is; "" if there is none. */
  private get owes(): string {
    return this.sight?.debts.find((each) => each.debtor === this.me)?.creditor ?? ''
  }

  /** The lot that I am asked about whether I buy it, and when; "" if there is none. */
  private get sale(): string {
    return this.awaited && this.decision === 'buy' ? `${this.seat?.at} in turn ${this.sight?.turns}` : ''
  }

  /** The squares of an open panel or decision that may be chosen on the board. */
  readonly choosable: ReadonlySet<number> = $derived.by(() => new Set(this.offered.flatMap((choice) => choice.square ?? [])))

  /** The choices that are made on the board now. */
  readonly offered: Choice[] = $derived.by(() => {
    switch (this.panel) {
      case 'build':
        return this.may('builds')
      case 'sell':
        return this.may('sells', 'sells whole')
      case 'mortgage':
        return this.may('mortgages', 'redeems')
      case 'money':
        return this.may('sells', 'sells whole', 'mortgages', 'redeems')
      case 'raise':
        return this.may('sells', 'sells whole', 'mortgages')
      case null:
        if (this.decision === 'jump') return this.may('jumps')
        if (this.decision === 'bus') return this.may('moves')
        return this.decision === 'place' ? this.may('places') : []
      default:
        return []
    }
  })

  /** What is loud: at most one filled button stands on the screen. */
  readonly loud: 'claim' | 'decision' | 'offer' | 'panel' | null = $derived.by(() => {
    if ((this.panel && !this.sight?.auction) || this.offer) return 'panel'
    const urgent = ['debt', 'received', 'auction', 'wish', 'place'].includes(this.decision) && this.awaited
    if (!urgent && this.may('demands').length) return 'claim'
    if (this.awaited && this.decision !== 'waiting') return 'decision'
    if (this.types && this.dueHere) return 'decision'
    return this.may('accepts', 'rejects').length ? 'offer' : null
  })

  /** What a seat of mine may do. */
  choicesFor(seat: string): Choice[] {
    const { about, leads } = this.live.asked[seat] ?? {}
    return choicesOf(this.live.lines(seat), about, leads)
  }

  may(...verbs: Verb[]): Choice[] {
    return this.choices.filter((choice) => verbs.includes(choice.verb))
  }

  /** The only choice of its kind. */
  the(verb: Verb): Choice | null {
    return this.may(verb)[0] ?? null
  }

  /** Whether a throw lets rent of these seats lapse; what is being demanded is heard before it. */
  losesRent(...seats: string[]): boolean {
    const lines = seats.flatMap((seat) => this.choicesFor(seat).filter((choice) => choice.verb === 'demands').map((choice) => choice.line))
    return lines.some((line) => !this.live.sending.has(line))
  }

  square(square: number): SquareSheet | null {
    return this.live.sheet?.squares[square] ?? null
  }

  /** A square as it is called in a sentence. */
  said(square: number): string {
    const of = this.square(square)
    return of?.quoted ? quotes(of.name) : (of?.name ?? '')
  }

  name(seat: string): string {
    return shownName(this.live.moment, seat)
  }

  money(amount: number): string {
    return this.live.sheet ? spokenMoney(amount, this.live.sheet.money, language()) : String(amount)
  }

  /** Read an amount that is typed; null where it is none. */
  readMoney(text: string): number | null {
    return amountIn(text, this.live.sheet?.money ?? { unit: 1, symbol: '', style: 'before' }, language())
  }

  change(amount: number): string {
    return this.live.sheet ? signedChange(amount, this.live.sheet.money, language()) : String(amount)
  }

  /** Whether a line is on its way; of bids one at a time, unless there is no connection: then the last one counts. */
  sent(line: string): boolean {
    return this.live.sending.has(line) || (this.live.state !== 'lost' && verbOf(line) === 'bids' && [...this.live.sending].some((each) => verbOf(each) === 'bids' && seatOf(each) === seatOf(line)))
  }

  /** Say a line; a panel stays open as long as it has something to offer. */
  async say(line: string): Promise<boolean> {
    this.doubt = null
    if (this.sent(line)) return false
    const done = await this.live.play(line)
    if (done) {
      this.chosen = null
      this.why = null
      if (line === `${this.me} bids ${this.bid}`) this.bid = null
    }
    return done
  }

  /** Say what is typed, as at the terminal. What takes me out of the game is asked about once and typed once more. */
  async type(words: string): Promise<boolean> {
    if (!this.me) return false
    const again = words === this.typedBefore
    this.typedBefore = ''
    const done = await this.live.type(this.me, words, again)
    if (done) this.why = null
    else if (this.live.refusal?.reason === 'final') this.typedBefore = words
    return done
  }

  /** Say a line that is final, asking again first where the person wants that. */
  confirm(line: string, text: string): void {
    if (settings.confirm) this.doubt = { line, text }
    else void this.say(line)
  }

  /** Ask why a line cannot be said now, and show it. */
  async ask(line: string): Promise<void> {
    const tried = await this.live.try(line)
    if (tried && !tried.legal) this.why = { sentence: tried.sentence, rules: tried.rules }
  }

  /** Ask why nothing of a kind can be done now, and show it. */
  async askOf(kind: string): Promise<void> {
    const reason = this.me ? (await this.live.reasons(this.me))[kind] : undefined
    if (reason) this.why = reason
  }

  /** A square was pressed while a list of business is open: if nothing can be done with it, the server says why. */
  askAbout(square: number): void {
    const line = this.panel && LINES[this.panel]?.(square)
    const own = this.sight?.lots.some((lot) => lot.square === square && lot.owner === this.me)
    if (line && own && !this.choosable.has(square)) void this.ask(`${this.me} ${line}`)
  }

  open(panel: Panel): void {
    this.chosen = null
    this.why = null
    this.panel = this.panel === panel ? null : panel
  }

  close(): void {
    this.panel = null
    this.chosen = null
    this.partner = ''
    this.counters = false
  }

  /** Whether an offer cannot be answered before what is asked of me: that is shown first. */
  private waits({ from }: OfferSight): boolean {
    return !this.taken && this.awaited && !this.may('accepts', 'rejects').some((choice) => choice.seat === from)
  }

  /** Look at an offer later; the table goes on. */
  putAside(offer: OfferSight): void {
    this.taken = false
    this.aside = new Set([...this.aside, termsOf(offer)])
    this.standBack()
  }

  /** Look at the offers to me again, or at that of one seat. */
  takeUp(from = ''): void {
    this.close()
    this.taken = true
    const offer = this.sight?.offers.find((each) => each.from === from && this.live.mine.includes(each.to))
    if (offer) this.as = this.answering = offer.to
    const others = (this.sight?.offers ?? []).filter((offer) => from && offer.from !== from)
    this.aside = new Set(others.map(termsOf))
  }

  /** Open the builder of a deal with somebody. */
  trade(partner: string, counters = false): void {
    this.partner = partner
    this.counters = counters
    this.panel = 'trade'
  }

  /** Close what has lost its reason, as the table has moved on. */
  tidy(): void {
    if (this.chosen !== null && !this.choosable.has(this.chosen)) this.chosen = null
    if (this.panel === 'bankrupt' && !this.the('is bankrupt')) this.close()
    if (BUSINESS.includes(this.panel) && !this.choices.length && !this.sight?.auction) this.close()
    if (this.panel === 'build' && !this.may('builds').length && !this.sight?.auction) this.close()
    this.followAuction()
    this.followMine()
    if (!this.sight?.offers.some((offer) => this.live.mine.includes(offer.to))) this.taken = false
    if (this.doubt && !(this.choices.some((choice) => choice.line === this.doubt?.line) && this.losesRent(...this.live.mine))) this.doubt = null
  }

  /** What I wished to bid was for one auction, and not for one that follows it. */
  private followAuction(): void {
    const opened = this.sight?.auction ? openedAt(this.live.told) : null
    if (opened !== this.auctioned) {
      this.bid = null
      if (opened !== null) this.opened = performance.now()
    }
    this.auctioned = opened
  }

  /** A seat that was taken up to answer an offer stands back once it has. */
  private standBack(): void {
    if (this.answering === this.as) this.as = null
    this.answering = null
  }

  /** A seat that was taken up stands back when it has answered, another of mine is awaited anew, or it has nothing to say. */
  private followMine(): void {
    if (this.answering && !this.sight?.offers.some((offer) => offer.to === this.answering)) this.standBack()
    const awaited = this.live.mine.filter((seat) => this.live.moment?.awaits?.includes(seat))
    const anew = awaited.some((seat) => seat !== this.as && !this.awaitedBefore.includes(seat))
    const others = awaited.some((seat) => seat !== this.as)
    if (this.as && !awaited.includes(this.as) && (anew || (others && !this.choices.length))) this.as = null
    this.awaitedBefore = awaited
  }
}
