/** Chances of winning over a game, known at some of its moments. */

import type { Chances } from '../protocol'
import { across } from './chart'

/** Which of the known moments counts at a moment of the game: the last one before it. */
export function knownAt(chances: Chances, moment: number): number {
  return Math.max(0, chances.at.findLastIndex((at) => at <= moment))
}

/** Return the outline of each seat's area, stacked from the bottom in reverse order of the seats, so that the first lies on top. */
export function areasOf(chances: Chances, last: number, width: number, height: number): string[] {
  const x = (at: number): string => across(at, last, width).toFixed(1)
  /** How far from the top a seat's area begins: what the seats before it have. */
  const top = (row: readonly number[], seat: number): string => (row.slice(0, seat).reduce((sum, share) => sum + share, 0) * height).toFixed(1)
  return chances.seats.map((_, seat) => {
    const upper = chances.at.map((at, known) => `${x(at)} ${top(chances.shares[known] ?? [], seat)}`)
    const lower = chances.at.map((at, known) => `${x(at)} ${top(chances.shares[known] ?? [], seat + 1)}`)
    return `M${[...upper, ...lower.reverse()].join('L')}Z`
  })
}

const EDGE = 0.04 // of the width

/** Where a seat's area is highest, a little away from the edges: the known moment, and the middle of the area there, 0 to 1 from the top. */
export function highestOf(chances: Chances, seat: number): { known: number; share: number; middle: number } {
  const share = (known: number): number => chances.shares[known]?.[seat] ?? 0
  const last = chances.at.at(-1) ?? 0
  const inner = chances.at.flatMap((at, known) => (at > EDGE * last && at < (1 - EDGE) * last ? [known] : []))
  const known = inner.reduce((best, each) => (share(each) > share(best) ? each : best), inner[0] ?? 0)
  const before = (chances.shares[known] ?? []).slice(0, seat).reduce((sum, each) => sum + each, 0)
  return { known, share: share(known), middle: before + share(known) / 2 }
}

export interface Turn {
  seat: string
  /** The moments between which it happened, and the chance before and after. */
  from: number
  to: number
  before: number
  after: number
}

const WORTH_SAYING = 0.1

/** The greatest rise of anybody's chance from one known moment to the next; null if none is worth saying. */
export function turningPoint(chances: Chances): Turn | null {
  let best: Turn | null = null
  for (let known = 1; known < chances.at.length; known += 1) {
    for (const [index, seat] of chances.seats.entries()) {
      const before = chances.shares[known - 1]?.[index] ?? 0
      const after = chances.shares[known]?.[index] ?? 0
      if (after - before < WORTH_SAYING || (best && after - before <= best.after - best.before)) continue
      best = { seat, from: chances.at[known - 1] ?? 0, to: chances.at[known] ?? 0, before, after }
    }
  }
  return best
}
