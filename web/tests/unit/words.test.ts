// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import { speak, t } from '../../src/lib/words.svelte'

describe('what goes into a sentence', () => {
  beforeAll(() => speak('de'))

  it('brings its full stop, and no second one follows', () => {
    expect(t('auction-first', { amount: '20,38 Mio.' })).toBe('Das erste Gebot beträgt mindestens 20,38 Mio.')
    expect(t('auction-first', { amount: 'M 90' })).toBe('Das erste Gebot beträgt mindestens M 90.')
  })
})
