/** What happened, grouped by turn, the last turn first. */

import type { AnyEntry, Played } from '../protocol'
import type { Told } from '../lib/table.svelte'

export interface Turn {
  /** Number of its first entry. */
  number: number
  /** Who was on turn; "" before anybody was. */
  seat: string
  told: Told[]
}

function starts(entry: Played): boolean {
  return (entry.events ?? []).some(([event]) => event === 'turn_started')
}

/** Whether there is anything to read in an entry. */
export function speaks(each: Told): boolean {
  return each.said.length > 0 || each.entry.kind === 'said' || each.entry.kind === 'reacted' || isTale(each.entry)
}

function isTale(entry: AnyEntry): boolean {
  return entry.kind === 'taken_over' || entry.kind === 'returned'
}

/** Group entries by turn; `seats` in the order of the game. An entry that ends a turn belongs to that turn. */
export function turnsOf(told: readonly Told[], seats: readonly string[]): Turn[] {
  const turns: Turn[] = []
  let turn: Turn = { number: 0, seat: '', told: [] }
  for (const each of told) {
    if (speaks(each)) {
      if (!turn.told.length) turn.number = each.number
      turn.told.push(each)
    }
    if (each.entry.kind === 'played' && starts(each.entry)) {
      const started = (each.entry.events ?? []).findLast(([event]) => event === 'turn_started')
      if (turn.told.length) turns.push(turn)
      turn = { number: each.number + 1, seat: seats[started?.[1][0] ?? -1] ?? '', told: [] }
    }
  }
  if (turn.told.length) turns.push(turn)
  return turns.reverse()
}

/** Where in the events of an entry money changed hands: payer and receiver as numbers of seats, -1 the bank. */
export interface Payment {
  payer: number
  receiver: number
  amount: number
}

/** Return the payments of an entry, in units. */
export function paymentsOf(entry: AnyEntry): Payment[] {
  if (entry.kind !== 'played') return []
  return (entry.events ?? []).flatMap(([event, [payer = -1, receiver = -1, amount = 0]]) =>
    event === 'paid' ? [{ payer, receiver, amount }] : [],
  )
}
