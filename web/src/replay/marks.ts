/** What stands out in a game, for its timeline. */

import type { Told } from '../lib/table.svelte'
import type { Step } from '../protocol'
import type { Mark } from './chart'

const HOTEL = 5

interface Kind {
  sign: string
  rank: number
}

const KINDS: Record<string, Kind> = {
  game_over: { sign: 'medal', rank: 9 },
  bankrupt: { sign: 'flag', rank: 8 },
  gave_up: { sign: 'flag', rank: 8 },
  accepted: { sign: 'trade', rank: 5 },
  auction_won: { sign: 'gavel', rank: 3 },
}
const BUILT: Kind = { sign: 'hotel', rank: 4 }
const WHOLE: Kind = { sign: 'build', rank: 6 }

/** Return what stands out, each with the moment it led to. */
export function marksOf(told: readonly Told[], steps: readonly Step[], seats: readonly string[]): Mark[] {
  const moments = new Map(steps.map((step, at) => [step.sequence, at]))
  return told.flatMap(({ number, entry, said }) => {
    const at = moments.get(number)
    if (at === undefined || entry.kind !== 'played') return []
    const text = said.join(' ')
    const marks = (entry.events ?? []).flatMap(([event, [first = -1, , level = 0]]): Mark[] => {
      const kind = event === 'built' && level === HOTEL ? BUILT : KINDS[event]
      return kind ? [{ at, text, seat: event === 'game_over' ? '' : (seats[first] ?? ''), ...kind }] : []
    })
    const whole = entry.told?.find(([, message]) => message.say === 'group-completed')?.[1].with?.who
    if (typeof whole === 'string') marks.push({ at, text, seat: whole, ...WHOLE })
    return marks.sort((a, b) => b.rank - a.rank).slice(0, 1)
  })
}
