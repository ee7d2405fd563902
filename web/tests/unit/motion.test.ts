import { describe, expect, it } from 'vitest'
import { geometryOf, tokenPoint } from '../../src/board/geometry'
import { stepsOf, walked } from '../../src/board/motion'

const geometry = geometryOf(868)
const place = (square: number) => tokenPoint(square, 0, 1, false, geometry)

describe('a token on its way', () => {
  it('walks forwards, past the first square too', () => {
    expect(stepsOf(5, 12)).toBe(7)
    expect(stepsOf(38, 3)).toBe(5)
  })

  it('does not walk backwards round the board', () => {
    expect(stepsOf(7, 4)).toBe(0)
    expect(stepsOf(7, 7)).toBe(0)
  })

  it('begins where it was and ends where it is', () => {
    for (const [share, square] of [[0, 1], [1, 4]] as const) {
      const { x, y } = walked(1, 3, share, geometry)
      expect(x).toBeCloseTo(place(square).x, 6)
      expect(y).toBeCloseTo(place(square).y, 6)
    }
  })

  it('hops 6 px high between two squares', () => {
    // half a hop: the middle between squares 1 and 2
    const { x, y } = walked(1, 1, 0.5, geometry)
    expect(x).toBeCloseTo((place(1).x + place(2).x) / 2, 6)
    expect(y).toBeCloseTo(place(1).y - 6, 6)
  })

  it('glides over more than 13 squares', () => {
    expect(walked(1, 14, 0.5 / 14, geometry).y).toBeCloseTo(place(1).y, 6)
  })
})
