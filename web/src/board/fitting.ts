/** Names on squares: whole words as large as they fit, else broken where the name may be broken. */

export interface Fitted {
  lines: string[]
  /** Font size in pixels. */
  size: number
}

/** Width of a text in pixels, at a font size. */
export type Measure = (text: string, size: number) => number

const SHY = '­'
const SIZES = [12, 11.5, 11, 10.5, 10, 9.5, 9]
const SLACK = 1.04 // measured widths differ a little from drawn ones
const WHOLE_DOWN_TO = 0.9 // of the largest size, for names whose words stay whole

/** Break a name into lines greedily; null if it does not fit. */
function broken(words: string[], width: number, most: number, size: number, measure: Measure): string[] | null {
  const fits = (text: string) => measure(text, size) * SLACK <= width
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const parts = word.split(SHY)
    const whole = parts.join('')
    const longer = line ? `${line} ${whole}` : whole
    if (fits(longer)) {
      line = longer
      continue
    }
    if (fits(whole)) {
      if (line) lines.push(line)
      line = whole
      continue
    }
    // a word that is too long for any line is broken, as late as possible
    let rest = parts
    while (rest.length) {
      const lead = line ? `${line} ` : ''
      let take = rest.length
      while (take > 0 && !fits(`${lead}${rest.slice(0, take).join('')}${take < rest.length ? '-' : ''}`)) take -= 1
      if (take === 0) {
        if (!line) return null
        lines.push(line)
        line = ''
        continue
      }
      const piece = `${lead}${rest.slice(0, take).join('')}`
      rest = rest.slice(take)
      if (rest.length) lines.push(`${piece}-`)
      line = rest.length ? '' : piece
    }
  }
  if (line) lines.push(line)
  return lines.length <= most ? lines : null
}

/** Fit a name with soft hyphens into `width` pixels and `most` lines; `scale` is that of the board. */
export function fit(shy: string, width: number, most: number, scale: number, measure: Measure): Fitted {
  const words = shy.split(' ')
  const whole = words.map((word) => word.replaceAll(SHY, ''))
  const [largest = 12] = SIZES
  for (const size of SIZES.filter((each) => each >= largest * WHOLE_DOWN_TO)) {
    const lines = broken(whole, width, most, size * scale, measure)
    if (lines) return { lines, size: size * scale }
  }
  for (const size of SIZES) {
    const lines = broken(words, width, most, size * scale, measure)
    if (lines) return { lines, size: size * scale }
  }
  const smallest = SIZES[SIZES.length - 1] ?? 9
  for (let size = smallest; size > 5; size -= 0.5) {
    const lines = broken(words, width, most + 1, size * scale, measure)
    if (lines) return { lines, size: size * scale }
  }
  return { lines: whole, size: 5 * scale }
}

let context: CanvasRenderingContext2D | null = null
const widths = new Map<string, number>()

/** Measure with the font that the page is set in; `family` as the browser resolves it. */
export function measured(family: string): Measure {
  return (text, size) => {
    const key = `${family}|${text}`
    let width = widths.get(key)
    if (width === undefined) {
      context ??= document.createElement('canvas').getContext('2d')
      if (!context) return text.length * size * 0.55
      context.font = `500 100px ${family}`
      width = context.measureText(text).width
      widths.set(key, width)
    }
    return (width * size) / 100
  }
}
