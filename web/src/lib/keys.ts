/** The keys to seats and tables that this browser keeps: 32 random bytes each, one for a table. */

const NAME = 'bankhalter.tables'
const MOST = 40
const CODE = /^[\w-]{1,16}$/ // of tables also their ids
const TOKEN = /^[\w-]{43}$/ // as the server takes them: with another one it ends the connection
const EDITION = /^[a-z0-9-]+$/

export interface Known {
  code: string
  token: string
  edition: string
  /** ms since 1970 */
  seen: number
}

/** What is kept under `name` in the browser and has a code and a key as they are made here; anything else is left out. */
export function keptKeys(name: string): (Record<string, unknown> & Omit<Known, 'edition'>)[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter(opens).map((each) => ({ ...each, seen: Number.isFinite(each.seen) ? each.seen : 0 })) : []
  } catch {
    return []
  }
}

function opens(kept: unknown): kept is Record<string, unknown> & Omit<Known, 'edition'> {
  const { code, token } = (kept ?? {}) as Record<string, unknown>
  return typeof code === 'string' && CODE.test(code) && typeof token === 'string' && TOKEN.test(token)
}

function read(): Known[] {
  return keptKeys(NAME).map(({ code, token, seen, edition }) => ({
    code,
    token,
    seen,
    edition: typeof edition === 'string' && EDITION.test(edition) ? edition : '',
  }))
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
