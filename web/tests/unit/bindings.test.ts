import { describe, expect, test } from 'vitest'
import { ACTS, actOf, bound, clashOf, DESIGNED, keyFor, stepOf, usable, written } from '../../src/lib/bindings'

describe('keys as designed', () => {
  test.each(['de', 'en'] as const)('no key does two things (%s)', (lang) => {
    expect(new Set(Object.values(DESIGNED[lang])).size).toBe(ACTS.length)
  })

  test('letters are those of the words in their language', () => {
    const of = (lang: 'de' | 'en') => (['buy', 'auction', 'demand', 'sell', 'mortgage', 'own'] as const).map((act) => keyFor(act, {}, lang)).join('')
    expect([of('de'), of('en')]).toEqual(['kvmuhc', 'badsmo'])
  })

  test('what somebody has set up goes before what another language has there', () => {
    const bindings = bound('pass', 'a', {}, 'de')
    expect(actOf('a', bindings, 'en')).toBe('pass')
    expect(keyFor('auction', bindings, 'en')).toBe('')
  })

  test('a key does what the design says, in capitals too', () => {
    expect(actOf('k', {}, 'de')).toBe('buy')
    expect(actOf('K', {}, 'de')).toBe('buy')
    expect(actOf('w', {}, 'de')).toBe('where')
    expect(actOf('l', {}, 'de')).toBe('events')
    expect(actOf('x', {}, 'de')).toBe(null)
  })

  test('what Shift makes of plus and minus counts as they do', () => {
    expect(actOf('*', {}, 'de')).toBe('more')
    expect(actOf('_', {}, 'de')).toBe('less')
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
    const bindings = bound('buy', 'J', {}, 'de')
    expect(keyFor('buy', bindings, 'de')).toBe('j')
    expect([actOf('j', bindings, 'de'), actOf('k', bindings, 'de')]).toEqual(['buy', null])
  })

  test('something can be without a key', () => {
    const bindings = bound('end', '', {}, 'de')
    expect([keyFor('end', bindings, 'de'), actOf('e', bindings, 'de')]).toEqual(['', null])
  })

  test('what is set back as designed is not kept', () => {
    expect(bound('buy', 'k', bound('buy', 'j', {}, 'de'), 'de')).toEqual({})
  })

  test('a key that does something already is refused, with what it does', () => {
    expect(clashOf('buy', 'm', {}, 'de')).toBe('demand')
    expect(clashOf('buy', 'k', {}, 'de')).toBe(null)
    expect(clashOf('buy', 'm', bound('demand', 'x', {}, 'de'), 'de')).toBe(null)
  })

  test('space, digits and keys with names cannot be set', () => {
    expect([' ', '3', 'Enter', 'F1'].map((key) => clashOf('buy', key, {}, 'de'))).toEqual(['fixed', 'fixed', 'unusable', 'unusable'])
  })

  test('of what is kept in the browser only that counts which makes sense', () => {
    expect(usable(null, 'de')).toEqual({})
    expect(usable('k', 'de')).toEqual({})
    expect(usable({ buy: 'j', fly: 'q', end: 7, pass: 'Enter' }, 'de')).toEqual({ buy: 'j', pass: '' })
    expect(usable({ buy: 'm', demand: 'k' }, 'de')).toEqual({ buy: 'm', demand: 'k' })
    expect(usable({ buy: 'x', sell: 'x' }, 'de')).toEqual({ buy: 'x', sell: '' })
  })
})
