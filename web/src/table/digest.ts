/** What others have done since I last did something: what became of everybody's cash, and a few sentences of the log, seat by seat. */

import type { LiveTable, Told } from '../lib/table.svelte'
import type { MessageData } from '../protocol'
import { argument, type Payment, paymentOf, takenBack } from './turns'

/** What became of a seat; amounts in printed money. */
export interface Share {
  seat: string
  change: number
  lines: { key: string; sentence: string }[]
}

export interface Digest {
  /** My last entry before. */
  from: number
  /** Those of whom there is something to tell: I first, then in the order in which it is their turn. */
  shares: Share[]
  /** Mine, in printed money. */
  cash: { before: number; now: number }
}

const EVENTS = new Set(['title_passed', 'bankrupt', 'gave_up'])
const BOUGHT_OR_BUILT = /^paid-(?:price|auction|trade|building)/

/** The last entry in which one of my seats acted; null if none has. */
function lastOwn(told: readonly Told[], mine: readonly string[]): Told | null {
  return told.findLast(({ entry }) => entry.kind === 'played' && mine.includes(entry.line.split(' ', 1)[0] ?? '')) ?? null
}

/** Of which seat a sentence tells: of who pays or is paid, or else of who does it. */
function actorOf(message: MessageData, payment: Payment | null): string {
  const who = argument(message, 'who')
  return payment?.payer || payment?.receiver || (typeof who === 'string' ? who : '')
}

/** Return what has happened since I last acted, if my turn has begun since then; null if it has not, or nothing is worth telling. */
export function digestOf(live: Pick<LiveTable, 'told' | 'mine' | 'sight' | 'sheet'>, me: string | null): Digest | null {
  const { told, mine, sight } = live
  const own = lastOwn(told, mine)
  const seat = sight?.seats.find((each) => each.seat === me)
  if (!own || !seat || !sight) return null
  const unit = live.sheet?.money.unit ?? 1
  const seats = sight.seats.map((each) => each.seat)
  const place = seats.indexOf(seat.seat)
  const shares: Share[] = seats.map((each) => ({ seat: each, change: 0, lines: [] }))
  const back = takenBack(told)
  let begins = false
  for (const { number, entry, said } of told) {
    if (entry.kind !== 'played' || number <= own.number || back.has(number)) continue
    for (const [event, [first = -1, second = -1, amount = 0]] of entry.events ?? []) {
      if (event === 'turn_started') begins = first === place
      if (event !== 'paid') continue
      const [payer, receiver] = [shares[first], shares[second]]
      if (payer) payer.change -= amount * unit
      if (receiver) receiver.change += amount * unit
    }
    entry.told?.forEach((each, at) => {
      const [event, message] = each
      const payment = paymentOf(each, seats)
      const about = payment && [payment.payer, payment.receiver].some((name) => mine.includes(name))
      if (!about && !EVENTS.has(event) && !BOUGHT_OR_BUILT.test(message.say)) return
      const actor = actorOf(message, payment)
      const share = shares.find((share) => share.seat === actor) ?? shares[place]
      share?.lines.push({ key: `${number} ${at}`, sentence: said[at] ?? '' })
    })
  }
  const inTurn = [...shares.slice(place), ...shares.slice(0, place)].filter((share) => share.change || share.lines.length)
  if (!begins || !inTurn.some((share) => share.lines.length || share.seat === me)) return null
  return { from: own.number, shares: inTurn, cash: { before: seat.cash - (shares[place]?.change ?? 0), now: seat.cash } }
}
