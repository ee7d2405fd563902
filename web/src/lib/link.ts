/** A connection to a table or a card reader that never gives up: it resumes, and repeats what has not been answered. */

import type { Ack, AnyCommand, AnyReaderCommand, Farewell, FromServer, MoneyState, News, ReaderAck, ReaderState, Refused, Welcome } from '../protocol'
import { newId } from './commands'
import type { Lang } from './settings.svelte'
import { t } from './words.svelte'

export type LinkState = 'connecting' | 'open' | 'lost' | 'ended'

/** What became of a command. */
export type Outcome = Ack | Refused
/** How a card reader, or accounts alone, stand. */
export type LedgerState = ReaderState | MoneyState
export type ReaderOutcome = ReaderAck | Refused

interface Hearer {
  state(state: LinkState, farewell: Farewell | null): void
}

export interface Listener extends Hearer {
  welcome(message: Welcome): void
  news(message: News): void
}

export interface ReaderListener extends Hearer {
  reader(message: LedgerState): void
}

interface Waiting {
  command: AnyCommand | AnyReaderCommand
  resolve: (outcome: never) => void
  /** How often it was said. */
  said: number
}

/** ms after which a press that is not answered says that the connection is looked at. */
export const SLOW = 2000
const FIRST_WAIT = 250 // ms before the first new attempt; doubled each time, with some chance in it
const LONGEST_WAIT = 8000
const PING = 25_000
const SILENCE = 10_000 // ms without an answer to a ping or a hello after which the connection is taken for dead
const MOST_BYTES = 4096 // of a message, as the server takes them
const MOST_SAID = 6 // times, each on a new connection, until a command is given up
/** After these farewells nothing is gained by trying again. */
const FOR_GOOD = new Set(['no_table', 'no_reader', 'origin'])

abstract class Connection {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private attempts = 0
  private timer = 0
  private pinger = 0
  private dead = 0
  private last: number | null = null
  private farewell: Farewell | null = null
  private stopped = false

  constructor(
    /** What it is about, as `tables/ABCDE`. */
    private readonly about: string,
    private readonly tokens: () => string[],
    private lang: Lang,
    private readonly hearer: Hearer,
    /** How many entries to get at first. */
    private readonly history = 200,
  ) {}

  /** Take in what is not for the connection itself. */
  protected abstract heard(message: FromServer | LedgerState): void

  open(): void {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  close(): void {
    this.stopped = true
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.timer)
    this.quiet()
    this.socket?.close()
    this.socket = null
  }

  /** Have everything told again from the beginning, in this language; what was said and is not answered is said again. */
  speak(lang: Lang): void {
    if (lang === this.lang) return
    this.lang = lang
    this.last = null
    const { socket } = this
    if (!socket || this.stopped) return // the next hello says it
    this.quiet()
    this.socket = null
    socket.close()
    this.connect()
  }

  /** Send a command, and again after every interruption, until it is answered. */
  protected repeat(command: AnyCommand | AnyReaderCommand): Promise<never> {
    const id = newId()
    if (new TextEncoder().encode(JSON.stringify({ type: 'do', id, command })).length > MOST_BYTES) return Promise.resolve(refusedHere(id, 'too_long', 'command-too-long') as never)
    return new Promise((resolve) => {
      const waiting = { command, resolve, said: 0 }
      this.waiting.set(id, waiting)
      if (this.socket?.readyState === WebSocket.OPEN && this.greetedNow) this.give(id, waiting)
    })
  }

  /** Say a command; one that has broken off every connection on which it was said is given up. */
  private give(id: string, waiting: Waiting): void {
    if (waiting.said < MOST_SAID) {
      waiting.said += 1
      this.say({ type: 'do', id, command: waiting.command })
    } else this.answered(refusedHere(id, 'unanswered', 'command-unanswered'))
  }

  /** Say a command no more, as another is said in its stead; what is under way cannot be called back. */
  drop(command: AnyCommand): void {
    for (const [id, waiting] of this.waiting) if (waiting.command === command && !this.greetedNow) this.answered(replaced(id))
  }

  private answered(outcome: Outcome | ReaderOutcome): void {
    this.waiting.get(outcome.id)?.resolve(outcome as never)
    this.waiting.delete(outcome.id)
  }

  /** Try at once, and not when the next attempt would be due: the device has woken up, or is online again. */
  private hurry = (): void => {
    if (this.stopped || document.visibilityState === 'hidden') return
    if (this.socket?.readyState === WebSocket.OPEN) this.ping()
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect()
  }

  private connect(): void {
    clearTimeout(this.timer)
    this.farewell = null
    this.hearer.state(this.attempts ? 'lost' : 'connecting', null)
    const address = new URL(`/api/${this.about}/socket`, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.socket = socket
    this.expectAnswer()
    socket.onopen = () => {
      this.say({ type: 'hello', tokens: this.tokens(), last: this.last, history: this.history, lang: this.lang, view: 'sight' })
    }
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data as string) as FromServer)
    }
    socket.onclose = () => {
      if (socket === this.socket) this.broken()
    }
  }

  private hear(message: FromServer | LedgerState): void {
    if (this.greetedNow) clearTimeout(this.dead)
    switch (message.type) {
      case 'welcome':
        this.greeted(message)
        break
      case 'reader':
      case 'money':
        if (!this.greetedNow) this.greeted(message)
        else this.heard(message)
        this.last = message.sequence
        break
      case 'news':
        this.last = message.sequence
        this.heard(message)
        break
      case 'ack':
      case 'refused':
        this.attempts = 0
        this.answered(message)
        break
      case 'farewell':
        this.farewell = message
        break
    }
  }

  /** The other side has answered: now what was not answered before is said again. */
  private greeted(message: Welcome | LedgerState): void {
    clearTimeout(this.dead)
    if (!this.waiting.size) this.attempts = 0 // else once one of them is answered: it may be what breaks the connection
    this.last = message.sequence
    this.hearer.state('open', null)
    this.heard(message)
    for (const [id, waiting] of this.waiting) this.give(id, waiting)
    clearInterval(this.pinger)
    this.pinger = window.setInterval(() => this.ping(), PING)
  }

  private get greetedNow(): boolean {
    return this.pinger !== 0
  }

  private ping(): void {
    this.say({ type: 'ping' })
    this.expectAnswer()
  }

  /** Without an answer the connection is dead, however open it looks. */
  private expectAnswer(): void {
    clearTimeout(this.dead)
    this.dead = window.setTimeout(() => {
      const socket = this.socket
      this.broken()
      socket?.close()
    }, SILENCE)
  }

  private quiet(): void {
    clearInterval(this.pinger)
    this.pinger = 0
    clearTimeout(this.dead)
  }

  private broken(): void {
    this.quiet()
    this.socket = null
    if (this.stopped) return
    if (this.farewell && FOR_GOOD.has(this.farewell.reason)) {
      this.close()
      this.hearer.state('ended', this.farewell)
      return
    }
    this.attempts += 1
    this.hearer.state('lost', this.farewell)
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.attempts - 1)) * (0.75 + Math.random() / 2)
    this.timer = window.setTimeout(() => this.connect(), wait)
  }

  private say(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}

/** The answer to a command that is carried out nowhere, in the form of the server's. */
function refusedHere(id: string, reason: string, say: string): Refused {
  return { type: 'refused', id, reason, sentence: t(say), message: { say }, rules: [], wait: 0, details: '' }
}

/** What becomes of a command in whose stead another was given. */
export const REPLACED = 'replaced'
export function replaced(id = ''): Refused {
  return { type: 'refused', id, reason: REPLACED, sentence: '', message: { say: '' }, rules: [], wait: 0, details: '' }
}

/** A connection to a table. */
export class Link extends Connection {
  constructor(
    name: string,
    tokens: () => string[],
    lang: Lang,
    private readonly listener: Listener,
    history?: number,
  ) {
    super(`tables/${encodeURIComponent(name)}`, tokens, lang, listener, history)
  }

  send(command: AnyCommand): Promise<Outcome> {
    return this.repeat(command)
  }

  protected heard(message: FromServer | LedgerState): void {
    if (message.type === 'welcome') this.listener.welcome(message)
    else if (message.type === 'news') this.listener.news(message)
  }
}

/** A connection to a card reader, or to accounts alone. */
export class ReaderLink extends Connection {
  constructor(
    name: string,
    tokens: () => string[],
    lang: Lang,
    private readonly listener: ReaderListener,
  ) {
    super(`readers/${encodeURIComponent(name)}`, tokens, lang, listener)
  }

  send(command: AnyReaderCommand): Promise<ReaderOutcome> {
    return this.repeat(command)
  }

  protected heard(message: FromServer | LedgerState): void {
    if (message.type === 'reader' || message.type === 'money') this.listener.reader(message)
  }
}
