import { describe, expect, it } from 'vitest'
import { linePath, roundTop } from '../../src/replay/chart'

describe('curves', () => {
  it('run from the left to the right, high values on top', () => {
    expect(linePath([0, 50, 100], 100, 200, 80)).toBe('M0.0 80.0L100.0 40.0L200.0 0.0')
  })

  it('end at the last value, however many there are', () => {
    const path = linePath(Array.from({ length: 5000 }, (_, index) => index), 4999, 100, 100)
    expect(path.endsWith('L100.0 0.0')).toBe(true)
    expect(path.split('L').length).toBeLessThan(420)
  })

  it('have a round figure at the top', () => {
    expect([1, 3, 1500, 2100, 9000].map(roundTop)).toEqual([1, 5, 2000, 2500, 10000])
  })
})
