/** Two editions side by side. */

import type { RuleHead } from '../protocol'

export interface Difference {
  head: RuleHead
  /** What holds in each of the two; null where the rule does not. */
  texts: [string | null, string | null]
}

/** What an edition says about a rule; null if it has none of it. */
export function textIn(head: RuleHead, edition: string): string | null {
  if (!head.editions.includes(edition)) return null
  return head.differs[edition] ?? head.rule
}

/** Return the rules in which two editions are not the same. */
export function differences(heads: readonly RuleHead[], one: string, other: string): Difference[] {
  return heads.flatMap((head) => {
    const texts: Difference['texts'] = [textIn(head, one), textIn(head, other)]
    return texts[0] === texts[1] ? [] : [{ head, texts }]
  })
}

/** Editions that say the same about a rule, together, in their order; "": as the rule says it. */
export function alike(editions: readonly string[], differs: Readonly<Record<string, string>>): { editions: string[]; text: string }[] {
  const rows: { editions: string[]; text: string }[] = []
  for (const edition of editions) {
    const text = differs[edition] ?? ''
    const row = rows.find((each) => each.text === text)
    if (row) row.editions.push(edition)
    else rows.push({ editions: [edition], text })
  }
  return rows
}

/** A text in pieces: those that are searched for, and those in between. */
export function marked(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = wanted.split(/\s+/).filter((word) => word.length > 1)
  if (!words.length) return [{ text, hit: false }]
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu')
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text)
}

const AROUND = 48 // letters shown before what is searched for

/** The part of a text around the first word that is searched for; "" if none of them stands in it. */
export function excerpt(text: string, wanted: string): string {
  const hits = marked(text, wanted)
  const at = hits.findIndex((piece) => piece.hit)
  if (at < 0) return ''
  const before = hits.slice(0, at).map((piece) => piece.text).join('')
  const start = before.length > AROUND ? before.lastIndexOf(' ', before.length - AROUND) + 1 : 0
  const most = start + 3 * AROUND
  const end = most < text.length ? text.lastIndexOf(' ', most) : text.length
  return `${start ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`
}
