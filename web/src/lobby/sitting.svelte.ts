/** Somebody who is about to sit down: at which place, and under what name. What is typed outlives the place. */

import type { ChairView } from '../protocol'
import { rememberedName } from './name'

export class Sitting {
  place: number | null = $state(null)
  name = $state('')
  /** The place that was wanted is not to be had any more. */
  taken = $state(false)

  /** Begin at a place; `first`: it is the first seat of this browser, which is called as its person was before. */
  begin(place: number, first: boolean): void {
    this.name ||= first ? rememberedName() : ''
    this.place = place
    this.taken = false
  }

  /** It is done, or not wanted any more. */
  end(): void {
    this.place = null
    this.name = ''
    this.taken = false
  }

  /** Go on at the next free place where this one is not free any more; returns whether that is so. */
  follow(chairs: readonly ChairView[], mine: readonly string[]): boolean {
    const chair = chairs.find((each) => each.place === this.place)
    if (!chair || chair.holder === 'open' || mine.includes(chair.seat ?? '')) return false
    this.taken = true
    this.place = chairs.find((each) => each.holder === 'open')?.place ?? null
    return true
  }
}
