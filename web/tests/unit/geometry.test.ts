import { describe, expect, it } from 'vitest'
import { boxOf, type Box, geometryOf, neighbour, stripsOf, tokenPoint, tokenPoints, variantOf } from '../../src/board/geometry'

function near(box: Box, x: number, y: number, width: number, height: number): void {
  expect(box.x).toBeCloseTo(x, 1)
  expect(box.y).toBeCloseTo(y, 1)
  expect(box.width).toBeCloseTo(width, 1)
  expect(box.height).toBeCloseTo(height, 1)
}

describe('how large a board is drawn', () => {
  it('decides what it shows', () => {
    expect(variantOf(720)).toBe('plan')
    expect(variantOf(719.9)).toBe('card')
    expect(variantOf(280)).toBe('card')
    expect(variantOf(279.9)).toBe('site')
  })

  it.each([
    // side, width of a square, depth: S / (9 + 2q) and q of that
    [868, 69.6, 121.0],
    [736, 59.0, 102.6],
    [1048, 84.0, 146.1],
    [358, 30.2, 42.9],
    [288, 24.3, 34.5],
    [540, 45.3, 66.1],
    [228, 19.3, 27.3],
  ])('divides a side of %d', (size, width, depth) => {
    const geometry = geometryOf(size)
    expect(geometry.width).toBeCloseTo(width, 1)
    expect(geometry.depth).toBeCloseTo(depth, 1)
    expect(9 * geometry.width + 2 * geometry.depth).toBeCloseTo(size, 6)
  })

  it('gives the rail and the tokens their width', () => {
    expect(geometryOf(868)).toMatchObject({ rail: 28, token: 26 })
    expect(geometryOf(358).rail).toBeCloseTo(17.0, 1)
    expect(geometryOf(358).token).toBe(19)
    expect(geometryOf(540).rail).toBeCloseTo(22.1, 1)
    expect(geometryOf(228).rail).toBeCloseTo(10.5, 1)
  })
})

describe('where squares lie', () => {
  // 1248 = 100 * (9 + 2 * 1.74): squares of 100, corners of 174
  const geometry = geometryOf(1248)

  it('puts the corners into the corners', () => {
    near(boxOf(0, geometry), 1074, 1074, 174, 174)
    near(boxOf(10, geometry), 0, 1074, 174, 174)
    near(boxOf(20, geometry), 0, 0, 174, 174)
    near(boxOf(30, geometry), 1074, 0, 174, 174)
  })

  it('runs from the right below to the left, up, to the right and down', () => {
    near(boxOf(1, geometry), 974, 1074, 100, 174)
    near(boxOf(9, geometry), 174, 1074, 100, 174)
    near(boxOf(11, geometry), 0, 974, 174, 100)
    near(boxOf(19, geometry), 0, 174, 174, 100)
    near(boxOf(21, geometry), 174, 0, 100, 174)
    near(boxOf(29, geometry), 974, 0, 100, 174)
    near(boxOf(31, geometry), 1074, 174, 174, 100)
    near(boxOf(39, geometry), 1074, 974, 174, 100)
  })

  it('leaves no gap and no overlap', () => {
    let area = 0
    for (let square = 0; square < 40; square += 1) {
      const box = boxOf(square, geometry)
      area += box.width * box.height
    }
    expect(area).toBeCloseTo(1248 ** 2 - 900 ** 2, 3)
  })

  it('puts bands to the middle and owners to the edge', () => {
    near(stripsOf(1, geometry).band, 974, 1074, 100, 31)
    near(stripsOf(1, geometry).owner, 974, 1224, 100, 24)
    near(stripsOf(11, geometry).band, 143, 974, 31, 100)
    near(stripsOf(11, geometry).owner, 0, 974, 24, 100)
    near(stripsOf(21, geometry).band, 174, 143, 100, 31)
    near(stripsOf(21, geometry).owner, 174, 0, 100, 24)
    near(stripsOf(31, geometry).band, 1074, 174, 31, 100)
    near(stripsOf(31, geometry).owner, 1224, 174, 24, 100)
  })
})

describe('where tokens stand', () => {
  const geometry = geometryOf(1248) // rail 28 * 1248 / 868 = 40.26, tokens 26 * 1248 / 868 = 37.38

  it('is the rail, before the middle of the square', () => {
    expect(tokenPoint(1, 0, 1, false, geometry).x).toBeCloseTo(1024, 1)
    expect(tokenPoint(1, 0, 1, false, geometry).y).toBeCloseTo(1074 - 20.13, 1)
    expect(tokenPoint(31, 0, 1, false, geometry).x).toBeCloseTo(1074 - 20.13, 1)
    expect(tokenPoint(31, 0, 1, false, geometry).y).toBeCloseTo(224, 1)
  })

  it('keeps two apart by their size and 2 px', () => {
    const [first, second] = [0, 1].map((place) => tokenPoint(5, place, 2, false, geometry))
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(37.38 + 2, 1)
    expect(((second?.x ?? 0) + (first?.x ?? 0)) / 2).toBeCloseTo(624, 1)
  })

  it('begins a second row with the fourth', () => {
    expect(tokenPoint(5, 3, 4, false, geometry).y).toBeCloseTo(1074 - 20.13 - 37.38, 1)
  })

  it('is within a corner, two side by side and clear of the word on its right, whoever stands beside', () => {
    const plan = geometryOf(868) // corners of 121, tokens of 26; the word begins at 0.38 of a corner
    const points = [0, 1, 2, 3].map((place) => tokenPoint(0, place, 4, false, plan))
    for (const { x } of points) {
      expect(x - 13).toBeGreaterThanOrEqual(868 - plan.depth - 1)
      expect(x + 13).toBeLessThanOrEqual(868 - plan.depth + 49)
    }
    expect(points[2]?.y).toBeCloseTo((points[0]?.y ?? 0) + 26, 1)
  })

  it('is behind bars for prisoners, beside them for visitors', () => {
    const prisoner = tokenPoint(10, 0, 1, true, geometry)
    expect(prisoner.x).toBeCloseTo(0.626 * 174, 1)
    expect(prisoner.y).toBeCloseTo(1074 + 87, 1)
    const visitor = tokenPoint(10, 0, 1, false, geometry)
    expect(visitor.x).toBeCloseTo(0.13 * 174, 1)
    expect(visitor.y).toBeCloseTo(1074 + 87, 1)
  })

  it('never is on another token', () => {
    for (const [square, jailed] of [[0, false], [5, false], [10, false], [10, true], [15, false], [20, false], [25, false], [30, false], [35, false]] as const) {
      const points = Array.from({ length: 6 }, (_, place) => tokenPoint(square, place, 6, jailed, geometry))
      for (const [index, a] of points.entries()) {
        for (const b of points.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), `square ${square}`).toBeGreaterThan(20)
      }
    }
  })

  describe.each([1248, 868, 540, 398, 358, 312, 288, 228])('on a board of %d px', (size) => {
    const of = geometryOf(size)
    /** How near the two nearest of these come, in tokens; `at`: where each stands, negative in jail. */
    const nearest = (at: number[]): number => {
      const tokens = at.map((square, index) => {
        const together = at.flatMap((other, place) => (other === square ? [place] : []))
        return { square: Math.abs(square), jailed: square < 0, index: together.indexOf(index), count: together.length }
      })
      const points = tokenPoints(tokens, of)
      return Math.min(...points.flatMap((a, index) => points.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y) / of.token)))
    }
    const JAIL = -10

    it('six are told apart, wherever they stand together', () => {
      for (let square = 0; square < 40; square += 1) {
        for (let count = 2; count <= 6; count += 1) expect(nearest(Array(count).fill(square)), `${count} on square ${square}`).toBeGreaterThan(0.6)
      }
      for (let count = 2; count <= 6; count += 1) expect(nearest(Array(count).fill(JAIL)), `${count} in jail`).toBeGreaterThan(0.6)
    })

    it('two on different squares never touch', () => {
      for (let a = 0; a < 40; a += 1) for (let b = 0; b < a; b += 1) expect(nearest([a, b]), `${a} and ${b}`).toBeGreaterThan(0.89)
    })

    it('six are told apart on squares beside each other, round the corners, too', () => {
      for (let first = 0; first < 40; first += 1) {
        const near = [0, 1, 2].map((step) => (first + step) % 40)
        for (let way = 0; way < 3 ** 6; way += 1) {
          const at = Array.from({ length: 6 }, (_, seat) => near[Math.floor(way / 3 ** seat) % 3] ?? 0)
          const distance = nearest(at)
          if (distance <= 0.6) expect.fail(`${at.join(' ')}: ${distance}`)
        }
      }
    })

    it('prisoners and who visits them are told apart', () => {
      for (let prisoners = 1; prisoners < 6; prisoners += 1) {
        expect(nearest([...Array<number>(prisoners).fill(JAIL), ...Array<number>(6 - prisoners).fill(10)]), `${prisoners} prisoners`).toBeGreaterThan(0.6)
      }
    })
  })

  it.each([1248, 358, 288])('is on the board, and in jail within its walls, at a side of %d', (size) => {
    const of = geometryOf(size)
    const half = of.token / 2 - 1e-6
    for (let square = 0; square < 40; square += 1) {
      for (let place = 0; place < 6; place += 1) {
        const { x, y } = tokenPoint(square, place, 6, false, of)
        expect(Math.min(x, y, size - x, size - y), `square ${square}`).toBeGreaterThanOrEqual(square === 10 ? half + 1 : half) // several visitors are clear of the frame
      }
    }
    for (let place = 0; place < 6; place += 1) {
      const { x, y } = tokenPoint(10, place, 6, true, of)
      expect(Math.abs(x - 0.626 * of.depth)).toBeLessThanOrEqual(0.371 * of.depth - half + 0.01)
      expect(y).toBeLessThanOrEqual(size - half)
    }
  })
})

describe('where keys lead', () => {
  it('arrows lead where they point along a side', () => {
    expect(neighbour(5, 'ArrowLeft')).toBe(6)
    expect(neighbour(5, 'ArrowRight')).toBe(4)
    expect(neighbour(15, 'ArrowUp')).toBe(16)
    expect(neighbour(15, 'ArrowDown')).toBe(14)
    expect(neighbour(25, 'ArrowRight')).toBe(26)
    expect(neighbour(35, 'ArrowDown')).toBe(36)
    expect(neighbour(39, 'ArrowDown')).toBe(0)
    expect(neighbour(9, 'ArrowLeft')).toBe(10)
  })

  it('and across the board to the opposite side', () => {
    expect(neighbour(5, 'ArrowUp')).toBe(25)
    expect(neighbour(21, 'ArrowDown')).toBe(9)
    expect(neighbour(15, 'ArrowRight')).toBe(35)
    expect(neighbour(39, 'ArrowLeft')).toBe(11)
  })

  it('not off the board', () => {
    expect(neighbour(5, 'ArrowDown')).toBeNull()
    expect(neighbour(0, 'ArrowRight')).toBeNull()
    expect(neighbour(20, 'ArrowUp')).toBeNull()
    expect(neighbour(5, 'a')).toBeNull()
  })

  it('four keys lead to the corners', () => {
    expect(['Home', 'PageDown', 'PageUp', 'End'].map((key) => neighbour(7, key))).toEqual([0, 10, 20, 30])
  })
})
