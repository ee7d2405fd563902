/** The way back out of a shortage of buildings: to what one has said last. */

import type { Told } from '../../lib/table.svelte'
import { acts, takenBack } from '../turns'

const STEPS = new Set(['wished', 'wishes_asked'])

export interface Back {
  /** How many actions are taken back: mine and those after it. */
  count: number
  what: 'wish' | 'build'
}

/** Return the way back of the seat of this number: past its wish, or past the building that has made all be asked; null if it has said neither. */
export function backTo(told: readonly Told[], seat: number): Back | null {
  const back = takenBack(told)
  const standing = told.filter(({ number, entry }) => acts(entry) && !back.has(number)).toReversed()
  for (const [at, { entry }] of standing.entries()) {
    const events = (entry.kind === 'played' && entry.events) || []
    const mine = events.find(([event, numbers]) => STEPS.has(event) && numbers[0] === seat)
    if (mine) return { count: at + 1, what: mine[0] === 'wished' ? 'wish' : 'build' }
    if (events.some(([event]) => event === 'wishes_asked')) return null
  }
  return null
}
