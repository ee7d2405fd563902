/** What the device lets be heard, as loud as it is set. */

import { beep } from '../sound/sound'

const LOUDEST = 0.22
const VOLUMES = 3
const TONES: Record<string, readonly number[]> = {
  card: [1568, 2093],
  booked: [2093, 2637],
  cleared: [1319, 1047],
  asks: [1760, 1760],
  new_game: [1047, 1319, 1568, 2093],
  refused: [294, 233],
}

export function sound(tone: string, volume: number): void {
  const pitches = TONES[tone]
  if (pitches) beep(pitches, (LOUDEST * volume) / VOLUMES)
}

export function click(volume: number): void {
  beep([2400], (LOUDEST * volume) / VOLUMES / 2, 0.02)
}
