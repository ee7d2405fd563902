/** Names on squares: whole words as large as they fit, else broken where the name may be broken. */

export interface Fitted {
  lines: string[]
  /** Font size in pixels. */
  size: number
}

/** Width of a text in pixels, at a font size and a weight (500 if none is given). */
export type Measure = (text: string, size: number, weight?: 500 | 700) => number

const SHY = '\u00AD'
const SIZES = [12, 11.5, 11, 10.5, 10]
const SMALLER = [9.5, 9, 8.5, 8, 7.5, 7] // rather than never: no name of ours needs them in an ordinary font
const SLACK = 1.04 // measured widths differ a little from drawn ones
const WHOLE_DOWN_TO = 0.9 // of the largest size, for names whose words stay whole
const LEADING = 1.12

/** The parts between which a word may be broken; one that ends in a hyphen needs no other. */
function parts(word: string): string[] {
  return word.split(SHY).flatMap((part) => part.split(/(?<=.-)(?=.)/))
}

/** Break a name into lines greedily; null if it does not fit. A word that fits on a line whole is never broken. */
export function broken(words: string[][], most: number, fits: (text: string) => boolean): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const whole = word.join('')
    if (line && fits(`${line} ${whole}`)) {
      line += ` ${whole}`
      continue
    }
    if (fits(whole)) {
      if (line) lines.push(line)
      line = whole
      continue
    }
    let rest = word
    while (rest.length) {
      const lead = line ? `${line} ` : ''
      const take = longest(rest, lead, fits)
      if (take === 0) {
        if (!line) return null
        lines.push(line)
        line = ''
        continue
      }
      const piece = lead + rest.slice(0, take).join('')
      rest = rest.slice(take)
      if (rest.length) lines.push(hyphened(piece))
      line = rest.length ? '' : piece
    }
  }
  if (line) lines.push(line)
  return lines.length <= most ? lines : null
}

function hyphened(piece: string): string {
  return piece.endsWith('-') ? piece : `${piece}-`
}

/** How many of the parts fit behind `lead`, with a hyphen if some are left over. */
function longest(rest: string[], lead: string, fits: (text: string) => boolean): number {
  for (let take = rest.length; take > 0; take -= 1) {
    const piece = lead + rest.slice(0, take).join('')
    if (fits(take < rest.length ? hyphened(piece) : piece)) return take
  }
  return 0
}

/** Fit a name with soft hyphens into `width` x `height` pixels and `most` lines; `scale` is that of the board. */
export function fit(shy: string, width: number, most: number, height: number, scale: number, measure: Measure): Fitted {
  const words = shy.split(' ').map(parts)
  const whole = words.map((word) => [word.join('')])
  const tried = (named: string[][], sizes: number[]): Fitted | null => {
    for (const each of sizes) {
      const size = each * scale
      const room = Math.min(most, Math.floor(height / (size * LEADING) + 0.01))
      const lines = broken(named, room, (text) => measure(text, size) * SLACK <= width)
      if (lines) return { lines, size }
    }
    return null
  }
  const large = SIZES.filter((size) => size >= (SIZES[0] ?? 0) * WHOLE_DOWN_TO)
  return tried(whole, large) ?? tried(words, SIZES) ?? tried(words, SMALLER) ?? torn(shy.replaceAll(SHY, ''), width, most, height, scale, measure)
}

/** A name of somebody's own that fits nowhere: in the smallest size, broken anywhere and cut where there is no room left. */
function torn(name: string, width: number, most: number, height: number, scale: number, measure: Measure): Fitted {
  const size = (SMALLER.at(-1) ?? 7) * scale
  const room = Math.max(1, Math.min(most, Math.floor(height / (size * LEADING) + 0.01)))
  const fits = (text: string): boolean => measure(text, size) * SLACK <= width
  const lines: string[] = []
  let rest = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  while (rest.length && lines.length < room) {
    let take = rest.length
    while (take > 1 && !fits(rest.slice(0, take).join('').trim())) take -= 1
    lines.push(rest.slice(0, take).join('').trim())
    rest = rest.slice(take)
  }
  if (rest.length) lines[room - 1] = ended(lines[room - 1] ?? '', fits)
  return { lines, size }
}

/** A line that says that more would follow. */
function ended(line: string, fits: (text: string) => boolean): string {
  let signs = [...line]
  while (signs.length > 1 && !fits(`${signs.join('')}…`)) signs = signs.slice(0, -1)
  return `${signs.join('')}…`
}

const STEP = 0.98 // from one size to the next smaller one
const NEARLY = 3 // steps before the one at which it should fit: to measure in one font more takes a slow device a millisecond

/** The largest size up to `size` at which a bold text is no wider than `width` pixels; widths need not grow as sizes do. */
export function shrunk(text: string, size: number, width: number, measure: Measure): number {
  const whole = measure(text, size, 700)
  if (whole <= width) return size
  const over = Math.min(2, whole / Math.max(1, width))
  const near = Math.max(0, Math.floor(Math.log(over) / -Math.log(STEP)) - NEARLY)
  let fits = size * STEP ** near
  while (fits > size / 2 && measure(text, fits, 700) > width) fits *= STEP
  return fits
}

const canvases = new Map<string, CanvasRenderingContext2D | null>() // one a font, as setting another font takes long
const widths = new Map<string, number>()

/** The fonts that the page is set in, as the browser resolves them; the same everywhere but in headings and figures. */
export function familyHere(): string {
  return getComputedStyle(document.body).fontFamily
}

/** Measure with the font that the page is set in; `family` as the browser resolves it. */
export function measured(family: string): Measure {
  return (text, size, weight = 500) => {
    // At the very size: a browser that sets letters on whole pixels draws small ones wider than large ones made smaller.
    const font = `${weight} ${size}px ${family}`
    const key = `${font}|${text}`
    let width = widths.get(key)
    if (width === undefined) {
      const canvas = canvases.get(font) ?? canvasFor(font)
      if (!canvas) return text.length * size * 0.55
      width = canvas.measureText(text).width
      widths.set(key, width)
    }
    return width
  }
}

function canvasFor(font: string): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas').getContext('2d')
  if (canvas) canvas.font = font
  canvases.set(font, canvas)
  return canvas
}
