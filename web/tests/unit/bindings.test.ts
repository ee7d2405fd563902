import { describe, expect, test } from 'vitest'
import { ACTS, actOf, bound, clashOf, DESIGNED, keyFor, stepOf, usable, written } from '../../src/lib/bindings'

describe('keys as designed', () => {
  test('no key does two things', () => {
    expect(new Set(Object.values(DESIGNED)).size).toBe(ACTS.length)
  })

  test('a key does what the design says, in capitals too', () => {
    expect(actOf('k', {})).toBe('buy')
    expect(actOf('K', {})).toBe('buy')
    expect(actOf('w', {})).toBe('where')
    expect(actOf('l', {})).toBe('events')
    expect(actOf('x', {})).toBe(null)
  })

  test('what Shift makes of plus and minus counts as they do', () => {
    expect(actOf('*', {})).toBe('more')
    expect(actOf('_', {})).toBe('less')
  })

  test('plus and minus go by one, also where Shift is needed for them, and by ten where Shift makes another key of them', () => {
    expect(['+', '-', '*', '_', 'x', 'X'].map(stepOf)).toEqual([1, 1, 10, 10, 1, 10])
  })

  test('keys with a name are none', () => {
    expect(['Enter', 'F1', 'ArrowLeft', 'Dead', ''].map(written)).toEqual([null, null, null, null, null])
  })
})

describe('keys set up', () => {
  test('another key takes the place of the one as designed', () => {
    const bindings = bound('buy', 'J', {})
    expect(keyFor('buy', bindings)).toBe('j')
    expect([actOf('j', bindings), actOf('k', bindings)]).toEqual(['buy', null])
  })

  test('something can be without a key', () => {
    const bindings = bound('end', '', {})
    expect([keyFor('end', bindings), actOf('e', bindings)]).toEqual(['', null])
  })

  test('what is set back as designed is not kept', () => {
    expect(bound('buy', 'k', bound('buy', 'j', {}))).toEqual({})
  })

  test('a key that does something already is refused, with what it does', () => {
    expect(clashOf('buy', 'm', {})).toBe('demand')
    expect(clashOf('buy', 'k', {})).toBe(null)
    expect(clashOf('buy', 'm', bound('demand', 'x', {}))).toBe(null)
  })

  test('space, digits and keys with names cannot be set', () => {
    expect([' ', '3', 'Enter', 'F1'].map((key) => clashOf('buy', key, {}))).toEqual(['fixed', 'fixed', 'unusable', 'unusable'])
  })

  test('of what is kept in the browser only that counts which makes sense', () => {
    expect(usable(null)).toEqual({})
    expect(usable('k')).toEqual({})
    expect(usable({ buy: 'j', fly: 'q', end: 7, pass: 'Enter' })).toEqual({ buy: 'j', pass: '' })
    expect(usable({ buy: 'm', demand: 'k' })).toEqual({ buy: 'm', demand: 'k' })
    expect(usable({ buy: 'x', sell: 'x' })).toEqual({ buy: 'x', sell: '' })
  })
})
