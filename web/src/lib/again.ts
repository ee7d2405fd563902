/** What must come, asked for again and again. */

const AGAIN = 500 // ms after which it is asked for again; doubled each time
const RARELY = 8000 // ms, at most

/** Return what `get` brings, however often it fails; null once it is not wanted any more. */
export async function again<T>(get: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
  for (let wait = AGAIN; wanted(); wait = Math.min(RARELY, 2 * wait)) {
    try {
      return await get()
    } catch {
      await new Promise((over) => setTimeout(over, wait))
    }
  }
  return null
}
