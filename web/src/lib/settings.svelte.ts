/** What a person has set up on this device; kept in the browser. */

import { isSkipping } from './skip.svelte'
import { type Bindings, keyFor, shownKey, usable, type Act } from './bindings'

export type Lang = 'de' | 'en'
export type Theme = 'system' | 'light' | 'dark'

const NAME = 'bankhalter.settings'

interface Kept {
  lang: Lang
  theme: Theme
  /** How fast pictures follow: 0 is off, 1 as designed, 2 twice as fast. */
  speed: 0 | 0.5 | 1 | 2 | 4
  /** 0 to 1; muted is a state of its own, so that one tap brings the volume back. */
  volume: number
  muted: boolean
  turnSignal: boolean
  largeText: boolean
  /** Ask again before what cannot be undone or is dear. */
  confirm: boolean
  shortcuts: boolean
  /** The single keys that are not as designed. */
  keys: Bindings
}

function preferred(): Lang {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('de')) ? 'de' : 'en'
}

function standard(): Kept {
  return {
    lang: preferred(),
    theme: 'system',
    speed: 1,
    volume: 0.3,
    muted: false,
    turnSignal: true,
    largeText: false,
    confirm: true,
    shortcuts: true,
    keys: {},
  }
}

function read(): Kept {
  try {
    const kept = { ...standard(), ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Kept>) }
    return { ...kept, keys: usable(kept.keys, kept.lang) }
  } catch {
    return standard()
  }
}

export const settings: Kept = $state(read())

/** Keep what is set; a browser that keeps nothing still plays. */
export function keepSettings(): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(settings))
  } catch {
    // private windows of some browsers keep nothing
  }
}

/** The key that does something, as it is shown beside a button; undefined where keys are off or none does it. */
export function keyHint(act: Act): string | undefined {
  return (settings.shortcuts && shownKey(keyFor(act, settings.keys, settings.lang))) || undefined
}

/** Whether pictures may move: as the person has set it up here and on the device. */
export function mayMove(): boolean {
  return settings.speed > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether pictures move now: not while all that happens is skipped. */
export function moves(): boolean {
  return mayMove() && !isSkipping()
}
