/** What somebody chooses for a new table, and the request that comes of it. */

import type { CreateTable, EditionView } from '../protocol'

/** Who gets a place: the person who makes the table, a friend with the link, nobody, or a bot. */
export type Seat = 'me' | 'open' | 'closed' | 'bot:novice' | 'bot:standard'
export type Length = 'full' | 'short' | 'timed'

export interface Choices {
  edition: string
  length: Length
  /** Of a timed game. */
  minutes: number
  /** Values other than the default, by option; `short` and `minutes` follow from `length`. */
  options: Record<string, string>
  /** Six places in order. */
  seats: Seat[]
  profile: NonNullable<CreateTable['profile']>
  pace: NonNullable<CreateTable['pace']>
  /** Seconds that a throw waits while rent may still be demanded. */
  grace: number
  listed: boolean
  /** Dice and cards are real: people type what they show. */
  real: boolean
  /** Of a table with real cards: whether they are those of the edition here, or any. */
  decks: 'strict' | 'open'
}

/** Options that everybody understands; the others are readings of the rulebook, for who wants to know. */
export const PLAIN_OPTIONS = ['speed_die', 'rent', 'first']
const LENGTH_OPTIONS = ['short', 'minutes']

export function firstChoices(): Choices {
  return {
    edition: '',
    length: 'full',
    minutes: 90,
    options: {},
    seats: ['me', 'bot:standard', 'bot:standard', 'bot:standard', 'closed', 'closed'],
    profile: 'none',
    pace: 'normal',
    grace: 5,
    listed: false,
    real: false,
    decks: 'strict',
  }
}

/** Return the choices with real dice or without: people at a real table play with one another, not with bots. */
export function withReal(choices: Choices, real: boolean): Choices {
  const seats = choices.seats.map((seat): Seat => (real && seat.startsWith('bot') ? 'open' : seat))
  return { ...choices, real, seats }
}

/** How long a game of this edition can be made to last; one entry if there is no choice. */
export function lengths(view: EditionView): Length[] {
  const all: [Length, boolean][] = [
    ['full', true],
    ['short', 'short' in view.options],
    ['timed', 'minutes' in view.options],
  ]
  return all.filter(([, had]) => had).map(([length]) => length)
}

/** The value an option has now: the chosen one, else the edition's first. */
export function valueOf(choices: Choices, view: EditionView, option: string): string {
  const values = view.options[option] ?? []
  const chosen = choices.options[option]
  return chosen !== undefined && values.includes(chosen) ? chosen : (values[0] ?? '')
}

/** What the value of an option means, in the server's words. */
export function saidOf(view: EditionView, option: string, value: string): string {
  const at = view.options[option]?.indexOf(value) ?? -1
  return view.said[option]?.[Math.max(0, at)] ?? ''
}

/** What everybody begins with, by the options that are on. */
export function startOf(choices: Choices, view: EditionView): number {
  const on = Object.keys(view.start_with).find((option) => valueOf(choices, view, option) === 'true')
  return (on && view.start_with[on]) || view.money.start
}

/** Options that can be chosen now: those that need another one only where that is switched on. */
export function openOptions(choices: Choices, view: EditionView): string[] {
  return Object.keys(view.options).filter((option) => {
    const needed = view.needs[option]
    return !LENGTH_OPTIONS.includes(option) && (!needed || valueOf(choices, view, needed) === 'true')
  })
}

export function taken(seats: readonly Seat[]): number {
  return seats.filter((seat) => seat !== 'closed').length
}

/** How many bots sit before a place. */
export function botsBefore(seats: readonly Seat[], place: number): number {
  return seats.slice(0, place).filter((seat) => seat.startsWith('bot')).length
}

/** What the bots of a new table will be called at which `me` sits: one that begins with the same letter gives way. */
export function botsCalled(names: readonly string[], seats: readonly Seat[], me: string): string[] {
  const bots = names.slice(0, botsBefore(seats, seats.length))
  const letter = me.trim().charAt(0).toLowerCase()
  const other = names.find((name) => !bots.includes(name) && name.charAt(0).toLowerCase() !== letter)
  return bots.map((name) => (name.charAt(0).toLowerCase() === letter ? (other ?? name) : name))
}

/** Whether the game can begin at once: nobody else is to come. */
export function alone(seats: readonly Seat[]): boolean {
  return !seats.includes('open')
}

/** The request for the table; `token` is the key of who makes it. Only what differs from the edition's own way is named. */
export function tableOf(choices: Choices, view: EditionView, token: string): CreateTable {
  const options: NonNullable<CreateTable['options']> = {}
  for (const option of openOptions(choices, view)) {
    const value = valueOf(choices, view, option)
    if (value !== view.options[option]?.[0]) options[option] = value
  }
  if (choices.real && choices.decks === 'open') options.decks = 'open'
  const length = lengths(view).includes(choices.length) ? choices.length : 'full'
  if (length === 'short') options.short = 'true'
  if (length === 'timed') options.minutes = choices.minutes
  return {
    edition: choices.edition,
    token,
    options,
    places: choices.seats.map((seat) => (seat === 'me' ? 'open' : seat)),
    profile: choices.profile,
    pace: choices.pace,
    grace: choices.grace,
    listed: choices.listed && !alone(choices.seats),
    ...(choices.real ? { nature: 'typed' as const } : {}),
  }
}

/** What the options of a table mean: those that everybody wants to know, and those that differ from the edition's own way. */
export function summaryOf(view: EditionView, options: Record<string, unknown>): { option: string; said: string }[] {
  const shown = Object.entries(view.options).filter(([option, values]) => {
    const value = String(options[option])
    const shown = PLAIN_OPTIONS.includes(option) || (option === 'short' && !options.minutes) || value !== values[0]
    return values.includes(value) && shown
  })
  return shown.map(([option]) => ({ option, said: saidOf(view, option, String(options[option])) }))
}
