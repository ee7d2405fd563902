/** A ledger as this page knows it, that of a card reader or of accounts alone: how it stands, and its bookings. */

import { SvelteMap } from 'svelte/reactivity'
import { type LedgerState, type LinkState, ReaderLink, SLOW } from '../lib/link'
import { go } from '../lib/router.svelte'
import { language } from '../lib/words.svelte'
import type { AnyReaderCommand, LineView } from '../protocol'
import { buzz } from '../sound/sound'
import { readerKey, rememberReader } from './keys'
import { sound } from './tones'

export abstract class LiveLedger<S extends LedgerState = LedgerState> {
  state: S | null = $state.raw(null)
  connection: LinkState = $state('connecting')
  /** Why it is no longer followed. */
  ended = $state('')
  /** What was not allowed, until something else is done. */
  problem = $state('')
  /** Whether something was not answered for a while. */
  slow = $state(false)
  lines = new SvelteMap<number, LineView>()
  private awaited: { sequence: number; resolve: () => void }[] = []
  private link: ReaderLink

  constructor(
    readonly code: string,
    readonly device: S['type'],
  ) {
    this.link = new ReaderLink(code, () => [readerKey(code)], language(), {
      reader: (state) => this.heard(state),
      state: (connection, farewell) => {
        this.connection = connection
        if (connection === 'ended') this.ended = farewell?.sentence ?? ''
      },
    })
  }

  open(): void {
    this.link.open()
  }

  /** Be told everything anew in the language of the page. */
  speak(): void {
    this.link.speak(language())
  }

  close(): void {
    this.link.close()
  }

  get mayOperate(): boolean {
    return this.state?.you.banker ?? false
  }

  /** How loud it is, from 0 to 3. */
  protected abstract readonly volume: number

  /** The last booking that was not made to reverse another. */
  get last(): LineView | undefined {
    return [...this.lines.values()].filter((line) => !line.reversal).sort((a, b) => b.number - a.number)[0]
  }

  async send(command: AnyReaderCommand): Promise<boolean> {
    this.problem = ''
    const timer = setTimeout(() => (this.slow = true), SLOW)
    const outcome = await this.link.send(command)
    clearTimeout(timer)
    this.slow = false
    if (outcome.type === 'refused') {
      this.problem = outcome.sentence
      sound('refused', this.volume)
      return false
    }
    if (outcome.tone === 'refused') buzz(40, 40, 40)
    if (outcome.tone === 'booked') buzz(30)
    sound(outcome.tone, this.volume)
    await this.seen(outcome.sequence)
    return true
  }

  /** Wait until it is known as it is after an entry. */
  protected async seen(sequence: number): Promise<void> {
    if ((this.state?.sequence ?? -1) < sequence) await new Promise<void>((resolve) => this.awaited.push({ sequence, resolve }))
  }

  private heard(state: LedgerState): void {
    if (state.type === this.device) this.take(state as S)
    else go(`/${state.type}/${this.code}`, { replace: true })
  }

  protected take(state: S): void {
    if (this.state?.game !== state.game || state.sequence < this.state.sequence) this.lines.clear() // where a server knows less than before, it is right
    for (const line of state.lines) this.lines.set(line.number, line)
    if (state.you.host || state.you.card) rememberReader(this.code, this.device)
    if (state.sequence > (this.state?.sequence ?? 0)) this.problem = ''
    this.state = state
    this.awaited = this.awaited.filter((each) => each.sequence > state.sequence || each.resolve())
  }
}
