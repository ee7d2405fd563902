/** Money on its way: who pays whom how much, as it is shown between their rows. */

import type { AnyEntry } from '../protocol'

export interface Flight {
  /** Names of seats, "" for the bank. */
  from: string
  to: string
  /** In units. */
  amount: number
}

/** Return the last payments of entries, so many at most, one for each pair of payer and receiver; `seats` in the order of the game. */
export function flightsOf(entries: readonly AnyEntry[], seats: readonly string[], most: number): Flight[] {
  const flights = new Map<string, Flight>()
  for (const entry of entries) {
    if (entry.kind !== 'played') continue
    for (const [event, [payer = -1, receiver = -1, amount = 0]] of entry.events ?? []) {
      if (event !== 'paid' || amount === 0) continue
      const pair = `${payer} ${receiver}`
      const before = flights.get(pair)?.amount ?? 0
      flights.delete(pair) // what was added to last is the last
      flights.set(pair, { from: seats[payer] ?? '', to: seats[receiver] ?? '', amount: before + amount })
    }
  }
  return [...flights.values()].slice(Math.max(0, flights.size - most))
}

/** An amount on its way from one to another, in whole units, after a `share` (0 to 1) of the time: quick, then slower. */
export function between(from: number, to: number, share: number, unit: number): number {
  const left = (1 - Math.min(1, Math.max(0, share))) ** 3
  return to + Math.round(((from - to) * left) / unit) * unit
}
