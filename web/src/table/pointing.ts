/** What leads to a square, or is about one, marks it on the board as long as the pointer or the keyboard is at it. */

import type { Attachment } from 'svelte/attachments'
import type { Desk } from './desk.svelte'

export function points(desk: Desk, square: number | null): Attachment<Element> {
  return (element) => {
    const stop = new AbortController()
    /** Later, as what is gone loses the focus while the page is being drawn. */
    const leave = (): void =>
      queueMicrotask(() => {
        if (desk.pointed === square) desk.pointed = null
      })
    for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, () => (desk.pointed = square), { signal: stop.signal })
    for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, leave, { signal: stop.signal })
    return () => {
      stop.abort()
      leave()
    }
  }
}
