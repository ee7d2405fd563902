/** The display's cells: seven segments and a point each, K and M with diagonals. Coordinates of one cell, 44 by 66. */

const SEGMENTS = {
  a: 'M5.25 4.1L9.35 0H34.65L38.75 4.1L34.65 8.2H9.35z',
  b: 'M39.9 5.25L44 9.35V27.75L39.9 31.85L35.8 27.75V9.35z',
  c: 'M39.9 34.15L44 38.25V56.65L39.9 60.75L35.8 56.65V38.25z',
  d: 'M5.25 61.9L9.35 57.8H34.65L38.75 61.9L34.65 66H9.35z',
  e: 'M4.1 34.15L8.2 38.25V56.65L4.1 60.75L0 56.65V38.25z',
  f: 'M4.1 5.25L8.2 9.35V27.75L4.1 31.85L0 27.75V9.35z',
  g: 'M5.25 33L9.35 28.9H34.65L38.75 33L34.65 37.1H9.35z',
} as const
const LIT: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abdeg',
  '3': 'abcdg',
  '4': 'bcfg',
  '5': 'acdfg',
  '6': 'acdefg',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
  E: 'adefg',
  K: 'ef',
  M: 'bcef',
}
const DIAGONALS: Record<string, string> = {
  K: 'M11 28.9L34 0H44L21.5 33L44 66H34L11 37.1z',
  M: 'M9.35 2.87L22 26.85L34.65 2.87V13.53L22 38.74L9.35 13.53z',
}
export const CELLS = 5

export interface Cell {
  lit: string
  ghost: string
  point: boolean
}

function paths(names: string): string {
  return [...names].map((name) => SEGMENTS[name as keyof typeof SEGMENTS]).join('')
}

/** Return the cells that show a text, from the left; it stands at the right. */
export function cellsOf(text: string): Cell[] {
  const signs: { sign: string; point: boolean }[] = []
  for (const sign of text) {
    const before = signs.at(-1)
    if (sign === '.' && before) before.point = true
    else signs.push({ sign, point: false })
  }
  const blank = { sign: '', point: false }
  const all = [...Array<typeof blank>(Math.max(0, CELLS - signs.length)).fill(blank), ...signs]
  return all.map(({ sign, point }) => {
    const lit = LIT[sign] ?? ''
    const diagonal = DIAGONALS[sign] ?? ''
    const unlit = [...'abcdefg'].filter((name) => !lit.includes(name)).join('')
    return { lit: paths(lit) + diagonal, ghost: diagonal ? '' : paths(unlit), point }
  })
}
