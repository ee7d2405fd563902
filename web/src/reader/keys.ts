/** The keys to card readers that this browser keeps. */

import { newKey } from '../lib/keys'

const NAME = 'bankhalter.readers'
const MOST = 12

export type Device = 'reader' | 'money'

export interface KnownReader {
  code: string
  token: string
  /** What it is; readers that were kept before there was anything else say nothing. */
  device?: Device
  /** ms since 1970 */
  seen: number
}

const unkept = new Map<string, string>()

/** Return the readers, or accounts alone, that this browser has used, the last first. */
export function knownReaders(device: Device): KnownReader[] {
  return known().filter((each) => (each.device ?? 'reader') === device)
}

function known(): KnownReader[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? (kept as KnownReader[]).filter((each) => each.code && each.token) : []
  } catch {
    return []
  }
}

/** Return this browser's key for a reader; drawn now if it has none. */
export function readerKey(code: string): string {
  const kept = known().find((each) => each.code === code)?.token ?? unkept.get(code)
  if (kept) return kept
  const token = newKey()
  unkept.set(code, token)
  return token
}

/** Remember a reader, so that its page can be come back to. */
export function rememberReader(code: string, device: Device, token = readerKey(code)): void {
  const others = known().filter((each) => each.code !== code)
  try {
    localStorage.setItem(NAME, JSON.stringify([{ code, token, device, seen: Date.now() }, ...others].slice(0, MOST)))
  } catch {
    // what cannot be kept lasts as long as the page
  }
}
