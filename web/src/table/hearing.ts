/** What happens at the table is heard, and that a decision is due from me. */

import { untrack } from 'svelte'
import type { LiveTable } from '../lib/table.svelte'
import { isSkipping, onSkip } from '../lib/skip.svelte'
import { cuesOf, isFelt } from '../sound/follow'
import { buzz, play } from '../sound/sound'

const DUE = [30, 40, 30] // ms of buzzing, of rest and of buzzing again
const BOOKED = 10 // ms

/** Let a table be heard; returns how to stop. An effect that calls it does not run anew with all that happens there. */
export function hearing(live: LiveTable): () => void {
  let asked = untrack(() => due(live))
  let timers: number[] = []

  function hear(news: Parameters<Parameters<LiveTable['onNews']>[0]>[0]): void {
    const entries = news.map(({ entry }) => entry)
    const seats = live.sight?.seats.map((seat) => seat.seat) ?? []
    const own = live.mine.map((seat) => seats.indexOf(seat)).filter((seat) => seat >= 0)
    timers.forEach(clearTimeout) // what has not been heard yet is over
    timers = isSkipping() ? [] : cuesOf(entries, own).map(({ sound, at }) => window.setTimeout(() => play(sound), at))
    const now = due(live)
    if (now && !asked) {
      play('turn')
      buzz(...DUE)
    } else if (!isSkipping() && isFelt(entries, own)) buzz(BOOKED)
    asked = now
  }

  const stops = [onSkip(() => timers.forEach(clearTimeout)), live.onNews(hear), live.onWelcome(() => (asked = due(live)))]
  return () => {
    stops.forEach((stop) => stop())
    timers.forEach(clearTimeout)
  }
}

function due(live: LiveTable): boolean {
  return live.mine.some((seat) => live.moment?.awaits?.includes(seat) ?? false)
}
