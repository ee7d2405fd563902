// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import { speak, t } from '../../src/lib/words.svelte'

describe('what goes into a sentence', () => {
  beforeAll(() => speak('de'))

  it('brings its full stop, and no second one follows', () => {
    expect(t('bid-hint', { most: '20,75 Mio.', after: '20,38 Mio.' })).toBe('Bis 20,75 Mio. in bar. Danach bleiben 20,38 Mio.')
    expect(t('bid-hint', { most: 'M 500', after: 'M 90' })).toBe('Bis M 500 in bar. Danach bleiben M 90.')
  })
})
