/**
 * What may be pressed takes a press that was meant for it: not one for what stood there before, nor one that was begun
 * on something else. Who presses by key finds what has the focus as it was, and never waits for it.
 */

import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { taps } from './series'

const SEEN = 350 // ms for which it must have been there before a press is meant for it
const FINGERS = new Set(['touch', 'pen'])
const KEYS = new Set(['Enter', ' '])

class Presses {
  private since = performance.now()
  private changed = -Infinity
  private seen = true
  /** What it did to the letter when the pointer, or the key, went down. */
  private touched: string | null = null
  private keyed: string | null = null

  constructor(private does: string) {}

  becomes(does: string): void {
    if (does === this.does) return
    this.does = does
    this.since = this.changed = performance.now()
  }

  down({ pointerType }: PointerEvent, says: string): void {
    this.keyed = null
    this.touched = says
    this.seen = !FINGERS.has(pointerType) || taps.meant(this.since, SEEN)
  }

  key({ key, repeat }: KeyboardEvent, says: string): void {
    if (!KEYS.has(key) || repeat) return
    this.touched = null
    this.keyed = says
  }

  leave(): void {
    this.keyed = this.touched = null
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
 * place. `says`: the same to the letter; what has changed in it while it is being pressed is not said.
 */
export function meant(does: () => string = () => '', says = does): Attachment<Element> {
  return (element) => {
    const presses = new Presses(untrack(does))
    $effect.pre(() => presses.becomes(does()))
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
    return () => stop.abort()
  }
}
