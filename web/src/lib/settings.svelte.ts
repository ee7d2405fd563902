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

const isSwitch = (value: unknown): boolean => typeof value === 'boolean'
const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value)

/** What each setting can be; anything else that is kept counts as if nothing were. */
const CAN_BE: Record<keyof Kept, (value: unknown) => boolean> = {
  lang: isOneOf('de', 'en'),
  theme: isOneOf('system', 'light', 'dark'),
  speed: isOneOf(0, 0.5, 1, 2, 4),
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  muted: isSwitch,
  turnSignal: isSwitch,
  largeText: isSwitch,
  confirm: isSwitch,
  shortcuts: isSwitch,
  keys: (value) => typeof value === 'object' && value !== null,
}

function read(): Kept {
  try {
    const kept = Object.entries((JSON.parse(localStorage.getItem(NAME) ?? '{}') ?? {}) as Record<string, unknown>)
    const possible = Object.fromEntries(kept.filter(([name, value]) => CAN_BE[name as keyof Kept]?.(value))) as Partial<Kept>
    const all = { ...standard(), ...possible }
    return { ...all, keys: usable(all.keys, all.lang) }
  } catch {
    return standard()
  }
}

export const settings: Kept = $state(read())
/** What was kept when this page last looked: only what is otherwise here was changed here. */
let known: Kept = $state.snapshot(settings)

/** Keep what was changed here, beside what other tabs have kept; a browser that keeps nothing still plays. */
export function keepSettings(): void {
  const now: Kept = $state.snapshot(settings)
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name as keyof Kept]))
  known = now
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...read(), ...Object.fromEntries(changed) }))
  } catch {
    // private windows of some browsers keep nothing
  }
}

/** Take over what is changed in other tabs; returns how to stop. */
export function followSettings(): () => void {
  const take = ({ key }: StorageEvent): void => {
    if (key !== NAME && key !== null) return
    known = read()
    Object.assign(settings, known)
  }
  addEventListener('storage', take)
  return () => removeEventListener('storage', take)
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
