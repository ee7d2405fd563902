/** Titles of rules, fetched once a language. */

import { get } from '../lib/api'
import { language } from '../lib/words.svelte'

export interface RuleHead {
  id: string
  title: string
  chapter: string
}

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
