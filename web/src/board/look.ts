/** What is to be read on a square: who owns it, what it costs or brings now. */

import type { EditionSheet, LotSight, Moment, SeatSight, Sight, SquareSheet } from '../protocol'
import { bareMoney, boardMoney, money, tightMoney } from '../lib/money'
import { shownName } from '../lib/seats'
import { language, t } from '../lib/words.svelte'
import type { Marks } from './props'

export interface Amount {
  /** "" where the sign for a mortgage stands. */
  text: string
  /** The same line by line where there is less room; empty where it can be no shorter. */
  tight: readonly string[]
  /** Rent that is due now, as against the price of what is free. */
  rent: boolean
}

export function lotAt(sight: Sight, square: number): LotSight | undefined {
  return sight.lots.find((lot) => lot.square === square)
}

/** The figure of a square: the price of a free lot or a tax, the rent that would be due now; nothing for others. */
export function amountOf(sheet: EditionSheet, square: SquareSheet, lot: LotSight | undefined, narrow: boolean): Amount | null {
  const write = (amount: number) => (narrow ? bareMoney : boardMoney)(amount, sheet.money, language())
  const tight = (amount: number) => (narrow ? [tightMoney(amount, sheet.money, language())].filter(Boolean) : [])
  const written = (amount: number, rent: boolean): Amount => ({ text: write(amount), tight: tight(amount), rent })
  if (square.tax !== null) return written(square.tax, false)
  if (square.price === null) return null
  if (!lot?.owner) return written(square.price, false)
  if (lot.mortgaged) return { text: narrow ? '' : t('board-mortgage'), tight: [], rent: false }
  if (lot.factor !== null) {
    const factor = sheet.money.style === 'scaled' ? bareMoney(lot.factor, sheet.money, language()) : String(lot.factor)
    return { text: narrow ? `${factor}×` : t('board-thrown', { factor }), tight: narrow ? [factor, '×'] : [`${factor} ×`], rent: true }
  }
  return written(lot.rent ?? 0, true)
}

export interface TokenPlace {
  seat: SeatSight
  /** Its place among those that stand together, and how many they are. */
  index: number
  count: number
}

/** The tokens of all who still play; whoever sits in jail stands apart from visitors. */
export function tokensOf(sight: Sight): TokenPlace[] {
  const living = sight.seats.filter((seat) => !seat.bankrupt)
  return living.map((seat) => {
    const together = living.filter((other) => other.at === seat.at && other.jail > 0 === seat.jail > 0)
    return { seat, index: together.indexOf(seat), count: together.length }
  })
}

interface Seen {
  marks: Marks
  me: string | null
}

/** The sentence by which a square is called to who cannot see it. */
export function labelOf(sheet: EditionSheet, sight: Sight, moment: Moment, square: number, { marks, me }: Seen): string {
  const of = sheet.squares[square]
  if (!of) return ''
  return [
    t('board-square', { number: square, name: of.name }),
    ...stateOf(sheet, sight, moment, of, me),
    ...standing(sight, moment, square, me),
    marks.claim?.has(square) ? t('board-claim') : '',
    marks.lot === square ? t('board-lot') : '',
    marks.choosable?.has(square) ? t('board-choosable') : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Whose it is, what is built on it, what it costs or brings now. */
export function stateOf(sheet: EditionSheet, sight: Sight, moment: Moment, square: SquareSheet, me: string | null): string[] {
  const lot = lotAt(sight, square.square)
  const amount = (value: number) => money(value, sheet.money, language())
  if (!lot?.owner) {
    if (square.price !== null) return [t('board-free', { amount: amount(square.price) })]
    return square.tax !== null ? [t('board-tax', { amount: amount(square.tax) })] : []
  }
  const owned = lot.owner === me ? t('board-mine') : t('board-owned', { who: shownName(moment, lot.owner) })
  if (lot.mortgaged) return [owned, t('board-mortgaged')]
  const built = lot.level === 5 ? t('board-hotel') : lot.level ? t('board-houses', { count: lot.level }) : ''
  const rent =
    lot.factor !== null
      ? t('board-rent-thrown', { factor: bareMoney(lot.factor, sheet.money, language()) })
      : t('board-rent', { amount: amount(lot.rent ?? 0) })
  return [owned, built, rent]
}

function standing(sight: Sight, moment: Moment, square: number, me: string | null): string[] {
  const there = sight.seats.filter((seat) => seat.at === square && !seat.bankrupt)
  const named = (seats: SeatSight[]) =>
    seats.map((seat) => (seat.seat === me ? t('board-you') : shownName(moment, seat.seat))).join(', ')
  const free = there.filter((seat) => seat.jail === 0)
  const jailed = there.filter((seat) => seat.jail > 0)
  return [
    jailed.length ? t('board-jailed', { names: named(jailed) }) : '',
    free.length ? t('board-here', { names: named(free) }) : '',
  ]
}
