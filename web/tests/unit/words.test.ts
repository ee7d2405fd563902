// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import { asQuoted, speak, t } from '../../src/lib/words.svelte'

describe('what goes into a sentence', () => {
  beforeAll(() => speak('de'))

  it('brings its full stop, and no second one follows', () => {
    expect(t('auction-first', { amount: '20,38 Mio.' })).toBe('Das erste Gebot beträgt mindestens 20,38 Mio.')
    expect(t('auction-first', { amount: 'M 90' })).toBe('Das erste Gebot beträgt mindestens M 90.')
  })
})

it('what is to be typed stands in quotation marks of the language', async () => {
  await speak('en')
  expect(asQuoted('`Anna throw`: “throw” is no action: did you mean “throws”?')).toBe('“Anna throw”: “throw” is no action: did you mean “throws”?')
  await speak('de')
  expect(asQuoted('Zum Wurf gehören die Augen der Würfel, zum Beispiel `throws 3 4`.')).toBe('Zum Wurf gehören die Augen der Würfel, zum Beispiel „throws 3 4“.')
})
