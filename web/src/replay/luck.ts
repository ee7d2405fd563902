/** What a game owes to luck and to decisions, in figures as they are read. */

import type { Told } from '../lib/table.svelte'
import type { Breakdown, Change, Fortune } from '../protocol'

const CERTAIN = 1.96 // standard errors to either side of a 95 % interval

/** A figure in points of a hundred, and how far it may be off. */
export interface Figure {
  share: number
  points: string
  error: string
}

/** What a game was made of, in the order in which it adds up. */
export const PARTS = ['start', 'luck', 'decisions', 'others', 'outcome'] as const
export type Part = (typeof PARTS)[number]

export const KINDS = ['lucky', 'unlucky', 'best', 'worst'] as const satisfies readonly (keyof Fortune)[]

/** A change in points, with its sign. */
export function signed(points: number): string {
  return points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`
}

function withError(share: number, points: number, error: number): Figure {
  return { share, points: signed(points), error: `±${Math.round(100 * CERTAIN * error)}` }
}

/** One part of a seat's game, in points that add up; start and outcome are chances, not changes. */
export function figureOf(breakdown: Breakdown, part: Part): Figure {
  const at = PARTS.indexOf(part)
  const points = breakdown.points[at] ?? 0
  if (part === 'start' || part === 'outcome') return { share: 0, points: String(points), error: '' }
  return withError(breakdown[part], points, breakdown.errors[at] ?? 0)
}

const BESIDE = new Set(['claim_lapsed', 'turn_started']) // what others let be, and who is next, is no luck of whoever threw

/** How an entry is told as what a throw, a card or a decision came to. */
export function sayingOf({ entry, said }: Told): string {
  return said.filter((_, at) => entry.kind !== 'played' || !BESIDE.has(entry.told?.[at]?.[0] ?? '')).join(' ')
}

/** What tells a change from all others: a seat may act, and right after that let something be. */
export function keyOf({ at, seat, left }: Change): string {
  return `${at} ${seat} ${left}`
}

/** How much a throw or a decision changed for its own seat. */
export function changeOf(change: Change, seats: readonly string[]): Figure {
  const seat = seats.indexOf(change.seat)
  const share = change.shares[seat] ?? 0
  return withError(share, Math.sign(share) * Math.round(100 * Math.abs(share)), change.errors[seat] ?? 0)
}

/** The greatest change of all breakdowns, by which bars are measured. */
export function greatest(breakdowns: readonly Breakdown[]): number {
  return Math.max(0.01, ...breakdowns.flatMap((each) => [each.luck, each.decisions, each.others].map(Math.abs)))
}
