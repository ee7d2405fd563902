import { describe, expect, it } from 'vitest'
import { initial } from '../../src/lib/seats'

describe('the letter of a piece', () => {
  it('is the first sign of the name, also where that is a picture', () => {
    expect(['anna', 'Ömer', '🎲 Dora', '𝔄nna', ''].map(initial)).toEqual(['A', 'Ö', '🎲', '𝔄', ''])
    expect(['👩‍👩‍👧 Ida', 'ßen', '@ben', '<img>', 'e\u0301va', '🇩🇪'].map(initial)).toEqual(['👩‍👩‍👧', 'ß', '@', '<', 'E\u0301', '🇩🇪'])
  })
})
