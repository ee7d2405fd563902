import { describe, expect, it } from 'vitest'
import { placeOfNewest } from '../../src/table/newest.svelte'

describe('the log', () => {
  it('shows the top of a block that fits, and the end of one that does not', () => {
    expect(placeOfNewest(120, 400)).toBe(0)
    expect(placeOfNewest(900, 400)).toBe(500)
  })
})
