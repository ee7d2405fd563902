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

  /**
   * Whether the press noted last can be meant for what is there since then: it was seen for `ms` before its series began;
   * or it has been there for `most`, whatever else is pressed.
   */
  meant(since: number, ms: number, most = Infinity): boolean {
    return this.begun - since >= ms || this.last - since >= most
  }

  /** From when on a press can be meant for what is there since then, if none comes before. */
  ready(since: number, ms: number, most: number): number {
    return this.meant(since, ms, most) ? since : Math.min(since + most, Math.max(since + ms, this.last + APART))
  }
}

/** Taps of fingers and pens; a mouse says itself which click is a second one. */
export const taps = new Series()

let tapped = false

/** Whether a pointer is a finger, or a pen. */
export function isFinger(pointerType: string): boolean {
  return pointerType === 'touch' || pointerType === 'pen'
}

/** Whether a click is the second half of a double click: a mouse makes them, a finger taps twice. */
export function isSecond({ detail }: MouseEvent): boolean {
  return detail > 1 && !tapped
}

if (typeof window !== 'undefined') {
  const down = ({ pointerType }: PointerEvent): void => {
    tapped = isFinger(pointerType)
    if (tapped) taps.note()
  }
  window.addEventListener('pointerdown', down, true)
}
