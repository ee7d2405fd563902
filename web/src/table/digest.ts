/** What has happened since my last turn, until I do something in this one: what became of everybody's cash, and a few sentences of the log, seat by seat. */

import type { LiveTable, Told } from '../lib/table.svelte'
import type { MessageData } from '../protocol'
import { seatOf, verbOf } from './actions'
import { argument, begins, type Payment, paymentOf, takenBack } from './turns'

/** What became of a seat; amounts in printed money. */
export interface Share {
  seat: string
  change: number
  lines: { key: string; sentence: string }[]
}

export interface Digest {
  /** The entry that ended my last turn; my last one where I have had none yet. */
  from: number
  /** I have had no turn yet. */
  first: boolean
  /** Those of whom there is something to tell: I first, then in the order in which it is their turn. */
  shares: Share[]
  /** Mine, in printed money. */
  cash: { before: number; now: number }
}

const EVENTS = new Set(['title_passed', 'bankrupt', 'gave_up'])
const BOUGHT_OR_BUILT = /^paid-(?:price|auction|trade|building)/

/** The number of the entry that ended my last turn, or else of what I did last; null if this turn is not mine, or I have acted in it. */
function lastTurn(entries: readonly Told[], seats: readonly string[], mine: readonly string[], me: string): Pick<Digest, 'from' | 'first'> | null {
  let ended: number | null = null
  let own: number | null = null
  let turn = ''
  let acted = false
  for (const { number, entry } of entries) {
    if (entry.kind !== 'played' || entry.undone) continue
    const acts = mine.includes(seatOf(entry.line))
    if (acts) [own, acted] = [number, true]
    const next = begins(entry)
    if (next === null) continue
    if (mine.includes(turn) || (acts && verbOf(entry.line) === 'ends turn')) ended = number
    turn = seats[next] ?? ''
    acted = false
  }
  const from = ended ?? own
  return turn === me && !acted && from !== null ? { from, first: ended === null } : null
}

/** Of which seat a sentence tells: of who pays or is paid, or else of who does it. */
function actorOf(message: MessageData, payment: Payment | null): string {
  const who = argument(message, 'who')
  return payment?.payer || payment?.receiver || (typeof who === 'string' ? who : '')
}

/** Return what has happened since my last turn, also what I did or paid in those of others; null before my turn, once I have acted in it, or if nothing is worth telling. */
export function digestOf(live: Pick<LiveTable, 'told' | 'mine' | 'sight' | 'sheet'>, me: string | null): Digest | null {
  const { told, mine, sight } = live
  const seat = sight?.seats.find((each) => each.seat === me)
  if (!seat || !sight) return null
  const unit = live.sheet?.money.unit ?? 1
  const seats = sight.seats.map((each) => each.seat)
  const place = seats.indexOf(seat.seat)
  const shares: Share[] = seats.map((each) => ({ seat: each, change: 0, lines: [] }))
  const back = takenBack(told)
  const stands = told.filter(({ number }) => !back.has(number))
  const since = lastTurn(stands, seats, mine, seat.seat)
  if (!since) return null
  for (const { number, entry, said } of stands) {
    if (entry.kind !== 'played' || number <= since.from) continue
    for (const [event, [first = -1, second = -1, amount = 0]] of entry.events ?? []) {
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
  if (!inTurn.some((share) => share.lines.length || share.seat === me)) return null
  return { ...since, shares: inTurn, cash: { before: seat.cash - (shares[place]?.change ?? 0), now: seat.cash } }
}
