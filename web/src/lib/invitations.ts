/** Links to tables in what people say. Everything else they write stays text, whatever it looks like. */

export interface Piece {
  text: string
  /** Where it leads in this page; null for mere words. */
  path: string | null
}

/** Return what was said in pieces: words, and links to tables of the server at `origin`. */
export function pieces(said: string, origin = location.origin): Piece[] {
  const found: Piece[] = []
  let rest = said
  for (;;) {
    const start = rest.indexOf(`${origin}/t/`)
    const path = start < 0 ? undefined : /^\/t\/[A-Z0-9]{5}(?![\w-])/.exec(rest.slice(start + origin.length))?.[0]
    if (!path) break
    if (start) found.push({ text: rest.slice(0, start), path: null })
    found.push({ text: origin + path, path })
    rest = rest.slice(start + origin.length + path.length)
  }
  return rest || !found.length ? [...found, { text: rest, path: null }] : found
}
