/** What must come, asked for again and again. */

import { ProblemError, SilenceError } from './api'

const AGAIN = 500 // ms after which it is asked for again; doubled each time
const RARELY = 8000 // ms, at most

export function pause(ms: number): Promise<void> {
  return new Promise((over) => setTimeout(over, ms))
}

/** Wait so long, or until there is a connection again. */
function pauseOffline(ms: number): Promise<void> {
  return new Promise((over) => {
    const done = (): void => {
      clearTimeout(timer)
      removeEventListener('online', done)
      over()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })
}

/** Return what `get` brings, however often it fails, of which `hear` is told; null once it is not wanted any more. */
export async function again<T>(get: () => Promise<T>, wanted: () => boolean, hear: () => void = () => {}): Promise<T | null> {
  for (let wait = AGAIN; wanted(); wait = Math.min(RARELY, 2 * wait)) {
    try {
      return await get()
    } catch {
      if (wanted()) hear()
      await pauseOffline(wait)
    }
  }
  return null
}

const UNAVAILABLE = 503 // says HTTP where it will go later

/** After how many ms asking again may help, after so many times in vain; 0: never. */
function waitAfter(error: unknown, times: number): number {
  const away = error instanceof SilenceError || (error instanceof ProblemError && error.status === UNAVAILABLE)
  return away ? Math.min(RARELY, AGAIN * 2 ** times) : error instanceof ProblemError ? error.wait : 0
}

/**
 * Return what `get` brings, asked for again as long as that may help; `hear` is told what has gone wrong. Null if it
 * cannot be had, or is not wanted any more.
 */
export async function patiently<T>(get: () => Promise<T>, wanted: () => boolean, hear: (error: unknown) => void): Promise<T | null> {
  for (let times = 0; wanted(); times += 1) {
    try {
      return await get()
    } catch (error) {
      if (wanted()) hear(error)
      const wait = waitAfter(error, times)
      if (!wait) return null
      await pauseOffline(wait)
    }
  }
  return null
}
