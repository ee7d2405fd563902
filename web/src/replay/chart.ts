/** Lines over the moments of a game, in a box of a given size. */

import type { Moment } from '../protocol'

/** What all charts over a game have in common: which moments there are, which is shown, and what leads to another. */
export interface View {
  at: number
  last: number
  /** The moment the pointer is at; null if it is at none. */
  looked: number | null
  height: number
  moment: Moment
  ongo: (at: number) => void
  onlook: (at: number | null) => void
}

/** A value on the axis, `y` px from the top. */
export interface Tick {
  y: number
  text: string
}

/** A seat in the legend; hollow if it has nothing any more. */
export interface Key {
  seat: string
  hollow: boolean
  value: string
}

/** A row of a table: the moment it stands for, and what it is called; 0 is before all others. */
export interface Row {
  at: number
  name: number
}

/** A figure of a seat; none once it has gone bankrupt. */
export type Value = number | null

/** How far from the left a moment stands. */
export function across(moment: number, last: number, width: number): number {
  return (moment / Math.max(1, last)) * width
}

/** Values left to right, 0 at the bottom, `most` at the top; `end`: the last moment that is drawn, if not all are. */
export function linePath(values: readonly Value[], most: number, width: number, height: number, end = values.length - 1): string {
  const every = Math.max(1, Math.floor(values.length / (2 * width)))
  let path = ''
  for (let index = 0; index <= end; index += index + every <= end ? every : 1) {
    const x = across(index, values.length - 1, width)
    const y = heightOf(values[index] ?? 0, most, height)
    path += `${path ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return path
}

/** How far from the top a value stands. */
export function heightOf(value: number, most: number, height: number): number {
  return height - (Math.max(0, value) / Math.max(1, most)) * height
}

const FEWEST = 4 // parts of an axis
const STEPS = [1, 2, 2.5, 5, 10]

/** The values of an axis from 0 on, round and evenly apart, the last at or above `most`. */
export function ticksTo(most: number): number[] {
  const rough = Math.max(1, most) / FEWEST
  const scale = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((each) => each * scale >= rough) ?? 10) * scale
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** The moment at which a seat was out of the game; the last one of all for who is left. */
export function endOf(values: readonly Value[]): number {
  return Math.min(values.length - 1, values.findLastIndex((value) => value !== null) + 1)
}

/** In the order of how well they stand: by amount, and of those who are out whoever stayed longer. */
export function byRank(a: { amount: number; end: number }, b: { amount: number; end: number }): number {
  return b.amount - a.amount || b.end - a.end
}

export interface Mark {
  at: number
  sign: string
  seat: string
  text: string
  /** Marks of higher rank stay where there is no room for all. */
  rank: number
}

/** Return the marks that have room beside each other, `apart` px, on a line of `width` px with `last` moments. */
export function withRoom(marks: readonly Mark[], last: number, width: number, apart: number): Mark[] {
  const kept: Mark[] = []
  const place = (mark: Mark) => across(mark.at, last, width)
  for (const mark of marks.toSorted((a, b) => b.rank - a.rank || a.at - b.at)) {
    if (kept.every((other) => Math.abs(place(other) - place(mark)) >= apart)) kept.push(mark)
  }
  return kept.sort((a, b) => a.at - b.at)
}
