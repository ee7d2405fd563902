/** Which sounds belong to what has happened, and when each is heard. */

import { HOP, lasting, LONGEST, stepsOf } from '../board/motion'
import type { AnyEntry } from '../protocol'
import type { Sound } from './sound'

export interface Cue {
  sound: Sound
  /** ms from now on */
  at: number
}

const OF_EVENT: Record<string, Sound> = {
  thrown: 'dice',
  rent_thrown: 'dice',
  title_passed: 'stamp',
  mortgaged: 'stamp',
  claim_demanded: 'stamp',
  auction_won: 'hammer',
  card_drawn: 'card',
  open_card_drawn: 'card',
  built: 'build',
  sold: 'build',
  jailed: 'bolt',
  freed: 'bolt',
}
const APART = 140 // ms between two sounds
const AT_ONCE = 4 // more sounds than these say nothing; steps are not counted
const SETTLED = 300 // ms from the sound of dice to the first step

/** Return the sounds of entries, in order, each kind once; `own`: the numbers of the seats whose money is heard. */
export function cuesOf(entries: readonly AnyEntry[], own: readonly number[]): Cue[] {
  const heard = new Set<Sound>()
  const cues: Cue[] = []
  let at = 0

  function cue(sound: Sound): void {
    if (heard.has(sound) || heard.size >= AT_ONCE) return
    heard.add(sound)
    cues.push({ sound, at })
    at += APART
  }

  for (const entry of entries) {
    if (entry.kind !== 'played') continue
    for (const [event, numbers] of entry.events ?? []) {
      const [first = -1, second = -1, third = -1] = numbers
      const sound = OF_EVENT[event]
      if (sound) cue(sound)
      if (event === 'paid' && own.includes(second)) cue('money-in')
      if (event === 'paid' && own.includes(first)) cue('money-out')
      if (event === 'moved' && !cues.some((each) => each.sound === 'step')) {
        if (cues.some((each) => each.sound === 'dice')) at += lasting(SETTLED)
        at = walk(cues, at, stepsOf(second, third))
      }
    }
  }
  return cues
}

/** Hear every step, as long as tokens walk; return when the way is over. */
function walk(cues: Cue[], from: number, steps: number): number {
  const apart = lasting(Math.min(HOP, LONGEST / Math.max(1, steps)))
  if (!apart) return from
  for (let step = 1; step <= steps; step += 1) cues.push({ sound: 'step', at: from + step * apart })
  return from + steps * apart
}

/** Whether one of the seats has booked money or bid: that is felt. */
export function isFelt(entries: readonly AnyEntry[], own: readonly number[]): boolean {
  return entries.some(
    (entry) =>
      entry.kind === 'played' &&
      (entry.events ?? []).some(([event, [first = -1, second = -1]]) =>
        event === 'bid' ? own.includes(first) : event === 'paid' && (own.includes(first) || own.includes(second)),
      ),
  )
}
