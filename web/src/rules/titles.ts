/** Titles of rules, fetched once a language. */

import { get } from '../lib/api'
import type { RuleHead } from '../protocol'
import { language } from '../lib/words.svelte'


export type { RuleHead }

const lists = new Map<string, Promise<RuleHead[]>>()

/** Return all rules, by chapter, with their titles. */
export function ruleHeads(edition = ''): Promise<RuleHead[]> {
  const path = `/api/rules?lang=${language()}${edition ? `&edition=${encodeURIComponent(edition)}` : ''}`
  let found = lists.get(path)
  if (!found) {
    found = get<RuleHead[]>(path)
    found.catch(() => lists.delete(path))
    lists.set(path, found)
  }
  return found
}

/** Return what a rule is called; its id if that cannot be found out. */
export async function ruleTitle(id: string): Promise<string> {
  try {
    return (await ruleHeads()).find((rule) => rule.id === id)?.title ?? id
  } catch {
    return id
  }
}

/** Text as it is compared: small letters, umlauts as two letters. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
}

/** Return the rules in which all words occur, in their title, their text or their id; all of them for no words. */
export function found(heads: readonly RuleHead[], wanted: string): RuleHead[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean)
  return heads.filter((head) => {
    const text = folded(`${head.title} ${head.rule} ${head.id}`)
    return words.every((word) => text.includes(word))
  })
}
