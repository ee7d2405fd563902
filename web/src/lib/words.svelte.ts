/** The page speaks one language in the words of one edition, from the same catalogue as the program. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import type { Lang } from './settings.svelte'

type Given = Record<string, FluentVariable>

const ENDED = '\ue001' // stands behind what was filled in and ends like a sentence
const TWO_ENDS = /\ue001\.?/g

interface Spoken {
  lang: Lang
  terms: string
  address: 'du' | 'sie'
  bundle: FluentBundle
}

const sources: Partial<Record<Lang, FluentResource>> = {}
let current = $state.raw<Spoken | null>(null)
let spoken: Lang = $state('de')

function bundleOf(lang: Lang, terms: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  const resource = sources[lang]
  if (resource) bundle.addResource(resource)
  if (terms) bundle.addResource(new FluentResource(terms), { allowOverrides: true })
  return bundle
}

/** Speak `lang`; with an edition's `terms` in its words, and to people as it does. */
export async function speak(lang: Lang, terms = '', address: 'du' | 'sie' = 'sie'): Promise<void> {
  if (!sources[lang]) {
    const texts = lang === 'de' ? await import('../words/de') : await import('../words/en')
    sources[lang] = new FluentResource(texts.default)
  }
  document.documentElement.lang = lang
  // who speaks again as before changes nothing: whatever follows the words would go round in circles
  const now = untrack(() => current)
  if (now?.lang === lang && now.terms === terms && now.address === address) return
  current = { lang, terms, address, bundle: bundleOf(lang, terms) }
  spoken = lang
}

/** Say the message `id`; one that is missing shows as its name, which a test would find. */
export function t(id: string, given: Given = {}): string {
  const message = current?.bundle.getMessage(id)
  if (!current || !message?.value) return id
  const errors: Error[] = []
  const said = current.bundle.formatPattern(message.value, { address: current.address, ...marked(given) }, errors)
  for (const error of errors) console.warn(`message ${id}: ${error.message}`)
  return said.replace(TWO_ENDS, '')
}

/** Behind what ends like a sentence no full stop follows: `Danach bleiben 5 Mio.` */
function marked(given: Given): Given {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, typeof value === 'string' && /[.!?]$/.test(value) ? value + ENDED : value]))
}

/** Whether there is a message called `id`. */
export function has(id: string): boolean {
  return current?.bundle.hasMessage(id) ?? false
}

export function language(): Lang {
  return spoken
}

/** Put a name into the quotation marks of the language. */
export function quotes(name: string): string {
  return spoken === 'de' ? `„${name}“` : `“${name}”`
}

const TYPED = /`([^`]*)`/g

/** A sentence of the server in which what is to be typed stands in quotation marks, not between the signs that records have for it. */
export function asQuoted(sentence: string): string {
  return sentence.replace(TYPED, (_, typed: string) => quotes(typed))
}
