/** Finding a card by what stands on it, and telling of one that the deck here does not have. */

import type { CardSheet } from '../../protocol'

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Return the cards that have all the words of `sought`, or their beginnings, in any order. */
export function found(cards: readonly CardSheet[], sought: string): CardSheet[] {
  const words = folded(sought).split(/\s+/).filter(Boolean)
  return cards.filter((card) => words.every((word) => folded(card.text).includes(word)))
}

/** Return the line for a card by what it does; `amount` is printed money. */
export function otherLine(seat: string, effect: string, amount: number, square: number): string {
  return `${seat} draws ${effect} ${effect === 'to' ? square : amount}`
}
