/** The reference: what is found, what is marked, how editions stand side by side. */

import { describe, expect, it } from 'vitest'
import type { RuleHead } from '../../src/protocol'
import { alike, differences, excerpt, marked } from '../../src/rules/compare'
import { found } from '../../src/rules/titles'

function head(id: string, title: string, rule: string, editions = ['bond', 'dc'], differs: Record<string, string> = {}): RuleHead {
  return { id, title, rule, chapter: 'rent', chapter_title: 'Miete', editions, differs }
}

const RENT = head('rent-owed', 'Miete', 'Wer auf einem fremden Grundstück steht, zahlt.', ['bond', 'dc'], { dc: 'Auf einem Feld.' })
const DIE = head('speed-die', 'Tempo-Würfel', 'Mit drei Würfeln.', ['bond'])
const GO = head('go', 'LOS', 'Gehalt gibt es im Vorbeigehen.')

describe('searching', () => {
  it('finds rules with all words, whatever their letters', () => {
    expect(found([RENT, DIE, GO], 'wuerfel TEMPO')).toEqual([DIE])
    expect(found([RENT, DIE, GO], 'grundstück zahlt')).toEqual([RENT])
    expect(found([RENT, DIE, GO], '')).toHaveLength(3)
  })
  it('marks what is searched for', () => {
    expect(marked('Miete fordern', 'miete')).toEqual([
      { text: 'Miete', hit: true },
      { text: ' fordern', hit: false },
    ])
    expect(marked('a (b)', '(b')).toEqual([
      { text: 'a ', hit: false },
      { text: '(b', hit: true },
      { text: ')', hit: false },
    ])
  })
  it('shows whole words around it', () => {
    const text = `${'Wort '.repeat(30)}Miete ${'danach '.repeat(30)}`.trim()
    const shown = excerpt(text, 'miete')
    expect(shown.startsWith('… Wort')).toBe(true)
    expect(shown).toContain('Miete danach')
    expect(shown.endsWith('danach …')).toBe(true)
    expect(excerpt(text, 'nirgends')).toBe('')
  })
})

describe('two editions', () => {
  it('differ where their texts do, or one has not the rule', () => {
    expect(differences([RENT, DIE, GO], 'bond', 'dc')).toEqual([
      { head: RENT, texts: ['Wer auf einem fremden Grundstück steht, zahlt.', 'Auf einem Feld.'] },
      { head: DIE, texts: ['Mit drei Würfeln.', null] },
    ])
  })
  it('do not differ from themselves', () => {
    expect(differences([RENT, DIE, GO], 'dc', 'dc')).toEqual([])
  })
})

it('editions that say the same stand together', () => {
  expect(alike(['a', 'b', 'c'], { b: 'Anders.' })).toEqual([
    { editions: ['a', 'c'], text: '' },
    { editions: ['b'], text: 'Anders.' },
  ])
})
