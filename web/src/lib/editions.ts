/** The editions as the server describes them, each fetched once a language. */

import type { CardSheet, EditionSheet, EditionView } from '../protocol'
import { once } from './once'
import { soften } from './soften'
import { language } from './words.svelte'

const sheets = new Map<string, Promise<EditionSheet>>()
const lists = new Map<string, Promise<EditionView[]>>()

export function editionSheet(name: string): Promise<EditionSheet> {
  return once(sheets, `/api/editions/${encodeURIComponent(name)}?lang=${language()}`)
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
  return once(lists, `/api/editions?lang=${language()}`)
}
