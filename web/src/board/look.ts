/** What is to be read on a square: who owns it, what it costs or brings now. */

import type { EditionSheet, LotSight, Moment, Sight, SquareSheet } from '../protocol'
import { bareMoney, boardMoney, money } from '../lib/money'
import { placeOf, shownName } from '../lib/seats'
import { language, t } from '../lib/words.svelte'

export interface Amount {
  text: string
  /** Rent that is due now, as against the price of what is free. */
  rent: boolean
}

export function lotAt(sight: Sight, square: number): LotSight | undefined {
  return sight.lots.find((lot) => lot.square === square)
}

/** The figure of a square: the price of a free lot or a tax, the rent that would be due now; nothing for others. */
export function amountOf(sheet: EditionSheet, square: SquareSheet, lot: LotSight | undefined, narrow: boolean): Amount | null {
  const write = (amount: number) => (narrow ? bareMoney : boardMoney)(amount, sheet.money, language())
  if (square.tax !== null) return { text: write(square.tax), rent: false }
  if (square.price === null) return null
  if (!lot?.owner) return { text: write(square.price), rent: false }
  if (lot.mortgaged) return { text: narrow ? 'H' : t('board-mortgage'), rent: false }
  if (lot.factor !== null) {
    const factor = sheet.money.style === 'scaled' ? bareMoney(lot.factor, sheet.money, language()) : String(lot.factor)
    return { text: narrow ? `${factor}×` : t('board-thrown', { factor }), rent: true }
  }
  return { text: write(lot.rent ?? 0), rent: true }
}

/** The sentence by which a square is called to who cannot see it. */
export function labelOf(sheet: EditionSheet, sight: Sight, moment: Moment, square: number): string {
  const of = sheet.squares[square]
  if (!of) return ''
  const lot = lotAt(sight, square)
  const amount = (value: number) => money(value, sheet.money, language())
  const here = sight.seats.filter((seat) => seat.at === square && !seat.bankrupt).map((seat) => shownName(moment, seat.seat))
  const parts = [t('board-square', { number: square, name: of.name })]
  if (lot?.owner) {
    parts.push(t('board-owned', { who: shownName(moment, lot.owner) }))
    if (lot.level === 5) parts.push(t('board-hotel'))
    else if (lot.level) parts.push(t('board-houses', { count: lot.level }))
    if (lot.mortgaged) parts.push(t('board-mortgaged'))
    else if (lot.factor !== null) parts.push(t('board-rent-thrown', { factor: bareMoney(lot.factor, sheet.money, language()) }))
    else parts.push(t('board-rent', { amount: amount(lot.rent ?? 0) }))
  } else if (of.price !== null) parts.push(t('board-free', { amount: amount(of.price) }))
  else if (of.tax !== null) parts.push(t('board-tax', { amount: amount(of.tax) }))
  if (here.length) parts.push(t('board-here', { names: here.join(', ') }))
  return parts.join(', ')
}

export { placeOf }
