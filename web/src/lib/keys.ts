/** The keys to seats and tables that this browser keeps: 32 random bytes each, one for a table. */

const NAME = 'bankhalter.tables'
const MOST = 40

export interface Known {
  code: string
  token: string
  edition: string
  /** ms since 1970 */
  seen: number
}

function read(): Known[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? (kept as Known[]).filter((known) => known.code && known.token) : []
  } catch {
    return []
  }
}

function write(known: Known[]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(known.slice(0, MOST)))
  } catch {
    // what cannot be kept lasts as long as the page
  }
}

const unkept = new Map<string, string>()

/** Return the tables this browser has been at, the last first. */
export function knownTables(): Known[] {
  return read().sort((a, b) => b.seen - a.seen)
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Return this browser's key for a table; drawn now if it has none. */
export function keyOf(code: string): string {
  const known = read().find((each) => each.code === code)?.token ?? unkept.get(code)
  if (known) return known
  const token = newKey()
  unkept.set(code, token)
  return token
}

/** The edition that a table is known to play; empty if this browser does not know it. */
export function editionOf(code: string): string {
  return read().find((each) => each.code === code)?.edition ?? ''
}

/** Remember a table, so that the lobby can lead back to it. */
export function remember(code: string, edition: string, token = keyOf(code)): void {
  unkept.set(code, token) // also where the browser keeps nothing
  write([{ code, token, edition, seen: Date.now() }, ...read().filter((each) => each.code !== code)])
}

export function forget(code: string): void {
  write(read().filter((each) => each.code !== code))
}
