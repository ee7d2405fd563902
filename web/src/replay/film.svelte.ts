/** A game that can be wound to any moment: sights come when they are asked for, and those to come a little before. */

import { patiently, pause } from '../lib/again'
import { get } from '../lib/api'
import type { Curves, Sight } from '../protocol'

const AHEAD = 12 // sights fetched before they are shown
const MOST = 100 // sights kept
const REST = 120 // ms between two moments asked for, below which the handle is being drawn

export class Film {
  curves: Curves | null = $state.raw(null)
  at = $state(0)
  sight: Sight | null = $state.raw(null)
  /** What has gone wrong; null if nothing has. */
  problem: unknown = $state.raw(null)
  /** How many turns had begun at every moment; what is taken back has not. */
  readonly turns: number[] = $derived(this.curves?.steps.map((step) => step.turns) ?? [])
  private wanted: () => boolean = () => true
  /** How often a moment was asked for: only the last one is shown. */
  private asked = 0
  private askedAt = -Infinity
  private readonly sights = new Map<number, Promise<Sight>>()

  constructor(
    private readonly code: string,
    private readonly from: number | null,
  ) {}

  get last(): number {
    return (this.curves?.steps.length ?? 1) - 1
  }

  get turn(): number {
    return this.turns[this.at] ?? 0
  }

  /** Fetch the game, as long as it is wanted. */
  async open(wanted: () => boolean): Promise<void> {
    this.wanted = wanted
    this.curves = await patiently(
      () => get<Curves>(`${this.address}/curves`),
      wanted,
      (error) => (this.problem = error),
    )
    if (!this.curves) return
    this.problem = null
    await this.go(this.from ?? this.last)
  }

  /** Show the moment after so many actions; while one after the other is asked for, only that at which it rests is fetched. */
  async go(number: number): Promise<void> {
    const at = Math.max(0, Math.min(this.last, Math.round(number)))
    const asked = ++this.asked
    const wanted = (): boolean => asked === this.asked && this.wanted()
    this.at = at
    const drawn = performance.now() - this.askedAt < REST
    this.askedAt = performance.now()
    if (drawn && !this.sights.has(at)) await pause(REST)
    if (!wanted()) return
    const sight = await patiently(
      () => this.sightAt(at),
      wanted,
      (error) => (this.problem = error),
    )
    if (!sight || !wanted()) return
    this.sight = sight
    this.problem = null
    for (let ahead = at + 1; ahead <= Math.min(this.last, at + AHEAD); ahead += 1) void this.sightAt(ahead).catch(() => {})
  }

  /** The first moment of the turn in which a moment is. */
  firstOf(at: number): number {
    const turn = this.turns[at]
    let first = at
    while (first > 0 && this.turns[first - 1] === turn) first -= 1
    return first
  }

  /** The beginning of this turn, from there of the one before (-1); of the one after (1). */
  turnFrom(way: 1 | -1): number {
    if (way === 1) {
      const next = this.turns.findIndex((turn, at) => at > this.at && turn !== this.turn)
      return next < 0 ? this.last : next
    }
    const first = this.firstOf(this.at)
    return first < this.at ? first : this.firstOf(Math.max(0, first - 1))
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
