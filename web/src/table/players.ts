/** What a seat is doing, in words that the page has texts for. */

import { t } from '../lib/words.svelte'
import type { ChairView, Moment, Sight, You } from '../protocol'

/** What a seat that is awaited has to decide; `turn`: it is on turn and nothing special is asked; "": it is not awaited. */
export function decides(seat: string, sight: Sight, awaits: readonly string[]): string {
  if (!awaits.includes(seat)) return ''
  if (sight.pending !== 'turn') return sight.pending
  if (sight.turn && sight.turn !== seat) return sight.claims.some((claim) => claim.owner === seat) ? 'claim' : 'turn'
  return sight.phase
}

/** What a seat owes, or may be asked for as rent, as a sentence; "" if nothing. */
export function owes(seat: string, sight: Sight, say: (amount: number) => string): string {
  const debt = sight.debts.find((each) => each.debtor === seat)
  if (debt) return t(debt.missing ? 'player-debt-short' : 'player-debt', { amount: say(debt.amount), missing: say(debt.missing) })
  const claims = sight.claims.filter((each) => each.debtor === seat)
  if (!claims.length) return ''
  const amounts = claims.flatMap((claim) => claim.amount ?? [])
  return amounts.length < claims.length ? t('player-claim') : t('player-claim-amount', { amount: amounts.map(say).join(' + ') })
}

/** The offers that wait for the answer of a seat: who made them. */
export function offersTo(seat: string, moment: Moment | null): string[] {
  return (moment?.sight?.offers ?? []).filter((offer) => offer.to === seat).map((offer) => offer.from)
}

/** Whether somebody may come back to this table from here with a code: a person is away, or another device keeps the bank. */
export function mayReturn(moment: Moment | null, you: You): boolean {
  const away = moment?.chairs.some((chair) => chair.holder === 'person' && chair.away && !you.seats.includes(chair.seat ?? ''))
  return away || (!!moment?.banker?.shown && !you.banker)
}

/** Whether somebody at this device has to do something about who sits in a chair: it is asked or replaced itself, or has not voted yet. */
export function presses({ seat = '', holder, bot }: Pick<ChairView, 'seat' | 'holder' | 'bot'>, moment: Moment | null, mine: readonly string[]): boolean {
  const doubt = moment?.doubts?.find((each) => each.about === seat)
  if (mine.includes(seat)) return doubt !== undefined || (holder === 'person' && !!bot)
  const me = mine[0]
  return doubt !== undefined && me !== undefined && !(me in doubt.votes)
}
