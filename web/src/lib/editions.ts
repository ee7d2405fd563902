/** The editions as the server describes them, each fetched once a language. */

import type { CardSheet, EditionSheet, EditionView } from '../protocol'
import { get } from './api'
import { soften } from './soften'
import { language } from './words.svelte'

const sheets = new Map<string, Promise<EditionSheet>>()
const lists = new Map<string, Promise<EditionView[]>>()

function once<T>(kept: Map<string, Promise<T>>, key: string, path: string): Promise<T> {
  let found = kept.get(key)
  if (!found) {
    found = get<T>(path)
    found.catch(() => kept.delete(key))
    kept.set(key, found)
  }
  return found
}

export function editionSheet(name: string): Promise<EditionSheet> {
  const lang = language()
  return once(sheets, `${lang} ${name}`, `/api/editions/${encodeURIComponent(name)}?lang=${lang}`)
}

/** Return the edition with names of its squares, a JSON object by square, laid over those that are printed. */
export function calledBy(sheet: EditionSheet, json: string): EditionSheet {
  const names = JSON.parse(json) as Record<string, string>
  if (!Object.keys(names).length) return sheet
  const squares = sheet.squares.map((square) => {
    const name = names[square.square]
    return name ? { ...square, name, shy: soften(name) } : square
  })
  const called = (card: CardSheet): CardSheet => {
    const own = card.square == null ? undefined : names[card.square]
    return own ? { ...card, text: card.text.replaceAll(sheet.squares[card.square ?? 0]?.name ?? own, own) } : card
  }
  const { chance, community } = sheet.cards
  return { ...sheet, squares, cards: { chance: chance.map(called), community: community.map(called) } }
}

export function editionList(): Promise<EditionView[]> {
  const lang = language()
  return once(lists, lang, `/api/editions?lang=${lang}`)
}
