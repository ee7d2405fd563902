/** What stands where on a square of the plan: the lines of its name, its figure and its sign, clear of each other. */

import { LEAST } from './figure'
import { fit, type Measure, shrunk } from './fitting'
import { type Box, type Geometry, sideOf, stripsOf } from './geometry'

export interface Line {
  text: string
  x: number
  /** The base line. */
  y: number
}

export interface Layout {
  lines: Line[]
  /** Font size of the name in pixels. */
  size: number
  amount: Line | null
  amountSize: number
  sign: Box | null
}

const PADDING = 0.085 // of the width of a square
const SLACK = 2 // px at the far side of each line
const LEADING = 1.12
const ASCENT = 0.92 // from the top of a line to its base line, of the font size
const AMOUNT = 11.5 // k, as are those below
const SIGN = 21
const LARGE_SIGN = 26
const LEAST_SIGN = 12
const GAP = 3

/** Where there is room for words: between the owner's strip and the band, whether there is a band or not. */
export function contentOf(square: number, geometry: Geometry): Box {
  const { band, owner, outer } = stripsOf(square, geometry)
  const padding = PADDING * geometry.width
  const side = sideOf(square)
  const upright = side === 'bottom' || side === 'top'
  const x = upright ? outer.x : side === 'left' ? owner.x + owner.width : band.x + band.width
  const y = !upright ? outer.y : side === 'top' ? owner.y + owner.height : band.y + band.height
  const width = upright ? outer.width : outer.width - band.width - owner.width
  const height = upright ? outer.height - band.height - owner.height : outer.height
  return { x: x + padding, y: y + padding, width: width - padding - SLACK, height: height - 2 * padding }
}

interface Said {
  square: number
  /** The name with soft hyphens. */
  shy: string
  amount: string
  /** The same where there is less room; may be empty. */
  tight: string
  sign: boolean
}

/** Lay out a square of the plan; `amount` may be empty. */
export function layoutOf({ square, shy, amount: full, tight, sign }: Said, geometry: Geometry, measure: Measure): Layout {
  const content = contentOf(square, geometry)
  const k = geometry.width / 70
  const side = sideOf(square)
  const upright = side === 'bottom' || side === 'top'
  const most = upright ? 4 : sign ? 2 : full ? 3 : 4
  const sized = (text: string) => shrunk(text, AMOUNT * k, content.width - SLACK, measure) // clear of the frame, too
  const amount = tight && sized(full) < LEAST ? tight : full
  const amountSize = sized(amount)
  const bottom = content.y + content.height
  const room = content.height - (amount ? amountSize : 0)
  const fitted = fit(shy, content.width, most, room, k, measure)
  const lines = fitted.lines.map((text, index) => ({
    text,
    x: content.x,
    y: content.y + fitted.size * (ASCENT + LEADING * index),
  }))
  const free: Free = {
    top: content.y + fitted.size * (LEADING * lines.length) + GAP * k,
    right: amount ? content.x + measure(amount, amountSize, 700) + 2 * GAP * k : content.x,
    bottom,
  }
  return {
    lines,
    size: fitted.size,
    amount: amount ? { text: amount, x: content.x, y: bottom - 1 } : null,
    amountSize,
    sign: sign ? signOf(content, free, !!amount, upright, k) : null,
  }
}

/** What name and figure leave free. */
interface Free {
  top: number
  right: number
  bottom: number
}

function signOf(content: Box, free: Free, amount: boolean, upright: boolean, k: number): Box | null {
  const far = content.x + content.width
  const square = (x: number, y: number, side: number): Box => ({ x, y, width: side, height: side })
  if (!amount) {
    const side = Math.min(LARGE_SIGN * k, free.bottom - free.top)
    return square(content.x - 1, free.bottom - side, side)
  }
  const above = free.bottom - (AMOUNT + GAP) * k
  const high = Math.min(SIGN * k, above - free.top)
  if (upright && high >= SIGN * k * 0.8) return square(content.x - 1, above - high, high)
  const beside = Math.min(SIGN * k, far - free.right, free.bottom - free.top)
  if (beside >= LEAST_SIGN * k) return square(far - beside, free.bottom - beside + 1, beside)
  return high >= LEAST_SIGN * k ? square(content.x - 1, above - high, high) : null
}
