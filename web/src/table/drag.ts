/** Where a sheet comes to rest that is drawn up or down by its handle. */

export type Rest = 'full' | 'half' | 'closed'

const FAST = 0.5 // px a millisecond: a flick counts more than the way
const SHORT = 48 // px; less was no drawing

/** Return where a sheet rests that stood at `from` and was drawn down by so many px (up: negative); `height`: its own. */
export function restOf(from: Exclude<Rest, 'closed'>, down: number, speed: number, height: number): Rest {
  if (Math.abs(down) < SHORT && Math.abs(speed) < FAST) return from
  if (speed < -FAST || (down < 0 && speed < FAST)) return 'full'
  if (from === 'half') return 'closed'
  return down > 0.6 * height || (speed > FAST && down > 0.3 * height) ? 'closed' : 'half'
}
