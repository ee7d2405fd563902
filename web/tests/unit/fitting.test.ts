import { describe, expect, it } from 'vitest'
import { fit, shrunk } from '../../src/board/fitting'

/** A font in which every letter is half as wide as it is high; with the slack of 4 %, 0.52. */
const measure = (text: string, size: number) => text.length * size * 0.5
const lines = (name: string, width: number, most = 4) => fit(name.replaceAll('|', '\u00AD'), width, most, 1000, 1, measure)

describe('names on squares', () => {
  it('keep their words whole where they can, as large as they fit', () => {
    // 12 px: 6.24 px a letter
    expect(lines('Man lebt nur zweimal', 63)).toEqual({ lines: ['Man lebt', 'nur', 'zweimal'], size: 12 })
    expect(lines('Octo|pussy', 63)).toEqual({ lines: ['Octopussy'], size: 12 })
  })

  it('are set smaller, down to nine tenths, before a word is broken', () => {
    // GoldenEye has 9 letters: 56.16 px at 12, 53.82 at 11.5, 51.48 at 11
    expect(lines('Golden|Eye', 52)).toEqual({ lines: ['GoldenEye'], size: 11 })
    // 10.8 px would be nine tenths: at 10.5 it is broken instead, and large again
    expect(lines('Golden|Eye', 50)).toEqual({ lines: ['Golden-', 'Eye'], size: 12 })
  })

  it('never break a word that fits on the next line whole', () => {
    // 8 letters a line: "Geheimdienst" has 12 and must be broken, "Majestät" has 8
    expect(lines('Im Geheim|dienst Ihrer Maje|stät', 50, 5).lines).toEqual(['Im', 'Geheim-', 'dienst', 'Ihrer', 'Majestät'])
  })

  it('may be broken behind a hyphen of their own, without another', () => {
    expect(lines('Gogoba-Dorf', 50).lines).toEqual(['Gogoba-', 'Dorf'])
  })

  it('are broken as late as possible', () => {
    // 10 letters a line
    expect(lines('Dia|man|ten|fie|ber', 63).lines).toEqual(['Diamanten-', 'fieber'])
  })

  it('have no more lines than there is room for', () => {
    // four lines at 12 px need 53.76 px, at 10 px 44.8: with 50 px, 11 px (49.28) is the largest
    const name = 'Der Hauch des Todes'
    expect(fit(name, 33, 4, 50, 1, measure)).toEqual({ lines: ['Der', 'Hauch', 'des', 'Todes'], size: 11 })
  })
})

describe('names of somebody\'s own', () => {
  it('stay in their squares, broken anywhere where nothing else helps', () => {
    // 7 px: 3.64 px a letter, 13 letters in 50 px
    const { lines: all, size } = fit('W'.repeat(32), 50, 4, 1000, 1, measure)
    expect([all, size]).toEqual([['W'.repeat(13), 'W'.repeat(13), 'W'.repeat(6)], 7])
  })

  it('are cut, and say so, where there is no room left', () => {
    const { lines: all } = fit('W'.repeat(32), 30, 2, 1000, 1, measure)
    expect(all).toEqual(['W'.repeat(8), `${'W'.repeat(7)}…`])
    expect(fit('Wupper-' + 'W'.repeat(25), 30, 4, 18, 1, measure).lines).toHaveLength(2)
  })

  it('never halve what is seen as one sign', () => {
    expect(fit('👩‍👩‍👧'.repeat(4), 35, 4, 1000, 1, measure).lines.join('')).toBe('👩‍👩‍👧'.repeat(4))
  })
})

describe('figures', () => {
  it('stay as large as they are where they fit, else shrink until they do, though whole pixels make widths jump', () => {
    expect(shrunk('4 x', 12, 30, measure)).toBe(12)
    // letters as wide as whole pixels: at 12 px 8 each, from 11.25 px on 7
    const whole = (text: string, size: number) => text.length * Math.ceil(size * 0.62)
    const size = shrunk('10 x', 12, 31, whole)
    expect(whole('10 x', size)).toBe(28)
    expect(size).toBeGreaterThan(11)
  })
})
