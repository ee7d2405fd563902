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

/** Where a token stands that is the `place`th of `count` on a square; in jail behind the bars. */
export function tokenPoint(square: number, place: number, count: number, jailed: boolean, geometry: Geometry): Point {
  const { size, depth, rail, token } = geometry
  const most = geometry.variant === 'plan' && isCorner(square) && square !== 10 ? IN_CORNER : IN_ROW
  const row = Math.floor(place / most)
  const inRow = Math.min(most, count - most * row)
  const steps = (place % most) - (inRow - 1) / 2
  const along = steps * (token + 2)
  if (square === 10) return jailed ? prisoner(steps, row, count, geometry) : visitor(steps, row, geometry)
  if (isCorner(square)) return cornered(square, along, row, inRow, geometry)
  const box = boxOf(square, geometry)
  const inwards = rail / 2 + row * token
  switch (sideOf(square)) {
    case 'bottom':
      return { x: box.x + box.width / 2 + along, y: size - depth - inwards }
    case 'left':
      return { x: depth + inwards, y: box.y + box.height / 2 + along }
    case 'top':
      return { x: box.x + box.width / 2 + along, y: depth + inwards }
    case 'right':
      return { x: size - depth - inwards, y: box.y + box.height / 2 + along }
  }
}

const CELL = { x: 0.626, y: 0.5, width: 0.742, height: 0.64 } // of the depth: its middle, and where bars are

/** Behind the bars, as close together as the cell is narrow. */
function prisoner(steps: number, row: number, count: number, { size, depth, token }: Geometry): Point {
  const rows = Math.ceil(count / IN_ROW)
  const apart = Math.min(token + 2, (CELL.width * depth - token) / (IN_ROW - 1))
  const down = Math.min(token, Math.max(0.3 * token, CELL.height * depth - token))
  return {
    x: CELL.x * depth + steps * apart,
    y: size - depth + CELL.y * depth + (row - (rows - 1) / 2) * down,
  }
}

/** In the margin beside the cell, those of a second row below it. */
function visitor(steps: number, row: number, { size, depth, token }: Geometry): Point {
  const margin = Math.max(0.13 * depth, token / 2 + 1)
  const apart = Math.min(token + 2, (0.76 * depth - token) / (IN_ROW - 1))
  if (row === 0) return { x: margin, y: size - depth + 0.5 * depth + steps * Math.min(token + 2, (depth - token) / 2) }
  return { x: 0.62 * depth + steps * apart, y: size - margin }
}

/** Near the inner end of a corner, so that what stands there can be read, further rows further out. */
function cornered(square: number, along: number, row: number, inRow: number, { size, depth, token, variant }: Geometry): Point {
  const inwards = (variant === 'plan' ? 0.2 : 0.12) * depth
  const x = square === 20 ? depth - inwards : size - depth + inwards
  const y = square === 0 ? size - depth + inwards : depth - inwards
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
