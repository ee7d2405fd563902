/** The keys to card readers that this browser keeps. */

import { keptKeys, newKey } from '../lib/keys'

const NAME = 'bankhalter.readers'
const MOST = 12

export type Device = 'reader' | 'money'

export interface KnownReader {
  code: string
  token: string
  /** What it is: a reader, where it was kept before there was anything else. */
  device: Device
  /** ms since 1970 */
  seen: number
}

const unkept = new Map<string, string>()

/** Return the readers, or accounts alone, that this browser has used, the last first; all if it does not matter which. */
export function knownReaders(device?: Device): KnownReader[] {
  const all = kept()
  return device ? all.filter((each) => each.device === device) : all
}

function kept(): KnownReader[] {
  return keptKeys(NAME).map(({ code, token, seen, device }) => ({ code, token, seen, device: device === 'money' ? 'money' : 'reader' }))
}

/** Return this browser's key for a reader; drawn now if it has none. */
export function readerKey(code: string): string {
  const known = kept().find((each) => each.code === code)?.token ?? unkept.get(code)
  if (known) return known
  const token = newKey()
  unkept.set(code, token)
  return token
}

/** Remember a reader, so that its page can be come back to. */
export function rememberReader(code: string, device: Device, token = readerKey(code)): void {
  const others = kept().filter((each) => each.code !== code)
  try {
    localStorage.setItem(NAME, JSON.stringify([{ code, token, device, seen: Date.now() }, ...others].slice(0, MOST)))
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
