/** What happened, grouped by turn, the last turn first; with what became of it later. */

import type { AnyEntry, MessageArgument, MessageData } from '../protocol'
import type { Told } from '../lib/table.svelte'
import { t } from '../lib/words.svelte'

/** Where money changed hands: names of seats, "" for the bank; amount in units. */
export interface Payment {
  payer: string
  receiver: string
  amount: number
}

/** A sentence of the log. */
export interface Line {
  key: string
  sentence: string
  rules: readonly string[]
  payment: Payment | null
  /** It does not count any more: a claim that lapsed, or something that was taken back. */
  struck: '' | 'lapsed' | 'back'
}

/** An entry as it is read. */
export interface Item {
  told: Told
  lines: Line[]
  /** Who took it back; "" if nobody did. */
  by: string
}

export interface Turn {
  /** Number of its first entry. */
  number: number
  /** Who was on turn; "" before anybody was. */
  seat: string
  /** When it began, in ms since 1970. */
  at: number
  items: Item[]
  /** Whether another turn has begun after it. */
  over: boolean
}

const SPOKEN = new Set<AnyEntry['kind']>(['said', 'reacted', 'named', 'extended', 'taken_over', 'returned', 'rushed'])

/** Whether an entry is an action of the game, not words about taking some back. */
export function acts(entry: AnyEntry): boolean {
  return entry.kind === 'played' && !entry.told?.some(([event]) => event === '')
}

export function argument(message: MessageData, name: string): MessageArgument | undefined {
  return message.with?.[name]
}

/** Return the payment that a sentence tells of; null if it tells of none. */
export function paymentOf([event, message]: [string, MessageData, string[]], seats: readonly string[]): Payment | null {
  const amount = argument(message, 'amount')
  if (event !== 'paid' || typeof amount !== 'object' || !('money' in amount)) return null
  const seat = (name: string) => {
    const said = argument(message, name)
    return typeof said === 'string' && seats.includes(said) ? said : ''
  }
  return { payer: seat('who'), receiver: seat('whom'), amount: amount.money }
}

/** Return who has taken back what, by the number of the entry. */
export function takenBack(told: readonly Told[]): Map<number, string> {
  const back = new Map<number, string>()
  const standing: number[] = []
  for (const { number, entry } of told) {
    if (acts(entry)) standing.push(number)
    else if (entry.kind === 'played' && entry.undone) {
      const done = entry.told?.find(([, message]) => message.say === 'takeback-done')
      const who = done && argument(done[1], 'who')
      for (const undone of standing.splice(-entry.undone)) back.set(undone, typeof who === 'string' ? who : '')
    }
  }
  return back
}

/** Return the keys of the sentences that open a claim which lapsed later. */
export function lapsedClaims(told: readonly Told[]): Set<string> {
  const open = new Map<string, string>()
  const lapsed = new Set<string>()
  for (const { number, entry } of told) {
    if (entry.kind !== 'played') continue
    entry.told?.forEach(([event, message], index) => {
      const claim = JSON.stringify(['who', 'whom', 'lot'].map((name) => argument(message, name)))
      if (event === 'claim_opened') open.set(claim, keyOf(number, index))
      else if (event === 'claim_demanded') open.delete(claim)
      else if (event === 'claim_lapsed') {
        const found = open.get(claim)
        if (found) lapsed.add(found)
        open.delete(claim)
      }
    })
  }
  return lapsed
}

function keyOf(number: number, index: number): string {
  return `${number} ${index}`
}

/** The seat whose turn an entry begins, as its number; null if it begins none. */
export function begins(entry: AnyEntry): number | null {
  if (entry.kind !== 'played') return null
  return entry.events?.findLast(([event]) => event === 'turn_started')?.[1][0] ?? null
}

const MR_M = 5 // the face of the speed die that leads on, as events number them

/** What has to be known about a throw that shows Mr. M: the name stands on no die. */
function aboutMrM(number: number): Line {
  return { key: `${number} mr-m`, sentence: t('log-mr-m'), rules: ['speeddie-mrm-advance', 'speeddie-mrm-none-unowned'], payment: null, struck: '' }
}

function showsMrM({ entry }: Told): boolean {
  return entry.kind === 'played' && (entry.events ?? []).some(([event, [, , , face]]) => event === 'thrown' && face === MR_M)
}

/** Group entries by turn; `seats` in the order of the game. What ends a turn belongs to it; the next head says who begins. */
export function turnsOf(told: readonly Told[], seats: readonly string[]): Turn[] {
  const back = takenBack(told)
  const lapsed = lapsedClaims(told)
  const turns: Turn[] = []
  const first = told.find(showsMrM)
  const onTurn = new Map<number, string>() // whose turn an entry was played in
  let turn: Turn = { number: 0, seat: '', at: 0, items: [], over: false }

  function next(number: number, seat: string, at: number): void {
    turn.over = true
    if (turn.items.length) turns.push(turn)
    turn = { number, seat, at, items: [], over: false }
  }

  for (const each of told) {
    const { number, entry } = each
    const by = back.get(number) ?? ''
    const lines = each.said.flatMap((sentence, index): Line[] => {
      const said = entry.kind === 'played' ? entry.told?.[index] : undefined
      if (said?.[0] === 'turn_started') return []
      const key = keyOf(number, index)
      const struck = by ? 'back' : lapsed.has(key) ? 'lapsed' : ''
      return [{ key, sentence, rules: said?.[2] ?? [], payment: said && !struck ? paymentOf(said, seats) : null, struck }]
    })
    if (each === first) lines.push(aboutMrM(number))
    onTurn.set(number, turn.seat)
    if (lines.length || SPOKEN.has(entry.kind)) {
      if (!turn.items.length) {
        turn.number = number
        turn.at ||= entry.at
      }
      turn.items.push({ told: each, lines, by })
    }
    const starts = begins(entry)
    if (starts !== null) next(number + 1, seats[starts] ?? '', entry.at)
    if (entry.kind === 'played' && entry.undone) {
      const seat = seatBefore(number, told, back, onTurn)
      if (seat !== turn.seat) next(number + 1, seat, entry.at)
    }
  }
  if (turn.items.length) turns.push(turn)
  return turns.reverse()
}

/** Whose turn it is again after what was taken back right before entry `number`. */
function seatBefore(number: number, told: readonly Told[], back: ReadonlyMap<number, string>, onTurn: ReadonlyMap<number, string>): string {
  let first = number
  for (const each of told.toReversed()) {
    if (each.number >= number || !acts(each.entry)) continue
    if (back.has(each.number)) first = each.number
    else if (first !== number) break
  }
  return onTurn.get(first) ?? ''
}

/** How an amount is read: + or − for me if I am part of it, else for who acts. */
export function readAs(payment: Payment, mine: readonly string[]): { sign: 1 | -1; mine: boolean } {
  if (mine.includes(payment.payer)) return { sign: -1, mine: true }
  if (mine.includes(payment.receiver)) return { sign: 1, mine: true }
  return { sign: payment.payer ? -1 : 1, mine: false }
}
