/** The keys that wind a game. */

import { settings } from '../lib/settings.svelte'
import type { Film } from './film.svelte'
import type { Winding } from './winding.svelte'

const WINDS: Record<string, (film: Film, winding: Winding) => void> = {
  ArrowLeft: (film, winding) => winding.go(film.at - 1),
  ArrowRight: (film, winding) => winding.go(film.at + 1),
  ArrowUp: (film, winding) => winding.go(film.turnFrom(-1)),
  ArrowDown: (film, winding) => winding.go(film.turnFrom(1)),
  PageUp: (film, winding) => winding.go(film.turnFrom(-1)),
  PageDown: (film, winding) => winding.go(film.turnFrom(1)),
  Home: (_, winding) => winding.go(0),
  End: (film, winding) => winding.go(film.last),
  ' ': (_, winding) => winding.play(),
}

/** Do what a key is for, `list` at T. Keys of what has the focus come first: fields, buttons, the board, what scrolls. */
export function pressed(event: KeyboardEvent, film: Film, winding: Winding, list: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
  const taken = event.key === ' ' ? 'input, button, a, summary, [data-square]' : 'input, [data-square], [role="region"]'
  const single = event.key.length === 1 && event.key !== ' '
  if (event.target.closest(taken) || (single && !settings.shortcuts)) return
  const winds = WINDS[event.key]
  const lists = single && event.key.toLowerCase() === 't'
  if (!winds && !lists) return
  event.preventDefault()
  if (winds) winds(film, winding)
  else list()
}
