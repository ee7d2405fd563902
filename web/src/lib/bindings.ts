/** Which single key does what at a table: as designed, or as a person has set it up. Keys are written as they are typed. */

import type { Lang } from './settings.svelte'

/** What a key can be set for, in the order of the list of keys, with the key that does it as designed: a letter of the German word. */
const GERMAN = {
  throw: 'r',
  demand: 'm',
  buy: 'k',
  auction: 'v',
  more: '+',
  less: '-',
  pass: 'p',
  build: 'b',
  sell: 'u',
  mortgage: 'h',
  raise: 'g',
  trade: 't',
  end: 'e',
  back: 'z',
  where: 'w',
  events: 'l',
  own: 'c',
  rules: '?',
  command: '/',
} as const

export type Act = keyof typeof GERMAN
/** The keys as designed: in each language letters that its words have. */
export const DESIGNED: Record<Lang, Record<Act, string>> = {
  de: GERMAN,
  en: { ...GERMAN, demand: 'd', buy: 'b', auction: 'a', build: 'h', sell: 's', mortgage: 'm', own: 'o' },
}
/** What differs from the design; "" for what no key does. */
export type Bindings = Partial<Record<Act, string>>

export const ACTS = Object.keys(GERMAN) as Act[]

/** Keys that mean the same everywhere; digits lead to the players. */
const FIXED = new Set([' ', '1', '2', '3', '4', '5', '6'])
/** What some keyboards type for a key when Shift is held, which makes steps larger. */
const SHIFTED: Record<string, string> = { '*': '+', _: '-' }

/** Return a key as it is written here; null for one that is no single character. */
export function written(key: string): string | null {
  if ([...key].length !== 1) return null
  return SHIFTED[key] ?? key.toLowerCase()
}

/** By how many steps a key raises or lowers: ten where Shift makes another character of it, one else; some keyboards need Shift for + itself. */
export function stepOf(key: string): 1 | 10 {
  return key in SHIFTED || key !== key.toLowerCase() ? 10 : 1
}

/** The key that does something; "" if none does. One that was set up for something else, in another language, does only that. */
export function keyFor(act: Act, bindings: Bindings, lang: Lang): string {
  const designed = DESIGNED[lang][act]
  return bindings[act] ?? (Object.values(bindings).includes(designed) ? '' : designed)
}

/** What a key does; null if nothing. */
export function actOf(key: string, bindings: Bindings, lang: Lang): Act | null {
  const typed = written(key)
  return typed === null ? null : (ACTS.find((act) => keyFor(act, bindings, lang) === typed) ?? null)
}

/** How a key is shown; "" if there is none. */
export function shownKey(key: string): string {
  return key === '-' ? '−' : key.toUpperCase()
}

/** Why a key cannot be set for something: it is no single character, means the same everywhere, or does something else. */
export type Clash = 'unusable' | 'fixed' | Act

export function clashOf(act: Act, key: string, bindings: Bindings, lang: Lang): Clash | null {
  const typed = written(key)
  if (typed === null) return 'unusable'
  if (FIXED.has(typed)) return 'fixed'
  const other = actOf(typed, bindings, lang)
  return other === act ? null : other
}

/** Return the bindings with another key for something, "" for none; what is as designed is not kept. */
export function bound(act: Act, key: string, bindings: Bindings, lang: Lang): Bindings {
  const { [act]: _, ...others } = bindings
  const typed = key && (written(key) ?? '')
  return typed === DESIGNED[lang][act] ? others : { ...others, [act]: typed }
}

/** Return what of something kept can be used: no key does two things, and none that is fixed does anything else. */
export function usable(kept: unknown, lang: Lang): Bindings {
  if (typeof kept !== 'object' || kept === null) return {}
  const entries = Object.entries(kept).filter(([act, key]) => act in GERMAN && typeof key === 'string') as [Act, string][]
  // what gives a key away comes first, so that another may have it
  const cleared = Object.fromEntries(entries.map(([act]) => [act, ''])) as Bindings
  return entries.reduce((all, [act, key]) => (key && clashOf(act, key, all, lang) === null ? bound(act, key, all, lang) : all), cleared)
}
