/** What became of my offers, as the log tells it. */

import type { Told } from '../lib/table.svelte'
import type { OfferSight } from '../protocol'

export interface Answer {
  /** Of the entry. */
  number: number
  sentence: string
}

const MADE = ['offered', 'countered']

/** The sentences of an entry that tell such an event between two seats; `""` if it is told without words. */
function tells({ entry, said }: Told, event: string, first: number, second: number): string | null {
  if (entry.kind !== 'played') return null
  if (!entry.events?.some(([name, [one, two]]) => name === event && one === first && two === second)) return null
  return said[entry.told?.findIndex(([name]) => name === event) ?? -1] ?? ''
}

/** Return how others have answered offers of `mine` since `mine` spoke last: turned down, or accepted. */
export function answersTo(mine: readonly string[], told: readonly Told[], seats: readonly string[]): Answer[] {
  let answers: Answer[] = []
  for (const each of told) {
    const { entry, number } = each
    if (entry.kind !== 'played') continue
    if (mine.includes(entry.line.split(' ')[0] ?? '')) answers = []
    for (const [event, [partner = -1, proposer = -1]] of entry.events ?? []) {
      if (event !== 'rejected' && event !== 'accepted') continue
      if (!mine.includes(seats[proposer] ?? '') || mine.includes(seats[partner] ?? '')) continue
      answers.push({ number, sentence: tells(each, event, partner, proposer) ?? '' })
    }
  }
  return answers.filter(({ sentence }) => sentence)
}

/** Return the sentence of the offer that `offer` answers; empty if it is not known any more, null if it answers none. */
export function counteredBy(offer: OfferSight, told: readonly Told[], seats: readonly string[]): string | null {
  const [from, to] = [seats.indexOf(offer.from), seats.indexOf(offer.to)]
  const before = told.toReversed()
  const made = before.findIndex((each) => MADE.some((event) => tells(each, event, from, to) !== null))
  const counter = before[made]
  if (!counter || tells(counter, 'countered', from, to) === null) return null
  for (const each of before.slice(made + 1)) {
    for (const event of MADE) {
      const sentence = tells(each, event, to, from)
      if (sentence !== null) return sentence
    }
  }
  return ''
}
