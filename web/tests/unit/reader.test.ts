import { expect, test } from 'vitest'
import { CELLS, cellsOf } from '../../src/reader/segments'

test('a text stands at the right of five cells, and a point shares that of its digit', () => {
  const cells = cellsOf('12.3M')
  expect(cells).toHaveLength(CELLS)
  expect(cells.map((cell) => cell.lit !== '')).toEqual([false, true, true, true, true])
  expect(cells.map((cell) => cell.point)).toEqual([false, false, true, false, false])
})

test('every sign that the display can show has a picture of its own', () => {
  const pictures = [...'0123456789-EKM'].map((sign) => cellsOf(sign).at(-1)?.lit)
  expect(new Set(pictures).size).toBe(14)
  expect(pictures.every(Boolean)).toBe(true)
})

test('a blank cell shows nothing', () => {
  expect(cellsOf('').every((cell) => cell.lit === '')).toBe(true)
})
