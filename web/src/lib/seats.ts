/** Six seats, six shapes: the order of the seats is that of the places at the table. */

import type { Moment } from '../protocol'

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'cross'] as const

/** The place of a seat, which gives its ink and shape; -1 if nobody of that name sits here. */
export function placeOf(moment: Moment | null, seat: string): number {
  return moment?.chairs.findIndex((chair) => chair.seat === seat) ?? -1
}

/** Begins with a sign of the Latin script that nothing is joined to. */
const PLAIN = /^[ -~\u00A0-\u017F](?![^ -~\u00A0-\u017F])/
let signs: Intl.Segmenter | undefined

/** The letter that a seat's piece bears: the first sign of the name that is shown, whole also where it is a picture. */
export function initial(name: string): string {
  if (PLAIN.test(name)) return capital(name.charAt(0))
  signs ??= new Intl.Segmenter() // takes a slow device some 30 ms, and hardly any name needs it
  const [first] = signs.segment(name)
  const sign = first?.segment ?? ''
  const large = sign.toUpperCase()
  return [...signs.segment(large)].length > 1 ? sign : large
}

function capital(letter: string): string {
  const large = letter.toUpperCase()
  return large.length > 1 ? letter : large // that of ß is two letters
}

/** What the person calls itself; the name in the game for whoever is not known. */
export function shownName(moment: Moment | null, seat: string): string {
  return moment?.chairs.find((chair) => chair.seat === seat)?.shown || seat
}
