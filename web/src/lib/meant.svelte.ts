/**
 * What may be pressed takes a press that was meant for it: not one for what stood there before, nor one that was begun
 * on something else. Who presses by key finds what has the focus as it was, and never waits for it.
 */

import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { isFinger, taps } from './series'

const SEEN = 350 // ms for which it must have been there before a press is meant for it
const SURE = 700 // ms, the same where it costs something and taps go on from what was there before
const KEYS = new Set(['Enter', ' '])

class Presses {
  private since = performance.now()
  private changed = -Infinity
  private seen = true
  /** What it did to the letter when the pointer, or the key, went down. */
  private touched: string | null = null
  private keyed: string | null = null

  constructor(
    private does: string,
    private costly: boolean,
  ) {}

  private get most(): number {
    return this.costly ? SURE : SEEN
  }

  becomes(does: string, costly: boolean): void {
    this.costly = costly
    if (does === this.does) return
    this.does = does
    this.since = this.changed = performance.now()
  }

  down({ pointerType }: PointerEvent, says: string): void {
    this.keyed = null
    this.touched = says
    this.seen = !isFinger(pointerType) || taps.meant(this.since, SEEN, this.most)
  }

  key({ key, repeat }: KeyboardEvent, says: string): void {
    if (!KEYS.has(key) || repeat) return
    this.touched = null
    this.keyed = says
  }

  leave(): void {
    this.keyed = this.touched = null
  }

  /** For how many ms it still takes no tap. */
  rest(): number {
    return taps.ready(this.since, SEEN, this.most) - performance.now()
  }

  /** Whether a click is meant for what it does now. */
  take({ detail }: MouseEvent, says: string): boolean {
    const begun = this.keyed ?? this.touched
    this.leave()
    if (begun !== null && begun !== says) return false
    return detail ? this.seen : performance.now() - this.changed >= SEEN
  }
}

/**
 * Takes only presses that are meant. `does`: what a press does; with something else it is another button in the same
 * place. `says`: the same to the letter; what has changed in it while it is being pressed is not said. `costly`: whether
 * taps that go on from what was there before must have seen it for longer. It is `data-fresh` until a tap can be meant.
 */
export function meant(does: () => string = () => '', says = does, costly: () => boolean = () => false): Attachment<Element> {
  return (element) => {
    const presses = new Presses(untrack(does), untrack(costly))
    let waits: ReturnType<typeof setTimeout> | undefined
    const ripen = (): void => {
      clearTimeout(waits)
      const rest = presses.rest()
      element.toggleAttribute('data-fresh', rest > 0)
      if (rest > 0) waits = setTimeout(ripen, rest)
    }
    $effect.pre(() => {
      presses.becomes(does(), costly())
      ripen()
    })
    const now = (): string => untrack(says)
    const stop = new AbortController()
    const on = <E extends Event>(type: string, hear: (event: E) => void): void => element.addEventListener(type, hear as EventListener, { capture: true, signal: stop.signal })
    on<PointerEvent>('pointerdown', (event) => presses.down(event, now()))
    on<KeyboardEvent>('keydown', (event) => presses.key(event, now()))
    for (const end of ['blur', 'pointercancel']) on(end, () => presses.leave())
    on<MouseEvent>('click', (event) => {
      if (presses.take(event, now())) return
      event.preventDefault()
      event.stopImmediatePropagation()
    })
    return () => {
      clearTimeout(waits)
      stop.abort()
    }
  }
}
