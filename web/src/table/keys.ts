/** Single keys at the table, as designed or as set up; off in text fields, and where a person has switched them off. */

import { type Act, actOf, stepOf } from '../lib/bindings'
import { Series } from '../lib/series'
import { keepSettings, settings } from '../lib/settings.svelte'
import { t } from '../lib/words.svelte'
import { bidOf, within } from './decisions/bids'
import type { Desk } from './desk.svelte'
import { rentsOf } from './due'
import { eventsReport, ownReport, playerReport, tableReport, whereReport } from './report'

const TYPED = 'input, textarea, select, [contenteditable]'
const PRESSED = 'button, a, summary, [role="gridcell"], svg [tabindex]'

const LOOK = 600 // ms for which an auction that has opened must have been seen before a key acts
const keys = new Series()

/** Steps by which a bid goes up and down with Ctrl. */
const MUCH = 50

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

/** Do what a key means; returns whether it meant anything. */
export function pressed(desk: Desk, event: KeyboardEvent): boolean {
  if (!event.repeat) keys.note()
  if (event.ctrlKey && event.key.toLowerCase() === 'm') {
    settings.muted = !settings.muted
    keepSettings()
    return true
  }
  if (event.metaKey || event.altKey || document.querySelector('dialog[open]')) return false
  if (event.key === 'F1') return event.repeat || rules(desk)
  if (event.repeat && event.key === 'Enter' && isIn(event.target, 'button') && !isIn(event.target, '.stepper')) return true
  if (event.key === 'Escape') return closes(desk) || leaves(event)
  if (isIn(event.target, TYPED)) return false
  if (!settings.shortcuts) return false
  const act = actOf(event.key, settings.keys, settings.lang)
  if (event.ctrlKey && act !== 'more' && act !== 'less') return false
  if (event.repeat && act !== 'more' && act !== 'less') return act !== null || event.key === ' '
  if (act === 'more' || act === 'less') return bidBy(desk, (act === 'more' ? 1 : -1) * (event.ctrlKey ? MUCH : stepOf(event.key)))
  if (event.key === ' ') return !isIn(event.target, PRESSED) && throws(desk)
  if (event.key === 'Enter') return !isIn(event.target, PRESSED) && bids(desk)
  if (/^[1-6]$/.test(event.key)) return reports(desk, playerReport(desk, Number(event.key)))
  return act !== null && DOES[act](desk, event)
}

const DOES: Record<Exclude<Act, 'more' | 'less'>, (desk: Desk, event: KeyboardEvent) => boolean> = {
  throw: throws,
  demand: (desk) => {
    const [first, ...also] = rentsOf(desk).map(({ line }) => line)
    return say(desk, first, 'demands rent', also)
  },
  buy: (desk) => say(desk, desk.the('buys')?.line, 'buys'),
  auction: (desk) => say(desk, desk.the('declines')?.line, 'declines'),
  pass: (desk) => say(desk, desk.the('passes')?.line, 'passes'),
  end: (desk) => say(desk, desk.the('ends turn')?.line, 'ends turn'),
  build: (desk) => opens(desk, 'build', desk.may('builds').length),
  sell: (desk) => opens(desk, 'sell', desk.may('sells', 'sells whole').length),
  mortgage: (desk) => opens(desk, 'mortgage', desk.may('mortgages', 'redeems').length),
  raise: (desk) => opens(desk, 'raise', desk.may('sells', 'sells whole', 'mortgages').length),
  trade: (desk) => opens(desk, 'trade', desk.me && !desk.seat?.bankrupt ? 1 : 0),
  back: takesBack,
  where: (desk) => reports(desk, whereReport(desk)),
  events: (desk) => reports(desk, eventsReport(desk)),
  own: (desk, event) => reports(desk, event.shiftKey ? tableReport(desk) : ownReport(desk)),
  rules,
  command: (desk) => {
    desk.commands = true
    document.querySelector<HTMLInputElement>('[data-command]')?.focus()
    return true
  },
}

/** Say the first of these lines that is possible; else ask why `line` is not. */
function say(desk: Desk, line: string | undefined, otherwise: string, also: readonly string[] = []): boolean {
  if (!keys.meant(desk.opened, LOOK)) return true
  if (line) for (const each of [line, ...also]) void desk.say(each)
  else if (otherwise && desk.me) void desk.ask(`${desk.me} ${otherwise}`)
  return true
}

function reports(desk: Desk, report: Desk['report']): boolean {
  if (report) desk.report = report
  return report !== null
}

function bidBy(desk: Desk, steps: number): boolean {
  const choice = desk.the('bids')
  if (choice) desk.bid = within(choice, bidOf(choice, desk.bid) + steps * (desk.live.sheet?.money.unit ?? 1))
  return choice !== null
}

/** Bid what the button says; what is too low by now is asked about. Nobody bids against itself by a key. */
function bids(desk: Desk): boolean {
  const choice = desk.the('bids')
  if (!choice || desk.leads) return false
  const amount = bidOf(choice, desk.bid)
  const line = `${desk.me} bids ${amount}`
  return say(desk, amount === within(choice, amount) ? line : undefined, `bids ${amount}`)
}

function throws(desk: Desk): boolean {
  const line = desk.the('throws')?.line
  if (desk.due) return false // real dice are typed in
  if (line && desk.me && desk.losesRent(desk.me)) {
    desk.confirm(line, t('doubt-throw'))
    return true
  }
  return say(desk, line, 'throws')
}

function opens(desk: Desk, panel: 'build' | 'sell' | 'mortgage' | 'raise' | 'trade', possible: number): boolean {
  if (!possible) return false
  desk.open(panel)
  return true
}

/** Agree to a take-back that is asked for, else ask for one. */
function takesBack(desk: Desk): boolean {
  const undecided = desk.live.moment?.asked_back ?? []
  const seat = desk.live.mine.find((each) => undecided.includes(each))
  if (seat) return say(desk, `${seat} agrees`, '')
  desk.open('menu')
  return true
}

/** Close the uppermost thing that lies over the table, and go back to the decision. */
function closes(desk: Desk): boolean {
  if (desk.doubt) desk.doubt = null
  else if (desk.report) desk.report = null
  else if (desk.live.refusal || desk.why) {
    desk.live.refusal = null
    desk.why = null
  } else if (desk.looked !== null) desk.looked = null
  else if (desk.panel) desk.close()
  else return false
  toDecision()
  return true
}

function toDecision(): void {
  ;(document.getElementById('dock') ?? document.getElementById('stage'))?.focus()
}

/** Go back to the decision from where something is typed. */
function leaves({ target }: KeyboardEvent): boolean {
  if (isIn(target, TYPED)) toDecision()
  return isIn(target, TYPED)
}

/** Open the rules at what is on screen: that of the refusal, else that of what happened last. */
function rules(desk: Desk): boolean {
  const last = desk.live.told.toReversed().flatMap(({ entry }) => (entry.kind === 'played' ? (entry.told ?? []).toReversed() : []))
  const id = desk.live.refusal?.rules?.[0] ?? desk.why?.rules[0] ?? last.find(([, , ids]) => ids.length)?.[2][0] ?? ''
  globalThis.open(`/rules${id ? `/${id}` : ''}?edition=${desk.live.table?.edition ?? ''}`, '_blank', 'noopener')
  return true
}
