import { describe, expect, it } from 'vitest'
import { beyond } from '../../src/table/headings'

describe('what a sentence says beyond its heading', () => {
  it('is nothing where it only repeats it, or adds what the dice show', () => {
    expect(beyond('Cleo ist am Zug', 'Cleo ist am Zug')).toBe('')
    expect(beyond('Cleo ist am Zug', 'Cleo ist am Zug (gewürfelt: 1 + 1 + 3 (Pasch))')).toBe('')
  })
  it('is the answer to a question', () => {
    expect(beyond('Who begins?', 'Who begins? The highest throw.')).toBe('The highest throw.')
  })
  it('is all of it where it goes on', () => {
    expect(beyond('You owe Bert M 900', 'You owe Bert M 900 (rent) and have enough cash.')).toBe('You owe Bert M 900 (rent) and have enough cash.')
    expect(beyond('', 'Cleo decides.')).toBe('Cleo decides.')
  })
})
