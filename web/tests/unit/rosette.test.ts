import { describe, expect, it } from 'vitest'
import { ringsOf, rosettePath } from '../../src/board/rosette'

describe('the seal of a table', () => {
  it('follows from the bytes of the commitment', () => {
    // c0 = 0x19 = 25, c1 = 0x06 = 6, c2 = 0xff, c3 = 0x0a = 10, c4 = 0x07 = 7, c5 = 0x00
    const [outer, inner] = ringsOf('1906ff0a0700')
    expect(outer).toEqual({ waves: 13 + 1, copies: 8 + 2, swing: 0.2, middle: 0.77 })
    expect(inner).toEqual({ waves: 9 + 1, copies: 6 + 3, swing: 0.12, middle: 0.5 })
  })

  it('is a closed curve with eight points a wave', () => {
    const path = rosettePath(5, 0.2, 100, 0.8)
    expect(path.startsWith('M100.00 0.00')).toBe(true) // r(0) = 100 (0.8 + 0.2)
    expect(path.match(/C/g)).toHaveLength(40)
    expect(path.endsWith('Z')).toBe(true)
  })
})
