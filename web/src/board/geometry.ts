/** Where everything lies on a board of a given side, in CSS pixels (the board is drawn as wide as it is shown). */

export type Variant = 'plan' | 'card' | 'site'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export type Side = 'bottom' | 'left' | 'top' | 'right'

/** How a board is drawn by its side: with names, with figures only, or as a map without any text. */
export function variantOf(size: number): Variant {
  if (size >= 720) return 'plan'
  return size >= 280 ? 'card' : 'site'
}

function depthInSquares(size: number): number {
  switch (variantOf(size)) {
    case 'plan':
      return 1.74
    case 'card':
      return size < 480 ? 1.42 : 1.46
    case 'site':
      return 1.42
  }
}

export interface Geometry {
  size: number
  variant: Variant
  /** Width of a square that is no corner. */
  width: number
  /** Depth of the squares, side of a corner. */
  depth: number
  /** Width of the rail on which the tokens run. */
  rail: number
  token: number
}

export function geometryOf(size: number): Geometry {
  const variant = variantOf(size)
  const q = depthInSquares(size)
  const width = size / (9 + 2 * q)
  const rail = variant === 'plan' ? (28 * size) / 868 : size * (variant === 'site' ? 0.046 : size < 480 ? 0.0475 : 0.041)
  const token = variant === 'plan' ? (26 * size) / 868 : variant === 'card' ? (19 * size) / 358 : (15 * size) / 228
  return { size, variant, width, depth: q * width, rail, token }
}

export function sideOf(square: number): Side {
  return square < 10 ? 'bottom' : square < 20 ? 'left' : square < 30 ? 'top' : 'right'
}

export function isCorner(square: number): boolean {
  return square % 10 === 0
}

export function boxOf(square: number, { size, width, depth }: Geometry): Box {
  const far = size - depth
  switch (square) {
    case 0:
      return { x: far, y: far, width: depth, height: depth }
    case 10:
      return { x: 0, y: far, width: depth, height: depth }
    case 20:
      return { x: 0, y: 0, width: depth, height: depth }
    case 30:
      return { x: far, y: 0, width: depth, height: depth }
  }
  switch (sideOf(square)) {
    case 'bottom':
      return { x: far - square * width, y: far, width, height: depth }
    case 'left':
      return { x: 0, y: far - (square - 10) * width, width: depth, height: width }
    case 'top':
      return { x: depth + (square - 21) * width, y: 0, width, height: depth }
    case 'right':
      return { x: far, y: depth + (square - 31) * width, width: depth, height: width }
  }
}

const BAND = 0.31 // of the width of a square
export const PLATE = 0.4 // with the figure of the buildings, where there is no room for pips
const OWNER = { plan: 0.24, card: 0.34, site: 0.2 }

/** A square, the band of its group along the inner edge and the strip of its owner along the outer one. */
export function stripsOf(square: number, geometry: Geometry): { outer: Box; band: Box; owner: Box } {
  const outer = boxOf(square, geometry)
  const side = sideOf(square)
  const strip = (deep: number, low: boolean): Box =>
    side === 'bottom' || side === 'top'
      ? { x: outer.x, y: low ? outer.y : outer.y + outer.height - deep, width: outer.width, height: deep }
      : { x: low ? outer.x : outer.x + outer.width - deep, y: outer.y, width: deep, height: outer.height }
  const innerIsLow = side === 'bottom' || side === 'right'
  return {
    outer,
    band: strip(BAND * geometry.width, innerIsLow),
    owner: strip(OWNER[geometry.variant] * geometry.width, !innerIsLow),
  }
}

/** How far the plate with the figure of the buildings lies over the band. */
export function overhang({ width }: Geometry): number {
  return ((PLATE - BAND) / 2) * width
}

const IN_ROW = 3 // tokens side by side; more stand in a second row
const IN_CORNER = 2 // in a plan's corner a third would stand on the word there, or on the square beside
const IN_CELL = 2 // behind bars where a third would hide the others
const SEEN_APART = 0.62 // of a token: where there is no room, as much of each as tells whose it is
const APART = 0.9 // of a token: from there on one of the next square stands on it

export interface Standing {
  square: number
  /** Its place among those that stand together, and how many they are. */
  index: number
  count: number
  jailed: boolean
}

/** How many of them stand side by side on a square. */
function rowOf(square: number, count: number, jailed: boolean, { variant }: Geometry): number {
  if (variant === 'plan') return isCorner(square) && square !== 10 ? IN_CORNER : IN_ROW
  if (square === 10 && jailed) return count <= IN_ROW ? 1 : IN_CELL
  return isBesideCorner(square) && count <= IN_ROW ? 1 : IN_ROW
}

function isBesideCorner(square: number): boolean {
  return square % 10 === 1 || square % 10 === 9
}

/** How far beside a corner a token stands from it at least, so that it is clear of one on the other side of the corner. */
function clearance({ width, rail, token }: Geometry): number {
  return Math.max(0, rail / 2 + (token + 1) / Math.SQRT2 - width / 2)
}

/** How far tokens before a square are off its middle: beside a corner away from it. */
function shiftOf(square: number, geometry: Geometry): number {
  if (!isBesideCorner(square)) return 0
  const towards = square % 10 === 1 ? 1 : -1 // from the corner before it, as the squares run
  return clearance(geometry) * towards * (square < 20 ? -1 : 1)
}

/** Where a token stands that is the `index`th of `count` on a square; in jail behind the bars. */
export function tokenPoint(square: number, index: number, count: number, jailed: boolean, geometry: Geometry): Point {
  const { size, depth, rail, token } = geometry
  const most = rowOf(square, count, jailed, geometry)
  const row = Math.floor(index / most)
  const inRow = Math.min(most, count - most * row)
  const steps = (index % most) - (inRow - 1) / 2
  const along = steps * (token + 2)
  if (square === 10) return jailed ? prisoner(steps, row, Math.ceil(count / most), most, geometry) : visitor(steps, row, inRow, count, geometry)
  if (isCorner(square)) return cornered(square, along, row, inRow, geometry)
  const box = boxOf(square, geometry)
  const off = along + shiftOf(square, geometry)
  return inwards({ x: box.x + box.width / 2 + off, y: box.y + box.height / 2 + off }, square, depth + rail / 2 + row * token, size)
}

/** The same place along a side of the board, so far from its edge. */
function inwards({ x, y }: Point, square: number, deep: number, size: number): Point {
  switch (sideOf(square)) {
    case 'bottom':
      return { x, y: size - deep }
    case 'left':
      return { x: deep, y }
    case 'top':
      return { x, y: deep }
    case 'right':
      return { x: size - deep, y }
  }
}

/** Where all tokens stand: whoever would stand on one of the next square stands a row further in. */
export function tokenPoints(tokens: readonly Standing[], geometry: Geometry): Point[] {
  const { size, depth, rail, token } = geometry
  const points = tokens.map(({ square, index, count, jailed }) => tokenPoint(square, index, count, jailed, geometry))
  const taken = points.filter((_, at) => isCorner(tokens[at]?.square ?? 0))
  return points.map((point, at) => {
    const { square, index, count, jailed } = tokens[at] ?? { square: 0, index: 0, count: 1, jailed: false }
    if (isCorner(square)) return point
    const first = Math.floor(index / rowOf(square, count, jailed, geometry))
    let clear = point
    for (let row = first; taken.some(({ x, y }) => Math.hypot(x - clear.x, y - clear.y) < APART * token); row += 1) {
      clear = inwards(point, square, depth + rail / 2 + (row + 1) * token, size)
    }
    taken.push(clear)
    return clear
  })
}

const RIM = 2 // px of white round a token, which is to be clear of the frame of the board
const CELL = { x: 0.626, y: 0.5, width: 0.742, height: 0.64 } // of the depth: its middle, and where bars are

/** So close together that `count` of them have room in so many px, and no closer than that they can be told apart. */
function closeness(count: number, room: number, token: number): number {
  return Math.max(SEEN_APART * token, Math.min(token + 2, (room - token) / Math.max(1, count - 1)))
}

/** How far down one of `count` stands in jail or before it: round the middle, or as far up as those below it need. */
function downJail(steps: number, count: number, apart: number, { size, depth, token }: Geometry): number {
  return Math.min(size - depth + CELL.y * depth, size - token / 2 - RIM - (apart * (count - 1)) / 2) + steps * apart
}

/** Where visitors stand, from the edge of the board: as clear of it as two prisoners side by side leave room for, where there may be so many. */
function marginOf({ depth, token }: Geometry, visitors: number): number {
  const free = visitors < IN_ROW ? (CELL.x + CELL.width / 2) * depth - (0.5 + 2 * SEEN_APART) * token : depth
  return Math.max(0.13 * depth, token / 2, Math.min(token / 2 + RIM, free))
}

/** Behind the bars, as close together as the cell is narrow; where it is very narrow, at its inner wall, clear of visitors. */
function prisoner(steps: number, row: number, rows: number, most: number, geometry: Geometry): Point {
  const { size, depth, token, variant } = geometry
  const apart = variant === 'plan' ? closeness(most, CELL.width * depth, token) : SEEN_APART * token
  const inner = CELL.x * depth + (CELL.width * depth - token) / 2 - (apart * (most - 1)) / 2
  const middle = variant === 'plan' || most === 1 ? CELL.x * depth : inner
  const x = Math.max(middle, marginOf(geometry, most === 1 ? IN_ROW : 1) + SEEN_APART * token + (apart * (most - 1)) / 2)
  const down = Math.min(token, closeness(rows, (rows > 2 ? 1 : CELL.height) * depth, token))
  if (rows > 2) return { x: x + steps * apart, y: downJail(row - 1, rows, down, geometry) } // nobody is left to stand below
  const lowest = size - depth + CELL.y * depth + (variant === 'plan' ? ((rows - 1) / 2) * down : 0)
  return { x: x + steps * apart, y: Math.min(lowest, size - marginOf(geometry, IN_ROW) - SEEN_APART * token) + (row - rows + 1) * down }
}

/** In the margin beside the cell, those of a second row below it. */
function visitor(steps: number, row: number, inRow: number, count: number, geometry: Geometry): Point {
  const { size, depth, token } = geometry
  const margin = marginOf(geometry, count)
  if (row === 0) return { x: margin, y: downJail(steps, inRow, closeness(IN_ROW, depth, token), geometry) }
  const apart = closeness(IN_ROW, 0.76 * depth, token)
  const middle = Math.max(0.62 * depth, margin + apart * (1 + (inRow - 1) / 2)) // clear of the lowest of the first
  return { x: middle + steps * apart, y: size - margin }
}

/** Near the inner end of a corner, so that what stands there can be read, further rows further out. */
function cornered(square: number, along: number, row: number, inRow: number, { size, depth, token, variant }: Geometry): Point {
  const inside = (variant === 'plan' ? 0.2 : 0.12) * depth
  const x = square === 20 ? depth - inside : size - depth + inside
  const y = square === 0 ? size - depth + inside : depth - inside
  const shift = variant !== 'plan' && inRow > 1 ? 0.25 * token : 0 // clear of the word
  const close = variant === 'plan' ? 0.7 : 0.8 // so close that they are, too
  return { x: x + (along * close - shift) * (square === 20 ? -1 : 1), y: y + row * token * (square === 0 ? 1 : -1) }
}

/** A wave along a straight line: `count` half periods of length `half`, swinging by `height`. */
function wave(x: number, y: number, half: number, count: number, height: number, upright: boolean): string {
  let path = `M${x.toFixed(1)} ${y.toFixed(1)}`
  for (let step = 0; step < count; step += 1) {
    const swing = (step % 2 === 0 ? -1 : 1) * height
    path += upright
      ? `q${swing.toFixed(2)} ${(half / 2).toFixed(2)} 0 ${half.toFixed(2)}`
      : `q${(half / 2).toFixed(2)} ${swing.toFixed(2)} ${half.toFixed(2)} 0`
  }
  return path
}

/** The interlaced waves of the rail: four amplitudes and their mirror images on each side. */
export function railPath({ size, width, depth, rail, variant }: Geometry): string {
  const from = depth + rail
  const length = size - 2 * from
  const count = Math.max(2, Math.round(length / (variant === 'plan' ? width / 4 : width / 2.5)))
  const half = length / count
  const near = depth + rail / 2
  const far = size - near
  const paths: string[] = []
  for (let i = 0; i < 4; i += 1) {
    for (const sign of [1, -1]) {
      const height = sign * 2 * 0.4 * rail * (1 - 0.24 * i)
      for (const at of [near, far]) {
        paths.push(wave(from, at, half, count, height, false), wave(at, from, half, count, height, true))
      }
    }
  }
  return paths.join('')
}

/** Column and row of a square in the 11 x 11 grid of the board. */
function cellOf(square: number): [number, number] {
  if (square <= 10) return [10 - square, 10]
  if (square <= 20) return [0, 20 - square]
  if (square <= 30) return [square - 20, 0]
  return [10, square - 30]
}

function squareAt(column: number, row: number): number {
  if (row === 10) return 10 - column
  if (column === 0) return 20 - row
  return row === 0 ? 20 + column : 30 + row
}

/**
 * The square that a key leads to; null if to none. Arrows lead where they point: along a side to the next square or the
 * one before, across the board to the opposite side. Home, Page up, End and Page down are the corners.
 */
export function neighbour(square: number, key: string): number | null {
  const [column, row] = cellOf(square)
  const inside = (at: number) => at > 0 && at < 10
  switch (key) {
    case 'ArrowRight':
      return column === 10 ? null : squareAt(inside(row) ? 10 : column + 1, row)
    case 'ArrowLeft':
      return column === 0 ? null : squareAt(inside(row) ? 0 : column - 1, row)
    case 'ArrowUp':
      return row === 0 ? null : squareAt(column, inside(column) ? 0 : row - 1)
    case 'ArrowDown':
      return row === 10 ? null : squareAt(column, inside(column) ? 10 : row + 1)
    case 'Home':
      return 0
    case 'PageDown':
      return 10
    case 'PageUp':
      return 20
    case 'End':
      return 30
    default:
      return null
  }
}
