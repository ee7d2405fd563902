/** The server's time, for what counts down: it comes with every moment and goes on here in between. */

import type { Moment } from '../protocol'

const TICK = 500 // ms

/** Return the server's time in ms, as long as the component that asks is there. */
export function serverTime(moment: () => Moment | null): { readonly now: number } {
  let here = $state(Date.now())
  let ahead = $state(0)

  $effect(() => {
    const clock = moment()?.clock
    if (clock) ahead = clock.now - Date.now()
  })
  $effect(() => {
    const timer = setInterval(() => (here = Date.now()), TICK)
    return () => clearInterval(timer)
  })
  return {
    get now() {
      return here + ahead
    },
  }
}

/** Seconds from one time to another, never fewer than none. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(0, Math.ceil((at - now) / 1000))
}
