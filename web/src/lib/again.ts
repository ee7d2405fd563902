/** What must come, asked for again and again. */

import { ProblemError, SilenceError } from './api'

const AGAIN = 500 // ms after which it is asked for again; doubled each time
const RARELY = 8000 // ms, at most

export function pause(ms: number): Promise<void> {
  return new Promise((over) => setTimeout(over, ms))
}

/** Return what `get` brings, however often it fails; null once it is not wanted any more. */
export async function again<T>(get: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
  for (let wait = AGAIN; wanted(); wait = Math.min(RARELY, 2 * wait)) {
    try {
      return await get()
    } catch {
      await pause(wait)
    }
  }
  return null
}

const UNAVAILABLE = 503 // says HTTP where it will go later

/** After how many ms asking again may help; 0: never. */
function waitAfter(error: unknown): number {
  const away = error instanceof SilenceError || (error instanceof ProblemError && error.status === UNAVAILABLE)
  return away ? RARELY : error instanceof ProblemError ? error.wait : 0
}

/**
 * Return what `get` brings, asked for again as long as that may help; `hear` is told what has gone wrong. Null if it
 * cannot be had, or is not wanted any more.
 */
export async function patiently<T>(get: () => Promise<T>, wanted: () => boolean, hear: (error: unknown) => void): Promise<T | null> {
  while (wanted()) {
    try {
      return await get()
    } catch (error) {
      if (wanted()) hear(error)
      const wait = waitAfter(error)
      if (!wait) return null
      await pause(wait)
    }
  }
  return null
}
