/** Lines that may be said, by what they do: `Anna bids 10..140` is a bid from 10 to 140. */

import type { Sight } from '../protocol'

/** What a line does; the words of it are those of records and of the terminal. */
export type Verb =
  | 'throws'
  | 'moves'
  | 'jumps'
  | 'takes fine'
  | 'takes chance'
  | 'buys'
  | 'declines'
  | 'bids'
  | 'passes'
  | 'demands'
  | 'pays'
  | 'is bankrupt'
  | 'pays fine'
  | 'uses card'
  | 'builds'
  | 'sells'
  | 'sells whole'
  | 'wants'
  | 'places'
  | 'mortgages'
  | 'redeems'
  | 'keeps'
  | 'accepts'
  | 'rejects'
  | 'withdraws'
  | 'ends turn'
  | 'gives up'

export interface Choice {
  verb: Verb
  line: string
  /** What it means, spoken; may be empty. */
  about: string
  square: number | null
  /** Of bids in printed money, of wishes and moves as they are; `most` is `least` where nothing is left open. */
  least: number
  most: number
  seat: string
  deck: string
}

interface Form {
  verb: Verb
  /** `sq`: a square, `lo`, `hi`: amounts, `seat`, `deck`. */
  pattern: RegExp
}

const FORMS: readonly Form[] = [
  { verb: 'throws', pattern: /^throws$/ },
  { verb: 'moves', pattern: /^moves (?<lo>\d+)$/ },
  { verb: 'jumps', pattern: /^jumps to (?<sq>\d+)$/ },
  { verb: 'takes fine', pattern: /^takes fine$/ },
  { verb: 'takes chance', pattern: /^takes chance$/ },
  { verb: 'buys', pattern: /^buys$/ },
  { verb: 'declines', pattern: /^declines$/ },
  { verb: 'bids', pattern: /^bids (?<lo>\d+(?:\.\d+)?[KM]?)(?:\.\.(?<hi>\d+(?:\.\d+)?[KM]?))?$/ },
  { verb: 'passes', pattern: /^passes$/ },
  { verb: 'demands', pattern: /^demands rent(?: on (?<sq>\d+))?$/ },
  { verb: 'pays fine', pattern: /^pays fine$/ },
  { verb: 'pays', pattern: /^pays$/ },
  { verb: 'is bankrupt', pattern: /^is bankrupt$/ },
  { verb: 'uses card', pattern: /^uses (?:(?<deck>chance|community) )?card$/ },
  { verb: 'builds', pattern: /^builds (?<sq>\d+)$/ },
  { verb: 'sells', pattern: /^sells building (?<sq>\d+)$/ },
  { verb: 'sells whole', pattern: /^sells hotel (?<sq>\d+) whole$/ },
  { verb: 'wants', pattern: /^wants (?<lo>\d+)(?:\.\.(?<hi>\d+))?$/ },
  { verb: 'places', pattern: /^places building (?<sq>\d+)$/ },
  { verb: 'mortgages', pattern: /^mortgages (?<sq>\d+)$/ },
  { verb: 'redeems', pattern: /^redeems (?<sq>\d+)$/ },
  { verb: 'keeps', pattern: /^keeps mortgage (?<sq>\d+)$/ },
  { verb: 'accepts', pattern: /^accepts (?<seat>\S+)$/ },
  { verb: 'rejects', pattern: /^rejects (?<seat>\S+)$/ },
  { verb: 'withdraws', pattern: /^withdraws(?: from (?<seat>\S+))?$/ },
  { verb: 'ends turn', pattern: /^ends turn$/ },
  { verb: 'gives up', pattern: /^gives up$/ },
]

const SCALES: Record<string, number> = { K: 1_000, M: 1_000_000 }

/** Return printed money that a line says: `140`, `600K`, `1.5M`. */
export function amountOf(text: string): number {
  const scale = SCALES[text.slice(-1)]
  return scale ? Math.round(Number(text.slice(0, -1)) * scale) : Number(text)
}

/** Return what a line does, and to which square it `leads` if the line does not say; null for one that is none of these. */
export function choiceOf(line: string, about = '', leads: number | null = null): Choice | null {
  const said = line.slice(line.indexOf(' ') + 1)
  for (const { verb, pattern } of FORMS) {
    const found = pattern.exec(said)
    if (!found) continue
    const { sq, lo, hi, seat = '', deck = '' } = found.groups ?? {}
    const least = lo ? amountOf(lo) : 0
    return { verb, line, about, square: sq ? Number(sq) : leads, least, most: hi ? amountOf(hi) : least, seat, deck }
  }
  return null
}

/** Who says a line. */
export function seatOf(line: string): string {
  return line.split(' ', 1)[0] ?? ''
}

/** What kind of thing a line does, whatever the amount. */
export function verbOf(line: string): string {
  return choiceOf(line)?.verb ?? line
}

/** What every turn brings, or what cannot be done otherwise: it does not come as a surprise. */
const EXPECTED: ReadonlySet<string> = new Set<Verb>(['throws', 'demands', 'pays', 'ends turn'])

/** Whether nobody who taps on is taken by surprise by what a line does. */
export function isExpected(line: string): boolean {
  return EXPECTED.has(verbOf(line))
}

/** Return what a seat may do: its lines, and for each what it means and where it leads. */
export function choicesOf(lines: readonly string[], about: readonly string[] = [], leads: readonly (number | null)[] = []): Choice[] {
  return lines.flatMap((line, index) => choiceOf(line, about[index], leads[index]) ?? [])
}

/** What a choice costs or brings, as it is spoken before the colon; "" where it says no amount. */
export function amountSaid({ about }: Choice): string {
  return about.includes(': ') ? about.slice(0, about.indexOf(': ')) : ''
}

/** What the dock asks for. */
export type Decision =
  | 'over'
  | 'debt'
  | 'received'
  | 'wish'
  | 'place'
  | 'auction'
  | 'throw'
  | 'jail'
  | 'bus'
  | 'jump'
  | 'fine'
  | 'buy'
  | 'end'
  | 'waiting'

const ASKS: readonly [Verb, Decision][] = [
  ['is bankrupt', 'debt'],
  ['pays', 'debt'],
  ['keeps', 'received'],
  ['wants', 'wish'],
  ['places', 'place'],
  ['bids', 'auction'],
  ['passes', 'auction'],
  ['moves', 'bus'],
  ['jumps', 'jump'],
  ['takes fine', 'fine'],
  ['takes chance', 'fine'],
  ['buys', 'buy'],
  ['declines', 'buy'],
  ['throws', 'throw'],
  ['ends turn', 'end'],
]

/** Return what a seat is asked for now. */
export function decisionOf(sight: Sight, seat: string | null, choices: readonly Choice[]): Decision {
  if (sight.pending === 'over') return 'over'
  if (seat && sight.pending === 'debt' && sight.debts.some((debt) => debt.debtor === seat)) return 'debt'
  if (sight.auction) return 'auction'
  const verbs = new Set(choices.map((choice) => choice.verb))
  const found = ASKS.find(([verb]) => verbs.has(verb))?.[1] ?? 'waiting'
  const jailed = seat && sight.seats.some((each) => each.seat === seat && each.jail > 0)
  return found === 'throw' && jailed ? 'jail' : found
}

/** One side of a deal as a line says it: `lot 5, lot 12, 100, chance card`. */
export function sideText(side: { squares: Iterable<number>; cash: number; cards: Iterable<string> }): string {
  const items = [...side.squares].sort((a, b) => a - b).map((square) => `lot ${square}`)
  if (side.cash) items.push(String(side.cash))
  items.push(...[...side.cards].sort().map((deck) => `${deck} card`))
  return items.join(', ') || 'nothing'
}

export const MOST_BACK = 20 // actions that are taken back at once

/** The line that takes actions back; what is no number of them counts as one. */
export function takesBack(me: string, count: number | null): string {
  return `${me} takes back ${Math.min(MOST_BACK, Math.max(1, Math.round(count ?? 1)))}`
}
