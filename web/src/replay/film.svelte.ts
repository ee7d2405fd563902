/** A game that can be wound to any moment: sights come when they are asked for, and those to come a little before. */

import { patiently, pause } from '../lib/again'
import { get, sentenceOf } from '../lib/api'
import { t } from '../lib/words.svelte'
import type { Curves, Sight, Step } from '../protocol'

const AHEAD = 12 // sights fetched before they are shown
const MOST = 100 // sights kept
const REST = 120 // ms between two moments asked for, below which the handle is being drawn

/** The number of the turn of every moment, from 1 on; 0 before anybody begins. */
export function turnNumbers(steps: readonly Step[]): number[] {
  let number = 0
  let turn = ''
  return steps.map((step) => {
    if (step.turn !== turn && step.turn) number += 1
    turn = step.turn
    return number
  })
}

export class Film {
  curves: Curves | null = $state.raw(null)
  at = $state(0)
  sight: Sight | null = $state.raw(null)
  problem = $state('')
  readonly turns: number[] = $derived(turnNumbers(this.curves?.steps ?? []))
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
      (error) => (this.problem = sentenceOf(error, t('no-answer'))),
    )
    if (!this.curves) return
    this.problem = ''
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
      (error) => (this.problem = sentenceOf(error, t('no-answer'))),
    )
    if (!sight || !wanted()) return
    this.sight = sight
    this.problem = ''
    for (let ahead = at + 1; ahead <= Math.min(this.last, at + AHEAD); ahead += 1) void this.sightAt(ahead).catch(() => {})
  }

  /** The first moment of a turn. */
  firstOf(turn: number): number {
    return Math.max(0, this.turns.indexOf(turn))
  }

  /** The beginning of this turn, from there of the one before (-1); of the one after (1). */
  turnFrom(way: 1 | -1): number {
    if (way === 1) {
      const next = this.turns.indexOf(this.turn + 1)
      return next < 0 ? this.last : next
    }
    const first = this.firstOf(this.turn)
    return first < this.at ? first : this.firstOf(this.turn - 1)
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
