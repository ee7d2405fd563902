/** A card reader as this page knows it: how it stands, its bookings, and what the display shows at this moment. */

import { SvelteMap } from 'svelte/reactivity'
import { type LinkState, ReaderLink } from '../lib/link'
import { language, t } from '../lib/words.svelte'
import type { AnyReaderCommand, FrameView, LineView, ReaderState } from '../protocol'
import { buzz } from '../sound/sound'
import { readerKey, rememberReader } from './keys'
import { click, sound } from './tones'

export type Side = 'left' | 'right'
type Key = Extract<AnyReaderCommand, { do: 'press' }>['key']

const DARK: FrameView = { text: '', shows: 'balance', ms: 0 }

export class LiveReader {
  state: ReaderState | null = $state.raw(null)
  connection: LinkState = $state('connecting')
  /** Why it is no longer followed. */
  ended = $state('')
  /** What was not allowed, until something else is done. */
  problem = $state('')
  frame: FrameView = $state.raw(DARK)
  lines = new SvelteMap<number, LineView>()
  private timers: number[] = []
  private hand: Promise<void> = Promise.resolve()
  private awaited: { sequence: number; resolve: () => void }[] = []
  private link: ReaderLink

  constructor(readonly code: string) {
    this.link = new ReaderLink(code, () => [readerKey(code)], language(), {
      reader: (state) => this.take(state),
      state: (connection, farewell) => {
        this.connection = connection
        if (connection === 'ended') this.ended = farewell?.sentence ?? ''
      },
    })
  }

  open(): void {
    this.link.open()
  }

  close(): void {
    this.timers.forEach(clearTimeout)
    this.link.close()
  }

  get mayOperate(): boolean {
    return this.state?.you.banker ?? false
  }

  async send(command: AnyReaderCommand): Promise<boolean> {
    this.problem = ''
    const outcome = await this.link.send(command)
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

  press(key: Key): void {
    click(this.volume)
    if (this.mayOperate) void this.send({ do: 'press', key })
    else this.problem = t('reader-watching')
  }

  /** Put a card in: into the slot that was chosen, else to pay, and if somebody pays already, to receive. */
  insert(card: number, chosen: Side | null): void {
    this.hand = this.hand.then(() => this.put(card, chosen))
  }

  /** One card after the other: where the second goes depends on where the first is seen to be. */
  private async put(card: number, chosen: Side | null): Promise<void> {
    const state = this.state
    if (!state || !this.mayOperate) return
    const clears = state.booked || (state.left !== 0 && state.right !== 0)
    if (clears) for (const side of ['left', 'right'] as const) if (state[side]) void this.send({ do: 'remove', side })
    const side = chosen ?? (clears || state.right === 0 ? 'right' : 'left')
    await this.send({ do: 'insert', side, card })
  }

  /** Wait until the reader is known as it is after an entry. */
  private async seen(sequence: number): Promise<void> {
    if ((this.state?.sequence ?? 0) < sequence) await new Promise<void>((resolve) => this.awaited.push({ sequence, resolve }))
  }

  private get volume(): number {
    return this.state?.volume ?? 0
  }

  private take(state: ReaderState): void {
    if (this.state?.game !== state.game) this.lines.clear()
    for (const line of state.lines) this.lines.set(line.number, line)
    if (state.you.host || state.you.card) rememberReader(this.code)
    this.state = state
    this.awaited = this.awaited.filter((each) => each.sequence > state.sequence || each.resolve())
    this.show(state)
  }

  /** Let the display show one frame after the other, and go dark when the device switches itself off. */
  private show(state: ReaderState): void {
    this.timers.forEach(clearTimeout)
    this.timers = []
    this.frame = DARK
    let from = -state.idle
    for (const frame of state.frames) {
      const shown = from
      if (shown <= 0) this.frame = frame
      else this.timers.push(window.setTimeout(() => (this.frame = frame), shown))
      from += frame.ms
    }
    if (state.on) this.timers.push(window.setTimeout(() => this.sleep(), state.off_in))
  }

  private sleep(): void {
    this.frame = DARK
    if (this.state) this.state = { ...this.state, on: false, sentence: t('reader-asleep'), hint: '', asks: false }
  }
}
