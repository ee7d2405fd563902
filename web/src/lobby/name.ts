/** The name under which a person sat down last, so that it need not be typed again. */

import { LONGEST_NAME } from '../lib/lengths'

const NAME = 'bankhalter.name'

/** A name as far as a field takes it, without halving what is seen as one sign. */
export function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name // what takes it apart takes a slow device some 30 ms
  const signs = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  while (signs.join('').length > LONGEST_NAME) signs.pop()
  return signs.join('')
}

export function rememberedName(): string {
  try {
    return shortened((localStorage.getItem(NAME) ?? '').slice(0, 2 * LONGEST_NAME))
  } catch {
    return ''
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name)
  } catch {
    // it is typed again next time
  }
}
