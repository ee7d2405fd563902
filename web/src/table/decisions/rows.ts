/** The rows of a list of business: nothing moves under the finger while it is open. */

import type { Choice } from '../actions'

function same(one: Choice, other: Choice): boolean {
  return one.verb === other.verb && one.square === other.square
}

/** Return the rows that stood there, each as it is now, and behind them what has become possible since. */
export function rowsOf(before: readonly Choice[], now: readonly Choice[]): Choice[] {
  const stay = before.map((row) => now.find((choice) => same(choice, row)) ?? row)
  return [...stay, ...now.filter((choice) => !before.some((row) => same(row, choice)))]
}

/** What keeps the rows of a list for as long as `of` names the same one. */
export function keeping(): (of: string, now: readonly Choice[]) => Choice[] {
  let kept: { of: string; rows: readonly Choice[] } = { of: '', rows: [] }
  return (of, now) => {
    const rows = rowsOf(kept.of === of ? kept.rows : [], now)
    kept = { of, rows }
    return rows
  }
}
