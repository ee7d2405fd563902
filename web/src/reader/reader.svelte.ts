/** A card reader as this page knows it: its ledger, and what the display shows at this moment. */

import { t } from '../lib/words.svelte'
import type { AnyReaderCommand, FrameView, ReaderState } from '../protocol'
import { LiveLedger } from './ledger.svelte'
import { click } from './tones'

export type Side = 'left' | 'right'
type Key = Extract<AnyReaderCommand, { do: 'press' }>['key']

const DARK: FrameView = { text: '', shows: 'balance', ms: 0 }

export class LiveReader extends LiveLedger<ReaderState> {
  frame: FrameView = $state.raw(DARK)
  private timers: number[] = []
  private hand: Promise<void> = Promise.resolve()

  constructor(code: string) {
    super(code, 'reader')
  }

  override close(): void {
    this.timers.forEach(clearTimeout)
    super.close()
  }

  press(key: Key): void {
    click(this.volume)
    if (this.operates()) void this.send({ do: 'press', key })
  }

  /** Whether whoever looks may use the device; if not, it is said who may. */
  operates(): boolean {
    if (!this.mayOperate) this.problem = t('reader-watching')
    return this.mayOperate
  }

  /** Put a card in: into the slot that was chosen, else to pay, and if somebody pays already, to receive. */
  insert(card: number, chosen: Side | null): void {
    this.hand = this.hand.then(() => this.put(card, chosen))
  }

  /** One card after the other: where the second goes depends on where the first is seen to be. */
  private async put(card: number, chosen: Side | null): Promise<void> {
    await this.seen(0)
    const state = this.state
    if (!state || !this.operates()) return
    const clears = state.booked || (state.left !== 0 && state.right !== 0)
    if (clears) for (const side of ['left', 'right'] as const) if (state[side]) void this.send({ do: 'remove', side })
    const side = chosen ?? (clears || state.right === 0 ? 'right' : 'left')
    await this.send({ do: 'insert', side, card })
  }

  protected get volume(): number {
    return this.state?.volume ?? 0
  }

  protected override take(state: ReaderState): void {
    super.take(state)
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
