/** Winding a game: to a moment, or by itself from one to the next. */

import type { Film } from './film.svelte'

const BEAT = 900 // ms for which a moment is shown when it is played as fast as usual

export class Winding {
  playing = $state(false)
  pace = $state(1)

  constructor(private readonly film: Film) {}

  /** Show one moment after the other as long as it is played; returns how to leave off. */
  run(): (() => void) | undefined {
    if (!this.playing) return
    const { film } = this
    const timer = setInterval(() => {
      if (film.at >= film.last) this.playing = false
      else void film.go(film.at + 1)
    }, BEAT / this.pace)
    return () => clearInterval(timer)
  }

  readonly go = (to: number): void => {
    void this.film.go(to)
    this.playing = false
  }

  readonly play = (): void => {
    if (!this.playing && this.film.at >= this.film.last) void this.film.go(0)
    this.playing = !this.playing
  }
}
