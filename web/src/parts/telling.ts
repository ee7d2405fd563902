/** Where a part of the page is told why something in it cannot be done: pressed all the same, it says so there. */

import { getContext, setContext } from 'svelte'

type Tell = (reason: string) => void

const TELL = Symbol('tell')

/** Let everything within be told by `tell`. */
export function tells(tell: Tell): void {
  setContext(TELL, tell)
}

/** What tells a reason here; nothing where the reason stands beside what is pressed. */
export function telling(): Tell {
  return getContext<Tell | undefined>(TELL) ?? (() => {})
}
