/** Presses that follow one another quickly: they are meant for what was there before the first of them. */

const APART = 400 // ms between two presses, from which on a new series begins

export class Series {
  private begun = -Infinity
  private last = -Infinity

  /** Something is pressed. */
  note(now = performance.now()): void {
    if (now - this.last > APART) this.begun = now
    this.last = now
  }

  /** Whether a press of this series can be meant for what is there since then: it was seen for `ms` before. */
  meant(since: number, ms: number): boolean {
    return this.begun - since >= ms
  }
}

/** Taps of fingers and pens; a mouse says itself which click is a second one. */
export const taps = new Series()
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', ({ pointerType }) => (pointerType === 'touch' || pointerType === 'pen') && taps.note(), true)
}
