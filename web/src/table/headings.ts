/** The heading of the dock: who is awaited, and for what, in a few words. */

import { t } from '../lib/words.svelte'
import type { Desk } from './desk.svelte'

function own(desk: Desk): string {
  const { decision, sight, seat } = desk
  if (!sight || !seat) return ''
  switch (decision) {
    case 'throw':
      if (sight.phase === 'order') return t('heading-order')
      return t(sight.throws > 0 ? 'heading-again' : 'heading-throw')
    case 'jail':
      return t('heading-jail')
    case 'bus':
      return t('heading-bus')
    case 'jump':
      return t('heading-jump')
    case 'fine':
      return t('heading-fine')
    case 'buy':
      return desk.square(seat.at)?.name ?? ''
    case 'end':
      return t('heading-end')
    case 'wish':
      return t('heading-wish', { kind: sight.shortage?.what ?? 'house', count: bank(desk) })
    case 'place':
      return t('heading-place', { kind: sight.shortage?.what ?? 'house' })
    case 'received': {
      const square = desk.the('keeps')?.square ?? desk.the('redeems')?.square
      return t('heading-received', { lot: square == null ? '' : desk.said(square) })
    }
    case 'debt': {
      const debt = sight.debts.find((each) => each.debtor === seat.seat)
      const creditor = debt?.creditor === 'bank' ? 'bank' : 'seat'
      return debt ? t('heading-debt', { creditor, whom: desk.name(debt.creditor), amount: desk.money(debt.amount) }) : ''
    }
    default:
      return ''
  }
}

function bank({ sight }: Desk): number {
  return (sight?.shortage?.what === 'hotel' ? sight.bank.hotels : sight?.bank.houses) ?? 0
}

/** Return the heading for who sits at this page. */
export function headingOf(desk: Desk, bar = ''): string {
  const { sight, live } = desk
  if (!sight) return ''
  if (sight.pending === 'over') return t('heading-over')
  const { due } = desk
  if (due && !desk.panel && (due.what !== 'dice' || due.rent || desk.decision === 'throw' || desk.decision === 'jail' || !desk.me)) {
    return t(`heading-real-${due.what}${bar}`, { whose: desk.me === due.seat ? 'own' : 'other', who: desk.name(due.seat) })
  }
  if (desk.awaited) {
    const said = own(desk)
    if (said) return said
  }
  const awaited = (live.moment?.awaits ?? []).filter((name) => name !== 'nature')
  if (sight.auction) return t('heading-auction')
  const others = awaited.filter((name) => name !== sight.turn)
  if (others.length && !awaited.includes(sight.turn)) {
    const what = sight.pending === 'rent_throw' || sight.phase === 'order' ? 'throws' : 'decides' // who throws decides nothing
    return t('heading-asked', { what, names: others.map((name) => desk.name(name)).join(', '), count: others.length })
  }
  if (!bar && awaited.length === 1 && sight.phase === 'buy' && sight.pending === 'turn') return t('heading-buys', { who: desk.name(sight.turn) })
  return sight.turn ? t('heading-turn', { who: desk.name(sight.turn) }) : t('heading-order')
}

/** Return what a sentence says that its heading does not: nothing if it only adds, in brackets, what the dice show. */
export function beyond(heading: string, sentence: string): string {
  if (!heading || !sentence.startsWith(heading)) return sentence
  const rest = sentence.slice(heading.length).trim()
  if (!rest || /^\(.*\)\.?$/.test(rest)) return ''
  return heading.endsWith('?') ? rest : sentence
}

/** Return the heading for the bar of a phone: a lot for sale has its own below. */
export function barOf(desk: Desk): string {
  return desk.awaited && desk.decision === 'buy' ? t('heading-throw') : headingOf(desk, '-bar')
}
