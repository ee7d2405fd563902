/** The keys to card readers that this browser keeps. */

import { newKey } from '../lib/keys'

const NAME = 'bankhalter.readers'
const MOST = 12

export interface KnownReader {
  code: string
  token: string
  /** ms since 1970 */
  seen: number
}

const unkept = new Map<string, string>()

/** Return the readers this browser has used, the last first. */
export function knownReaders(): KnownReader[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? (kept as KnownReader[]).filter((known) => known.code && known.token) : []
  } catch {
    return []
  }
}

/** Return this browser's key for a reader; drawn now if it has none. */
export function readerKey(code: string): string {
  const known = knownReaders().find((each) => each.code === code)?.token ?? unkept.get(code)
  if (known) return known
  const token = newKey()
  unkept.set(code, token)
  return token
}

/** Remember a reader, so that its page can be come back to. */
export function rememberReader(code: string, token = readerKey(code)): void {
  const others = knownReaders().filter((each) => each.code !== code)
  try {
    localStorage.setItem(NAME, JSON.stringify([{ code, token, seen: Date.now() }, ...others].slice(0, MOST)))
  } catch {
    // what cannot be kept lasts as long as the page
  }
}

/** Forget a reader: this browser has no way back to it then. */
export function forgetReader(code: string): void {
  unkept.delete(code)
  try {
    localStorage.setItem(NAME, JSON.stringify(knownReaders().filter((each) => each.code !== code)))
  } catch {
    // what cannot be kept is not there after the page
  }
}
