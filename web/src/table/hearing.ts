/** What happens at the table is heard, and that a decision is due from me. */

import type { LiveTable } from '../lib/table.svelte'
import { soundsOf } from '../sound/follow'
import { buzz, play } from '../sound/sound'

const APART = 140 // ms between two sounds of one entry
const DUE = [30, 40, 30] // ms of buzzing, of rest and of buzzing again

/** Let a table be heard; returns how to stop. */
export function hearing(live: LiveTable): () => void {
  let asked = due(live)
  return live.onNews((news) => {
    const seats = live.sight?.seats.map((seat) => seat.seat) ?? []
    const own = live.mine.map((seat) => seats.indexOf(seat))
    soundsOf(
      news.map(({ entry }) => entry),
      own,
    ).forEach((sound, index) => setTimeout(() => play(sound), index * APART))
    const now = due(live)
    if (now && !asked) {
      play('turn')
      buzz(...DUE)
    }
    asked = now
  })
}

function due(live: LiveTable): boolean {
  return live.mine.some((seat) => live.moment?.awaits?.includes(seat) ?? false)
}
