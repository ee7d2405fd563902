// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { layoutFor, roomFor } from '../../src/table/layout.svelte'

describe('the layout of a table', () => {
  it('is that of the room there is', () => {
    expect([layoutFor(1440, 900), layoutFor(1024, 768), layoutFor(768, 1024), layoutFor(390, 844), layoutFor(844, 390)]).toEqual([
      'wide',
      'side',
      'below',
      'phone',
      'flat',
    ])
  })
  it('stays with text a little larger, and falls to the next with text twice as large', () => {
    expect([1, 1.125, 1.25].map((text) => layoutFor(1440, 900, roomFor(text)))).toEqual(['wide', 'wide', 'wide'])
    expect(layoutFor(1440, 900, roomFor(2))).toBe('side')
    expect(layoutFor(1024, 900, roomFor(2))).toBe('phone')
  })
})
