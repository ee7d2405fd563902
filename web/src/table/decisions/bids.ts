/** The bids of the auction that runs, as the log tells them. */

import type { Told } from '../../lib/table.svelte'
import { type Choice, choiceOf } from '../actions'

export interface Bid {
  seat: string
  amount: number
  number: number
}

function opens({ entry }: Told): boolean {
  return entry.kind === 'played' && (entry.events?.some(([event]) => event === 'auction_opened') ?? false)
}

/** The number of the entry that opened the last auction, 0 if it is not known here. */
export function openedAt(told: readonly Told[]): number {
  return told.findLast(opens)?.number ?? 0
}

/** Return the bids since the auction was opened, the first first. */
export function bidsOf(told: readonly Told[]): Bid[] {
  const bids: Bid[] = []
  for (let at = told.length - 1; at >= 0; at -= 1) {
    const { entry, number } = told[at]!
    if (entry.kind !== 'played') continue
    const choice = choiceOf(entry.line)
    if (choice?.verb === 'bids') bids.unshift({ seat: entry.line.split(' ', 1)[0]!, amount: choice.least, number })
    if (opens(told[at]!)) break
  }
  return bids
}

/** What I bid: what I wish, also once that is too low, else the least that counts. */
export function bidOf(choice: Choice, wish: number | null): number {
  return wish ?? choice.least
}

/** The bid nearest to an amount that can be made. */
export function within(choice: Choice, amount: number): number {
  return Math.min(Math.max(amount, choice.least), choice.most)
}
