/** What others have done since I last did something: a few sentences of the log, and what became of my cash. */

import type { LiveTable, Told } from '../lib/table.svelte'
import { paymentOf, takenBack } from './turns'

export interface Digest {
  /** My last entry before. */
  from: number
  lines: { key: string; sentence: string }[]
  /** In printed money. */
  cash: { before: number; now: number }
}

const MOST = 4 // sentences
const EVENTS = new Set(['title_passed', 'bankrupt', 'gave_up'])
const BOUGHT_OR_BUILT = /^paid-(?:price|auction|trade|building)/

/** The last entry in which one of my seats acted; null if none has. */
function lastOwn(told: readonly Told[], mine: readonly string[]): Told | null {
  return told.findLast(({ entry }) => entry.kind === 'played' && mine.includes(entry.line.split(' ', 1)[0] ?? '')) ?? null
}

/** Return what has happened since I last acted, if my turn has begun since then; null if it has not, or nothing is worth telling. */
export function digestOf(live: Pick<LiveTable, 'told' | 'mine' | 'sight' | 'sheet'>, me: string | null): Digest | null {
  const { told, mine, sight } = live
  const own = lastOwn(told, mine)
  const seat = sight?.seats.find((each) => each.seat === me)
  if (!own || !seat || !sight) return null
  const seats = sight.seats.map((each) => each.seat)
  const place = seats.indexOf(seat.seat)
  const back = takenBack(told)
  const since = told.filter(({ number }) => number > own.number && !back.has(number))
  let begins = false
  let change = 0
  const lines: Digest['lines'] = []
  for (const { number, entry, said } of since) {
    if (entry.kind !== 'played') continue
    for (const [event, [first, second, amount = 0]] of entry.events ?? []) {
      if (event === 'turn_started') begins = first === place
      if (event === 'paid') change += amount * (Number(second === place) - Number(first === place))
    }
    entry.told?.forEach((each, at) => {
      const [event, message] = each
      const payment = paymentOf(each, seats)
      const about = payment && [payment.payer, payment.receiver].some((name) => mine.includes(name))
      if (about || EVENTS.has(event) || BOUGHT_OR_BUILT.test(message.say)) lines.push({ key: `${number} ${at}`, sentence: said[at] ?? '' })
    })
  }
  if (!begins || (!lines.length && !change)) return null
  return { from: own.number, lines: lines.slice(-MOST), cash: { before: seat.cash - change * (live.sheet?.money.unit ?? 1), now: seat.cash } }
}
