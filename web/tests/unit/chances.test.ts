import { describe, expect, it } from 'vitest'
import { areasOf, highestOf, knownAt, turningPoint } from '../../src/replay/chances'

const CHANCES = {
  seats: ['Anna', 'Ben'],
  games: 200,
  at: [0, 10, 30, 40],
  shares: [[0.5, 0.5], [0.25, 0.75], [0.8, 0.2], [1, 0]],
}

describe('chances of winning', () => {
  it('hold from where they are known to where they are known next', () => {
    expect([0, 9, 10, 29, 40, 99].map((moment) => knownAt(CHANCES, moment))).toEqual([0, 0, 1, 1, 3, 3])
  })
  it('are drawn one upon the other, the first seat on top, all together as high as there is room', () => {
    expect(areasOf(CHANCES, 40, 80, 100)).toEqual([
      'M0.0 0.0L20.0 0.0L60.0 0.0L80.0 0.0L80.0 100.0L60.0 80.0L20.0 25.0L0.0 50.0Z',
      'M0.0 50.0L20.0 25.0L60.0 80.0L80.0 100.0L80.0 100.0L60.0 100.0L20.0 100.0L0.0 100.0Z',
    ])
  })
  it('have the mark of a seat where its area is highest, but not at the edges', () => {
    expect(highestOf(CHANCES, 0)).toEqual({ known: 2, share: 0.8, middle: 0.4 })
    expect(highestOf(CHANCES, 1)).toEqual({ known: 1, share: 0.75, middle: 0.625 })
  })
  it('turn most where somebody rises most', () => {
    expect(turningPoint(CHANCES)).toEqual({ seat: 'Anna', from: 10, to: 30, before: 0.25, after: 0.8 })
    expect(turningPoint({ ...CHANCES, at: [0, 5], shares: [[0.5, 0.5], [0.55, 0.45]] })).toBe(null)
  })
})
