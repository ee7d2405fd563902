/** What is fetched once and kept; what could not be had is asked for anew. */

import { get } from './api'

export function once<T>(kept: Map<string, Promise<T>>, path: string): Promise<T> {
  let found = kept.get(path)
  if (!found) {
    found = get<T>(path)
    found.catch(() => kept.delete(path))
    kept.set(path, found)
  }
  return found
}
