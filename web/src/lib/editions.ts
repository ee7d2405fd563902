/** The editions as the server describes them, each fetched once a language. */

import type { EditionSheet, EditionView } from '../protocol'
import { get } from './api'
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

export function editionList(): Promise<EditionView[]> {
  const lang = language()
  return once(lists, lang, `/api/editions?lang=${lang}`)
}
