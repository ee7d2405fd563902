import { describe, expect, it } from 'vitest'
import { byRank, endOf, linePath, type Mark, ticksTo, withRoom } from '../../src/replay/chart'

describe('the path of a line', () => {
  it('goes from the left to the right edge, upwards with the values', () => {
    expect(linePath([0, 50, 100], 100, 200, 80)).toBe('M0.0 80.0L100.0 40.0L200.0 0.0')
  })
  it('never falls below the bottom', () => {
    expect(linePath([-10, 100], 100, 100, 50)).toBe('M0.0 50.0L100.0 0.0')
  })
  it('leaves points out where there are more than pixels, but not the last', () => {
    const path = linePath(Array.from({ length: 5000 }, (_, index) => index), 4999, 100, 100)
    expect(path.split('L').length).toBeLessThan(260)
    expect(path.endsWith('L100.0 0.0')).toBe(true)
  })
  it('ends where a seat ends', () => {
    expect(linePath([10, 5, 0, 0], 10, 30, 10, 2)).toBe('M0.0 0.0L10.0 5.0L20.0 10.0')
  })
})

describe('an axis', () => {
  it('has round values, the last at or above the highest', () => {
    expect(ticksTo(8)).toEqual([0, 2, 4, 6, 8])
    expect(ticksTo(1501)).toEqual([0, 500, 1000, 1500, 2000])
    expect(ticksTo(9200)).toEqual([0, 2500, 5000, 7500, 10000])
  })
  it('has something to show for nothing', () => {
    expect(ticksTo(0).at(-1)).toBeGreaterThan(0)
  })
})

describe('a line', () => {
  it('ends when the seat has gone bankrupt', () => {
    expect(endOf([5, 3, null, null])).toBe(2)
    expect(endOf([5, 3, 4, null])).toBe(3)
  })
  it('of who is left goes on to the end, though there be nothing any more', () => {
    expect(endOf([5, 0, 4])).toBe(2)
    expect(endOf([5, 0, 0])).toBe(2)
  })
  it('stands with the others as their places do: of those who are out the last one first', () => {
    const [anna, ben, cem] = [{ amount: 0, end: 2 }, { amount: 900, end: 9 }, { amount: 0, end: 7 }]
    expect([anna, ben, cem].sort(byRank)).toEqual([ben, cem, anna])
  })
  it('goes on where a bankruptcy was taken back', () => {
    expect(endOf([5, null, 4, 3])).toBe(3)
  })
})

describe('marks', () => {
  const mark = (at: number, rank: number): Mark => ({ at, rank, sign: 'gavel', seat: 'Anna', text: '' })
  it('stand where there is room, the more important ones first', () => {
    expect(withRoom([mark(0, 1), mark(1, 2), mark(50, 1)], 100, 100, 10)).toEqual([mark(1, 2), mark(50, 1)])
  })
})
