import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The design's table of contrasts, computed from the tokens: WCAG 2, every edition, both themes. */

const text = readFileSync('src/styles/tokens.css', 'utf8')
const EDITIONS = ['bond-007', 'sonic-boom', 'banking', 'sonic', 'dc', 'classic-de', 'classic-us']

type Tokens = Map<string, [string, string]>

function tokensOf(block: string): Tokens {
  const found: Tokens = new Map()
  for (const [, name = '', light = '', dark = ''] of block.matchAll(/--([\w-]+):\s*light-dark\((#\w{6}),\s*(#\w{6})\)/g)) {
    found.set(name, [light, dark])
  }
  return found
}

const base = tokensOf(text)

function edition(name: string): Tokens {
  const start = text.indexOf(`[data-edition="${name}"]`)
  const block = text.slice(start, text.indexOf('}', start))
  return new Map([...base, ...tokensOf(block)])
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const TEXT = ['ink', 'ink-2', 'ink-3', 'seal', 'pos', 'neg', 'warn'] as const
const GROUNDS = ['sheet', 'inset', 'ed-ground'] as const

describe.each(EDITIONS)('the tokens of %s', (name) => {
  const tokens = edition(name)
  const colour = (token: string, theme: number) => {
    const found = tokens.get(token)?.[theme]
    if (!found) throw new Error(`no token ${token}`)
    return found
  }

  it.each([0, 1])('are legible in theme %i', (theme) => {
    const weak = TEXT.flatMap((ink) => GROUNDS.map((ground) => [ink, ground, contrast(colour(ink, theme), colour(ground, theme))] as const))
    expect(weak.filter(([, , ratio]) => ratio < 4.5)).toEqual([])
    expect(contrast(colour('on-plate', theme), colour('plate', theme))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour('on-seal', theme), colour('seal', theme))).toBeGreaterThanOrEqual(4.5)
    for (const seat of [1, 2, 3, 4, 5, 6]) {
      expect(contrast(colour('on-seat', theme), colour(`seat-${seat}`, theme))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each([0, 1])('show controls and seats apart from their ground in theme %i', (theme) => {
    for (const ground of GROUNDS) {
      for (const token of ['edge', 'focus', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6']) {
        expect([token, ground, contrast(colour(token, theme), colour(ground, theme)) >= 3]).toEqual([token, ground, true])
      }
    }
    expect(contrast(colour('plate', theme), colour('sheet', theme))).toBeGreaterThanOrEqual(3)
  })
})

const styles = readFileSync('src/styles/base.css', 'utf8')
const patterns = readFileSync('src/board/Patterns.svelte', 'utf8')
const GROUPS = ['brown', 'light_blue', 'pink', 'orange', 'red', 'yellow', 'green', 'dark_blue']

describe.each(GROUPS)('the hatching of %s', (group) => {
  const token = group.replace('_', '-')
  const drawn = new RegExp(`--hatch-${token}:.*`).exec(text)?.[0] ?? ''
  const [fill = '', ink = ''] = [...drawn.matchAll(/%23(\w{6})/g)].map(([, colour]) => `#${colour}`)

  it('stands out from its fill, and is the same on the board', () => {
    expect(contrast(fill, ink)).toBeGreaterThanOrEqual(3)
    expect(text).toContain(`--g-${token}: ${fill};`)
    expect(patterns).toMatch(new RegExp(`key: '${group}'.*fill: '${fill}', ink: '${ink}'`))
  })

  it.each([0, 1])('or its outline stands out from the sheet in theme %i', (theme) => {
    const own = new RegExp(`\\.gl-${group} \\{ --g-outline: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(styles)
    const outline = own?.[theme + 1] ?? base.get('g-outline')?.[theme] ?? ''
    const sheet = base.get('sheet')?.[theme] ?? ''
    expect(Math.max(contrast(fill, sheet), contrast(outline, sheet))).toBeGreaterThanOrEqual(3)
  })
})
