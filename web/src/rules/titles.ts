/** Rules as the server tells them, fetched once a language. */

import { once } from '../lib/once'
import { language } from '../lib/words.svelte'
import type { RuleHead, RuleView } from '../protocol'

export type { RuleHead }

const lists = new Map<string, Promise<RuleHead[]>>()
const views = new Map<string, Promise<RuleView>>()

/** Return all rules, by chapter, with their titles. */
export function ruleHeads(edition = ''): Promise<RuleHead[]> {
  return once(lists, `/api/rules?lang=${language()}${edition ? `&edition=${encodeURIComponent(edition)}` : ''}`)
}

/** Return all that is known of a rule. */
export function ruleView(id: string): Promise<RuleView> {
  return once(views, `/api/rules/${encodeURIComponent(id)}?lang=${language()}`)
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
