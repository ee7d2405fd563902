/** The figure of a square that has no room for more: as large as it can be read, and all of it. */

import type { Measure } from './fitting'

/** What is to be read: as it is written, and the same line by line where there is less room; empty where it has no shorter form. */
export interface Wording {
  text: string
  tight: readonly string[]
}

export interface Figure {
  lines: readonly string[]
  /** Font size in pixels. */
  size: number
  /** Set along the side of the board, as on a printed one. */
  turned: boolean
}

interface Room {
  width: number
  height: number
}

export const LEAST = 9 // px from which on a figure is easily read
const FINER = 0.98 // as widths need not grow as sizes do
const LINE = 1 // from one line to the next, of the font size
const CAPITAL = 0.73 // as high as figures are, of the font size

/** How large lines can be set, up to `largest`. */
function sizeIn(lines: readonly string[], { width, height }: Room, largest: number, measure: (text: string, size: number) => number): number {
  const high = CAPITAL + LINE * (lines.length - 1)
  let size = Math.min(largest, height / high)
  while (size > 1 && Math.max(...lines.map((line) => measure(line, size))) > width) size *= FINER
  return size
}

/**
 * Set a figure in `room`, no larger than `largest`. It stands upright and in full where it can be read so; then shorter,
 * then along the side if it may be turned; where none of that is large enough, in whatever way is the largest.
 */
export function figureIn({ text, tight }: Wording, room: Room, largest: number, turns: boolean, weight: 500 | 700, measure: Measure): Figure {
  const wordings = tight.length ? [[text], tight] : [[text]]
  const along = { width: room.height, height: room.width }
  const set = (lines: readonly string[], turned: boolean): Figure => ({
    lines,
    turned,
    size: sizeIn(lines, turned ? along : room, largest, (line, size) => measure(line, size, weight)),
  })
  const ways = [...wordings.map((lines) => set(lines, false)), ...(turns ? wordings.map((lines) => set(lines, true)) : [])]
  const readable = ways.find(({ size }) => size >= Math.min(LEAST, largest))
  return readable ?? ways.reduce((best, way) => (way.size > best.size ? way : best))
}

/** Where the base lines are, from the middle of what is set. */
export function baselines({ lines, size }: Figure): number[] {
  const first = (CAPITAL / 2 - (LINE * (lines.length - 1)) / 2) * size
  return lines.map((_, index) => first + index * LINE * size)
}

/** How high it is. */
export function heightOf({ lines, size }: Figure): number {
  return (CAPITAL + LINE * (lines.length - 1)) * size
}
