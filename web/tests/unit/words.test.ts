// @vitest-environment jsdom
import { FluentResource } from '@fluent/bundle'
import { beforeAll, describe, expect, it } from 'vitest'
import { asQuoted, has, speak, t } from '../../src/lib/words.svelte'
import de from '../../src/words/de'
import en from '../../src/words/en'

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

describe('a text that is taken apart when it is first said', () => {
  it.each([['de', de], ['en', en]] as const)('is found, each of them, in %s', async (lang, texts) => {
    await speak(lang)
    const ids = new FluentResource(texts).body.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(500)
    expect(ids.filter((id) => !has(id))).toEqual([])
    expect(has('no-such-text')).toBe(false)
  })

  it.each([['de', de], ['en', en]] as const)('needs no other text but terms of the edition, in %s', (_, texts) => {
    expect(texts.match(/\{\s*[a-z][\w-]*(?:\.[\w-]+)?\s*\}/gi)).toBeNull()
    expect(new FluentResource(texts).body.filter(({ id }) => id.startsWith('-'))).toEqual([])
  })

  it('gives way to that of an edition', async () => {
    await speak('de')
    const usual = t('to-lobby')
    await speak('de', 'to-lobby = Heim')
    expect(t('to-lobby')).toBe('Heim')
    await speak('de')
    expect(t('to-lobby')).toBe(usual)
  })
})
