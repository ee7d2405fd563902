import { describe, expect, it } from 'vitest'
import { baselines, figureIn, heightOf } from '../../src/board/figure'

/** As wide as bold figures are in the fonts of most phones: 0.58 of their size, points half of that, a letter 0.9. */
const WIDTHS: Record<string, number> = { '.': 0.28, M: 0.9, K: 0.65, '×': 0.57 }
const measure = (text: string, size: number) => [...text].reduce((sum, sign) => sum + (WIDTHS[sign] ?? 0.58), 0) * size
const set = (text: string, tight: string[], width: number, height: number, turns = true) => figureIn({ text, tight }, { width, height }, 9.5, turns, 700, measure)

describe('a figure on a square of a phone', () => {
  it('stands upright and in full where it can be read so', () => {
    expect(set('200', [], 18, 25)).toEqual({ lines: ['200'], size: 9.5, turned: false })
  })
  it('does without its letter before it is turned, and is turned before it is too small', () => {
    expect(set('1.5M', ['1.5'], 18, 25)).toMatchObject({ lines: ['1.5'], turned: false })
    expect(set('700K', [], 18, 25)).toMatchObject({ lines: ['700K'], turned: true })
    expect(set('12.75M', ['12.75'], 18, 25)).toMatchObject({ lines: ['12.75'], turned: true })
  })
  it('is 9 px large at least, also the longest on the smallest phone', () => {
    for (const [text, tight] of [['12.75M', ['12.75']], ['10.25M', ['10.25']], ['2000', []], ['700K', []]] as const) {
      expect(set(text, [...tight], 18, 24.7).size, text).toBeGreaterThanOrEqual(9)
    }
    expect(set('10.25M', ['10.25'], 24.7, 17, false)).toMatchObject({ lines: ['10.25'], turned: false })
  })
  it('is there in a font that is too wide for that, too, as large as it can be', () => {
    const wide = figureIn({ text: '12.75M', tight: ['12.75'] }, { width: 18, height: 24.7 }, 9.5, true, 700, (text, size) => 1.3 * measure(text, size))
    expect(wide.lines).toEqual(['12.75'])
    expect(wide.size).toBeGreaterThan(7)
  })
  it('has two lines, clear of each other, where both fit', () => {
    const figure = set('100K×', ['100K', '×'], 25, 20, false)
    expect(figure.lines).toEqual(['100K', '×'])
    const [first = 0, second = 0] = baselines(figure)
    expect(second - first).toBeGreaterThanOrEqual(figure.size)
    expect(heightOf(figure)).toBeLessThanOrEqual(20)
  })
})
