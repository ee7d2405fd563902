/** What the table says at the press of a key, to read and to hear: where I am, what happened last, who has what. */

import { labelOf } from '../board/look'
import { t } from '../lib/words.svelte'
import type { SeatSight } from '../protocol'
import type { Desk } from './desk.svelte'
import { headingOf } from './headings'

export interface Report {
  title: string
  lines: string[]
}

const EVENTS = 8 // sentences

function square(desk: Desk, at: number): string {
  const { sheet, moment } = desk.live
  return sheet && moment && desk.sight ? labelOf(sheet, desk.sight, moment, at, { marks: {}, me: desk.me }) : ''
}

/** Where I stand and what is asked; who only watches hears whom the table waits for. */
export function whereReport(desk: Desk): Report {
  const { seat } = desk
  const lines = seat ? [square(desk, seat.at), t('report-cash', { amount: desk.money(seat.cash) }), desk.text] : []
  return { title: headingOf(desk), lines: lines.filter(Boolean) }
}

/** The last sentences of the log, in the order in which it happened. */
export function eventsReport(desk: Desk): Report {
  const lines = desk.live.told.flatMap(({ said }) => said).slice(-EVENTS)
  return { title: t('report-events'), lines: lines.length ? lines : [t('log-empty')] }
}

function means(desk: Desk, seat: SeatSight): string[] {
  if (seat.bankrupt) return [t('player-bankrupt')]
  return [
    t('report-cash', { amount: desk.money(seat.cash) }),
    t('report-worth', { means: desk.money(seat.means - seat.cash), worth: desk.money(seat.worth) }),
    ...seat.jail_cards.map(() => desk.live.sheet?.nouns.jail_card ?? ''),
  ]
}

function lotsOf(desk: Desk, seat: SeatSight): number[] {
  return (desk.sight?.lots ?? []).filter((lot) => lot.owner === seat.seat).map((lot) => lot.square)
}

/** All that a seat has, a line for each lot. */
function assets(desk: Desk, seat: SeatSight): string[] {
  return [...means(desk, seat), ...lotsOf(desk, seat).map((at) => square(desk, at))]
}

export function ownReport(desk: Desk): Report {
  return { title: t('mine-label'), lines: desk.seat ? assets(desk, desk.seat) : [] }
}

/** The seat at this place in the order of turns, from 1 on; null if there is none. */
export function playerReport(desk: Desk, place: number): Report | null {
  const seat = desk.sight?.seats[place - 1]
  if (!seat) return null
  return { title: desk.name(seat.seat), lines: [...(seat.bankrupt ? [] : [square(desk, seat.at)]), ...assets(desk, seat)] }
}

/** Everybody in a line: what they have, where they are, the names of their lots. */
export function tableReport(desk: Desk): Report {
  const lines = (desk.sight?.seats ?? []).map((seat) => {
    const names = lotsOf(desk, seat).map((at) => desk.square(at)?.name ?? '')
    const at = seat.bankrupt ? '' : (desk.square(seat.at)?.name ?? '')
    const jail = seat.jail ? t('player-jail', { attempt: seat.jail }) : at
    return [`${desk.name(seat.seat)}: ${[...means(desk, seat), jail].filter(Boolean).join(', ')}`, names.join(', ')].filter(Boolean).join('. ')
  })
  return { title: t('report-table'), lines: [t('round', { round: desk.sight?.round ?? 0 }), ...lines] }
}
