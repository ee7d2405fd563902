/** Single keys at the table; off in text fields, and where a person has switched them off. */

import { settings, keepSettings } from '../lib/settings.svelte'
import { t } from '../lib/words.svelte'
import type { Desk } from './desk.svelte'

const TYPED = 'input, textarea, select, [contenteditable]'

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED) !== null
}

function bidBy(desk: Desk, steps: number): boolean {
  const bids = desk.the('bids')
  if (!bids) return false
  const unit = desk.live.sheet?.money.unit ?? 1
  const from = Math.min(Math.max(desk.bid, bids.least), bids.most)
  desk.bid = Math.min(Math.max(from + steps * unit, bids.least), bids.most)
  return true
}

/** Say the first of these lines that is possible; else ask why `line` is not. */
function say(desk: Desk, line: string | undefined, otherwise: string): boolean {
  if (line) void desk.say(line)
  else if (otherwise && desk.me) void desk.ask(`${desk.me} ${otherwise}`)
  return true
}

/** Do what a key means; returns whether it meant anything. */
export function pressed(desk: Desk, event: KeyboardEvent): boolean {
  if (event.ctrlKey && event.key.toLowerCase() === 'm') {
    settings.muted = !settings.muted
    keepSettings()
    return true
  }
  if (!settings.shortcuts || event.metaKey || event.altKey || typing(event.target) || document.querySelector('dialog[open]')) return false
  const onButton = event.target instanceof Element && event.target.closest('button, a, [role="gridcell"], svg [tabindex]') !== null
  const factor = event.shiftKey ? 10 : event.ctrlKey ? 50 : 1
  switch (event.key) {
    case '+':
    case '*':
      return bidBy(desk, factor)
    case '-':
    case '_':
      return bidBy(desk, -factor)
    case 'Escape':
      if (!desk.panel && !desk.why && !desk.live.refusal) return false
      if (desk.live.refusal || desk.why) {
        desk.live.refusal = null
        desk.why = null
      } else desk.close()
      document.getElementById('dock')?.focus()
      return true
    case '/':
      document.querySelector<HTMLInputElement>('[data-command]')?.focus()
      return true
  }
  if (event.ctrlKey) return false
  switch (event.key.toLowerCase()) {
    case ' ':
      if (onButton) return false
      return throws(desk)
    case 'r':
      return throws(desk)
    case 'm':
      return say(desk, desk.may('demands').at(-1)?.line, 'demands rent')
    case 'k':
      return say(desk, desk.the('buys')?.line, 'buys')
    case 'v':
      return say(desk, desk.the('declines')?.line, 'declines')
    case 'p':
      return say(desk, desk.the('passes')?.line, 'passes')
    case 'e':
      return say(desk, desk.the('ends turn')?.line, 'ends turn')
    case 'enter': {
      const bids = desk.the('bids')
      if (!bids || onButton) return false
      return say(desk, `${desk.me} bids ${Math.min(Math.max(desk.bid, bids.least), bids.most)}`, '')
    }
    case 'b':
      return open(desk, 'build', desk.may('builds').length)
    case 'u':
      return open(desk, 'sell', desk.may('sells', 'sells whole').length)
    case 'h':
      return open(desk, 'mortgage', desk.may('mortgages', 'redeems').length)
    case 'g':
      return open(desk, 'raise', desk.may('sells', 'sells whole', 'mortgages').length)
    case 't':
      return open(desk, 'trade', desk.me && !desk.seat?.bankrupt ? 1 : 0)
    case 'z':
      return back(desk)
    case '?':
      globalThis.open(`/rules?edition=${desk.live.table?.edition ?? ''}`, '_blank', 'noopener')
      return true
    default:
      return false
  }
}

function throws(desk: Desk): boolean {
  const line = desk.the('throws')?.line
  if (line && desk.may('demands').length) {
    desk.confirm(line, t('doubt-throw'))
    return true
  }
  return say(desk, line, 'throws')
}

function open(desk: Desk, panel: 'build' | 'sell' | 'mortgage' | 'raise' | 'trade', possible: number): boolean {
  if (!possible) return false
  desk.open(panel)
  return true
}

/** Agree to a take-back that is asked for, else ask for one. */
function back(desk: Desk): boolean {
  const undecided = desk.live.moment?.asked_back ?? []
  const seat = desk.live.mine.find((each) => undecided.includes(each))
  if (seat) return say(desk, `${seat} agrees`, '')
  desk.open('menu')
  return true
}
