/** Which sounds belong to what has happened. */

import type { AnyEntry } from '../protocol'
import type { Sound } from './sound'

const OF_EVENT: Record<string, Sound> = {
  thrown: 'dice',
  rent_thrown: 'dice',
  title_passed: 'stamp',
  mortgaged: 'stamp',
  claim_demanded: 'stamp',
  auction_won: 'hammer',
  card_drawn: 'card',
  built: 'build',
  sold: 'build',
  jailed: 'bolt',
  freed: 'bolt',
}
const AT_ONCE = 4 // more sounds than these say nothing

/** Return the sounds of entries, in order, each once; `own`: the numbers of the seats whose money is heard. */
export function soundsOf(entries: readonly AnyEntry[], own: readonly number[]): Sound[] {
  const sounds = new Set<Sound>()
  for (const entry of entries) {
    if (entry.kind !== 'played') continue
    for (const [event, [payer = -1, receiver = -1]] of entry.events ?? []) {
      const sound = OF_EVENT[event]
      if (sound) sounds.add(sound)
      if (event === 'paid' && own.includes(receiver)) sounds.add('money-in')
      if (event === 'paid' && own.includes(payer)) sounds.add('money-out')
    }
  }
  return [...sounds].slice(0, AT_ONCE)
}
