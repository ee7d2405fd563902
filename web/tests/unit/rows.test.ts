import { describe, expect, it } from 'vitest'
import { choicesOf } from '../../src/table/actions'
import { rowsOf } from '../../src/table/decisions/rows'

describe('rows of business', () => {
  const first = choicesOf(['Anna builds 16', 'Anna builds 18', 'Anna builds 19'])
  it('stay where they are when one of them is used up', () => {
    const now = choicesOf(['Anna builds 18', 'Anna builds 19'])
    expect(rowsOf(first, now).map((row) => row.square)).toEqual([16, 18, 19])
  })
  it('say what is true now, and let what becomes possible follow', () => {
    const now = choicesOf(['Anna builds 11', 'Anna builds 19', 'Anna builds 16'], ['', 'M 100: 2. Haus', ''])
    const rows = rowsOf(first, now)
    expect(rows.map((row) => row.square)).toEqual([16, 18, 19, 11])
    expect(rows[2]?.about).toBe('M 100: 2. Haus')
  })
})
