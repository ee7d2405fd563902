/** The server's time, for what counts down: it comes with every moment and goes on here in between. */

const TICK = 500 // ms

/** Return the server's time in ms, as long as the component that asks is there. `live`: the table whose clock it is. */
export function serverTime(live: () => { readonly ahead: number }): { readonly now: number } {
  let here = $state(Date.now())

  $effect(() => {
    const timer = setInterval(() => (here = Date.now()), TICK)
    return () => clearInterval(timer)
  })
  return {
    get now() {
      return here + live().ahead
    },
  }
}

/** Seconds from one time to another, never fewer than none. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(0, Math.ceil((at - now) / 1000))
}

/** Seconds as a clock shows them: `1:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
