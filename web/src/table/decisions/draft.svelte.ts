/** A deal that is being made up. */

import type { Bundle, OfferSight } from '../../protocol'
import { sideText } from '../actions'

type Deck = Bundle['cards'][number]

/** What one side gives. */
export class Side {
  cash = $state(0)
  /** What is wrong with the amount that is typed. */
  problem = $state('')
  squares: number[] = $state([])
  cards: Deck[] = $state([])

  get bundle(): Bundle {
    return { cash: this.cash, squares: this.squares, cards: this.cards }
  }

  get empty(): boolean {
    return !this.cash && !this.squares.length && !this.cards.length
  }

  square(square: number): void {
    const out = this.squares.includes(square)
    this.squares = out ? this.squares.filter((each) => each !== square) : [...this.squares, square].sort((a, b) => a - b)
  }

  card(deck: Deck): void {
    this.cards = this.cards.includes(deck) ? this.cards.filter((each) => each !== deck) : [...this.cards, deck]
  }

  set({ cash, squares, cards }: Bundle): void {
    this.cash = cash
    this.problem = ''
    this.squares = [...squares]
    this.cards = [...cards]
  }
}

const NOTHING: Bundle = { cash: 0, squares: [], cards: [] }

export class Draft {
  readonly give = new Side()
  readonly want = new Side()
  /** Lots go to the creditor against a debt. */
  againstDebt = $state(false)
  /** With whom it is made up. */
  partner = $state('')
  private me = ''
  /** The offer that it answers. */
  private answers = ''

  /**
   * Begin with nothing, or with the offer that is to be answered. What was begun with the same partner stays, also when
   * the offer is gone that it was to answer; with another partner stays what I give.
   */
  begin(me: string, partner: string, offer?: OfferSight): void {
    const answers = offer ? JSON.stringify(offer) : ''
    if (me === this.me && partner === this.partner && (!offer || answers === this.answers)) return
    const goesOn = me === this.me && !answers && !this.answers
    this.againstDebt = false
    if (!goesOn) this.give.set(offer?.wants ?? NOTHING)
    this.want.set(offer?.gives ?? NOTHING)
    this.me = me
    this.partner = partner
    this.answers = answers
  }

  clear(): void {
    this.againstDebt = false
    this.give.set(NOTHING)
    this.want.set(NOTHING)
  }

  get empty(): boolean {
    return this.give.empty && this.want.empty
  }

  /** What is wrong with what is typed on either side. */
  get problem(): string {
    return this.give.problem || this.want.problem
  }

  /** Return what is to be said to offer this. */
  line(me: string, partner: string, counters: boolean): string {
    const give = sideText(this.give)
    if (this.againstDebt) return `${me} hands ${partner} ${give} for ${this.want.cash} of debt`
    return `${me} ${counters ? 'counters' : 'offers'} ${partner} ${give} for ${sideText(this.want)}`
  }
}
