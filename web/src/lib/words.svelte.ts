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

/** The messages by their ids, as they are written until they are first said: a screen says one of ten. */
type Source = Map<string, string | FluentResource>

const sources: Partial<Record<Lang, Source>> = {}
let current = $state.raw<Spoken | null>(null)
let spoken: Lang = $state('de')

/** Take a file of messages apart, each of which begins a line. */
function sourceOf(texts: string): Source {
  const messages = texts.split(/\n(?=[a-z])/i)
  return new Map(messages.map((message) => [message.slice(0, message.search(/[^\w-]/)), message]))
}

function bundleOf(lang: Lang, terms: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  if (terms) bundle.addResource(new FluentResource(terms))
  return bundle
}

/** The message `id`, of the edition or else of the catalogue, from which it comes when it is first said. */
function messageOf({ bundle, lang }: Spoken, id: string): ReturnType<FluentBundle['getMessage']> {
  const source = sources[lang]
  const written = bundle.hasMessage(id) ? undefined : source?.get(id)
  if (written) {
    const resource = typeof written === 'string' ? new FluentResource(written) : written
    source?.set(id, resource)
    bundle.addResource(resource)
  }
  return bundle.getMessage(id)
}

/** Speak `lang`; with an edition's `terms` in its words, and to people as it does. */
export async function speak(lang: Lang, terms = '', address: 'du' | 'sie' = 'sie'): Promise<void> {
  if (!sources[lang]) {
    const texts = lang === 'de' ? await import('../words/de') : await import('../words/en')
    sources[lang] ??= sourceOf(texts.default)
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
  const message = current && messageOf(current, id)
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
  return current !== null && messageOf(current, id) !== undefined
}

/** Ask the server in the language whose words are still on their way. */
export function willSpeak(lang: Lang): void {
  spoken = lang
}

/** Whether the page has its words. */
export function speaks(): boolean {
  return current !== null
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
