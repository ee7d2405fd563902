/** A game that can be wound to any moment: sights come when they are asked for, and those to come a little before. */

import { get } from '../lib/api'
import type { Curves, Sight } from '../protocol'

const AHEAD = 12 // sights fetched before they are shown
const MOST = 400 // sights kept

export class Film {
  curves: Curves | null = $state.raw(null)
  at = $state(0)
  sight: Sight | null = $state.raw(null)
  problem = $state('')
  private readonly sights = new Map<number, Promise<Sight>>()

  constructor(
    private readonly code: string,
    private readonly from: number | null,
  ) {}

  get last(): number {
    return (this.curves?.steps.length ?? 1) - 1
  }

  async open(): Promise<void> {
    try {
      this.curves = await get<Curves>(`${this.address}/curves`)
      await this.go(this.from ?? this.last)
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error)
    }
  }

  /** Show the moment after so many actions. */
  async go(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, Math.round(number)))
    this.at = wanted
    try {
      const sight = await this.sightAt(wanted)
      if (this.at === wanted) {
        this.sight = sight
        this.problem = ''
      }
      for (let ahead = wanted + 1; ahead <= Math.min(this.last, wanted + AHEAD); ahead += 1) void this.sightAt(ahead).catch(() => {})
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error)
    }
  }

  /** The first moment of the turn before (-1) or after (1) this one. */
  turn(way: 1 | -1): number {
    const steps = this.curves?.steps ?? []
    const now = steps[this.at]?.turn
    let at = this.at
    if (way === -1) {
      while (at > 0 && steps[at - 1]?.turn === now) at -= 1
      if (at === this.at && at > 0) {
        at -= 1
        const before = steps[at]?.turn
        while (at > 0 && steps[at - 1]?.turn === before) at -= 1
      }
      return at
    }
    while (at < this.last && steps[at]?.turn === now) at += 1
    return at
  }

  private get address(): string {
    return `/api/tables/${encodeURIComponent(this.code)}`
  }

  private sightAt(number: number): Promise<Sight> {
    let found = this.sights.get(number)
    if (!found) {
      found = get<Sight>(`${this.address}/sights/${number}`)
      found.catch(() => this.sights.delete(number))
      this.sights.set(number, found)
      const first = this.sights.keys().next()
      if (this.sights.size > MOST && !first.done) this.sights.delete(first.value)
    }
    return found
  }
}
