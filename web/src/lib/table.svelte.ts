/** A table as this page knows it: what the server has said last, and nothing of its own making. */

import type {
  AnyCommand,
  AnyEntry,
  Prompt,
  EditionSheet,
  Farewell,
  Moment,
  News,
  Reason,
  Refused,
  Sight,
  TableView,
  Tried,
  Welcome,
  You,
} from '../protocol'
import { again } from './again'
import { get } from './api'
import { calledBy, editionSheet } from './editions'
import { editionOf, keyOf } from './keys'
import { Link, type LinkState, type Outcome, REPLACED, replaced, SLOW } from './link'
import { kept } from './money'
import type { Lang } from './settings.svelte'
import { language, speak } from './words.svelte'

export interface Told {
  /** Its number in the log. */
  number: number
  entry: AnyEntry
  /** Its sentences in the language of the page. */
  said: string[]
}

/** How many entries are kept here; older ones stand in the replay. */
const KEPT = 600
const ANSWERS = /^\S+ (?:accepts|counters|rejects) /
const BIDDING = /^(\S+) (?:bids|passes)\b/

/** A line on its way; `replaced`: another was said in its stead before it could be sent. */
interface Spoken {
  name: string
  command: AnyCommand | null
  replaced: boolean
}

export class LiveTable {
  state: LinkState = $state('connecting')
  farewell: Farewell | null = $state.raw(null)
  table: TableView | null = $state.raw(null)
  you: You = $state.raw({ seats: [], host: false, codes: {} })
  moment: Moment | null = $state.raw(null)
  may: Record<string, string[]> = $state.raw({})
  asked: Record<string, Prompt> = $state.raw({})
  told: Told[] = $state.raw([])
  sequence = $state(0)
  /** The edition as it is printed. */
  printed: EditionSheet | null = $state.raw(null)
  /** Names of squares that this table has given itself, as JSON: with every moment they come as a new object. */
  private readonly names = $derived.by(() => JSON.stringify(this.moment?.names ?? {}))
  /** The edition as it is called at this table. */
  readonly sheet: EditionSheet | null = $derived.by(() => this.printed && calledBy(this.printed, this.names))
  /** The last refusal, until it is dismissed or something else succeeds. */
  refusal: Refused | null = $state.raw(null)
  /** Lines on their way: their buttons wait. */
  sending: ReadonlySet<string> = $state.raw(new Set())
  slow = $state(false)
  /** The entries that came while the connection was broken, until that is dismissed: after number `from`, up to `to`. */
  missed: { from: number; to: number } | null = $state.raw(null)
  /** How far the server's clock is ahead of the one here, in ms, as of the last moment that came. */
  ahead = $state(0)
  private link: Link
  private greeted: (() => void)[] = []
  private awaited: { sequence: number; come: () => void }[] = []
  /** The line that was said last, once it has been carried out: its entry; 0 if it was not. */
  private before: Promise<number> = Promise.resolve(0)
  private readonly waiting = new Set<Spoken>()
  /** What the table is told in, and what its edition was learnt in. */
  private spoken = language()
  private learnt: Lang | '' = ''
  /** The next welcome tells everything in another language. */
  private retold = false
  private closed = false
  private heard: ((news: Told[]) => void)[] = []

  /** `history`: how many entries to get at first. */
  constructor(
    readonly code: string,
    private readonly history = 200,
  ) {
    this.link = new Link(code, () => [keyOf(code)], language(), {
      welcome: (message) => this.welcome(message),
      news: (message) => this.news(message),
      state: (state, farewell) => {
        this.state = state
        this.farewell = farewell
      },
    }, this.history)
  }

  open(): void {
    this.closed = false
    this.link.open()
    const likely = editionOf(this.code)
    if (likely) editionSheet(likely).catch(() => undefined) // on its way beside the table itself, which says what it is
  }

  close(): void {
    this.closed = true
    this.link.close()
  }

  /** Be told everything anew in the language of the page; what somebody is doing at the table goes on. */
  speak(): void {
    if (language() === this.spoken) return
    this.spoken = language()
    this.retold = true
    this.link.speak(this.spoken)
  }

  get sight(): Sight | null {
    return this.moment?.sight ?? null
  }

  /** The seats that this page's keys open. */
  get mine(): readonly string[] {
    return this.you.seats
  }

  /** My seat that is to act, else my first that still plays; null for who only watches. With several seats on one device it changes. */
  get me(): string | null {
    const thrower = this.moment?.due?.seat
    const awaited = this.moment?.awaits ?? []
    if (thrower && awaited.includes('nature') && this.mine.includes(thrower)) return thrower
    const plays = (seat: string) => !this.moment?.sight?.seats.some((each) => each.seat === seat && each.bankrupt)
    return this.mine.find((seat) => awaited.includes(seat)) ?? this.mine.find(plays) ?? this.mine[0] ?? null
  }

  /** The lines that a seat of mine may say now. */
  lines(seat: string | null = this.me): string[] {
    return seat ? (this.may[seat] ?? []) : []
  }

  /** Be told of entries as they come; returns how to stop. */
  onNews(hear: (news: Told[]) => void): () => void {
    this.heard.push(hear)
    return () => {
      this.heard = this.heard.filter((each) => each !== hear)
    }
  }

  /** Be told when everything comes anew; returns how to stop. */
  onWelcome(hear: () => void): () => void {
    this.greeted.push(hear)
    return () => {
      this.greeted = this.greeted.filter((each) => each !== hear)
    }
  }

  /**
   * Say a line of the game, as `Anna throws`, for how the table is shown now: when it has moved on by the time it comes
   * to the server, it is refused. One line waits for the one before, which is no reason to refuse it. While there is no
   * connection, what is said last in an auction is what is meant.
   */
  play(line: string): Promise<boolean> {
    if (this.sending.has(line)) return Promise.resolve(false)
    const bidder = BIDDING.exec(line)?.[1]
    if (bidder) this.replaceBids(bidder)
    const shown = this.sequence
    return this.inTurn(line, (own) => ({ do: 'play', line, seen: ANSWERS.test(line) ? shown : Math.max(shown, own) }))
  }

  /** Say what somebody has typed, as at the terminal, once while it is on its way; `again`: it was asked whether it is meant. */
  type(seat: string, words: string, again: boolean): Promise<boolean> {
    const name = `${seat} / ${words}`
    if (this.sending.has(name)) return Promise.resolve(false)
    if (this.sight?.auction) this.replaceBids(seat)
    const shown = this.sequence
    return this.inTurn(name, (own) => ({ do: 'type', seat, words, lang: language(), seen: Math.max(shown, own), again }))
  }

  /** Give a command under a name once the one before is answered: it is made of the entry of that one. */
  private inTurn(name: string, make: (own: number) => AnyCommand): Promise<boolean> {
    const waiting: Spoken = { name, command: null, replaced: false }
    this.waiting.add(waiting)
    const outcome = this.before.then((own) => {
      if (waiting.replaced) return replaced()
      waiting.command = make(own)
      return this.link.send(waiting.command)
    })
    this.before = outcome.then((answer) => {
      this.waiting.delete(waiting)
      return answer.type === 'ack' ? answer.sequence : 0
    })
    return this.given(name, outcome)
  }

  /** Without a connection, what a seat has said in an auction is not said any more when it says something else there. */
  private replaceBids(seat: string): void {
    if (this.state !== 'lost') return
    for (const each of this.waiting) {
      const typed = this.sight?.auction && each.name.startsWith(`${seat} / `)
      if (!typed && BIDDING.exec(each.name)?.[1] !== seat) continue
      each.replaced = true
      if (each.command) this.link.drop(each.command)
    }
  }

  /** Give a command; a second press of the same thing is ignored until the first is carried out and shown. */
  do(command: AnyCommand, name: string = JSON.stringify(command)): Promise<boolean> {
    return this.sending.has(name) ? Promise.resolve(false) : this.given(name, this.link.send(command))
  }

  private async given(name: string, answer: Promise<Outcome>): Promise<boolean> {
    this.sending = new Set([...this.sending, name])
    const timer = setTimeout(() => (this.slow = true), SLOW)
    const outcome = await answer
    clearTimeout(timer)
    this.slow = false
    if (outcome.type !== 'refused') await this.come(outcome.sequence)
    this.sending = new Set([...this.sending].filter((each) => each !== name))
    this.refusal = outcome.type === 'refused' && outcome.reason !== REPLACED ? outcome : null
    return outcome.type !== 'refused'
  }

  /** Wait until what an entry has changed is known here: the answer to a command may come before. */
  private come(sequence: number): Promise<void> {
    if (this.sequence >= sequence) return Promise.resolve()
    return new Promise((come) => this.awaited.push({ sequence, come }))
  }

  /** Ask what would come of a line; nothing changes by it. */
  async try(line: string): Promise<Tried | null> {
    const asked = `?lang=${language()}&line=${encodeURIComponent(line)}`
    try {
      const tried = await get<Tried>(`/api/tables/${encodeURIComponent(this.code)}/try${asked}`)
      return { ...tried, sentence: this.write(tried.sentence), effects: tried.effects.map((effect) => this.write(effect)) }
    } catch {
      return null // what cannot be found out now is not shown
    }
  }

  /** Ask why a seat cannot build, sell and so on, by what its lines would begin with. */
  async reasons(seat: string): Promise<Record<string, Reason>> {
    try {
      const found = await get<Record<string, Reason>>(`/api/tables/${encodeURIComponent(this.code)}/reasons?lang=${language()}&seat=${encodeURIComponent(seat)}`)
      return Object.fromEntries(Object.entries(found).map(([kind, reason]) => [kind, { ...reason, sentence: this.write(reason.sentence) }]))
    } catch {
      return {}
    }
  }

  private welcome(message: Welcome): void {
    if (message.sequence < this.sequence) this.beginAnew()
    const again = this.table !== null && !this.retold
    this.retold = false
    const fresh = this.written(numbered(message.first, message.entries, message.said ?? null))
    const known = this.sequence
    if (again && message.first <= known) this.keep(fresh.filter((each) => each.number > known))
    else this.told = fresh
    if (again && message.sequence > known) this.missed = { from: this.missed?.from ?? known, to: message.sequence }
    this.table = message.table
    this.you = message.you
    this.take(message)
    for (const hear of this.greeted) hear()
    if (this.learnt !== this.spoken) void this.learn(message.table.edition, this.spoken)
  }

  /** The server knows less than is known here, as where its tables were put back to an earlier day: it is right. */
  private beginAnew(): void {
    this.table = null
    this.missed = null
    for (const { come } of this.awaited) come()
    this.awaited = []
  }

  /** Fetch the edition's sheet and speak in its words; without it nothing can be shown, so until it comes. */
  private async learn(edition: string, lang: Lang): Promise<void> {
    this.learnt = lang
    const wanted = (): boolean => !this.closed && this.spoken === lang
    const sheet = await again(async () => {
      const sheet = await editionSheet(edition)
      if (wanted()) await speak(lang, sheet.terms, sheet.address)
      return sheet
    }, wanted)
    if (!sheet || !wanted()) return
    this.printed = sheet
    this.told = this.written(this.told)
    this.asked = this.writtenAsked(this.asked)
  }

  private news(message: News): void {
    const news = this.written(numbered(message.first, message.entries, message.said ?? null).filter((each) => each.number > this.sequence))
    this.keep(news)
    if (message.you) this.you = message.you
    this.take(message)
    for (const hear of this.heard) hear(news)
  }

  private take(message: News | Welcome): void {
    this.moment = message.moment
    this.may = message.may
    this.asked = this.writtenAsked(message.asked ?? {})
    this.sequence = message.sequence
    if (message.moment.clock) this.ahead = message.moment.clock.now - Date.now()
    for (const { come } of this.awaited.filter((each) => each.sequence <= this.sequence)) come()
    this.awaited = this.awaited.filter((each) => each.sequence > this.sequence)
  }

  /** A sentence with its amounts as the page writes them; the edition must be known for it. */
  private write(sentence: string): string {
    return this.printed ? kept(sentence, this.printed.money, language()) : sentence
  }

  private written(told: Told[]): Told[] {
    return told.map((each) => ({ ...each, said: each.said.map((sentence) => this.write(sentence)) }))
  }

  private writtenAsked(asked: Record<string, Prompt>): Record<string, Prompt> {
    const prompts = Object.entries(asked).map(([seat, prompt]) => [seat, { ...prompt, text: this.write(prompt.text), about: prompt.about.map((about) => this.write(about)), card: this.write(prompt.card ?? '') }])
    return Object.fromEntries(prompts) as Record<string, Prompt>
  }

  private keep(news: Told[]): void {
    if (news.length) this.told = [...this.told, ...news].slice(-Math.max(KEPT, this.history))
  }
}

function numbered(first: number, entries: AnyEntry[], said: string[][] | null): Told[] {
  return entries.map((entry, index) => ({ number: first + index + 1, entry, said: said?.[index] ?? [] }))
}
