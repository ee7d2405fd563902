/** What is to be heard of my own decision: what is asked, and what I may do although nobody asks. */

import { t } from '../lib/words.svelte'
import type { ClaimSight } from '../protocol'
import type { Desk } from './desk.svelte'
import { beyond, headingOf } from './headings'

export interface Due {
  /** What is mine to decide; where there is one that was not there before, something has become due. */
  keys: string[]
  sentences: string[]
}

/** The sentence about what is asked; the heading says it all where there is nothing but to throw, and is not said again. */
export function hintOf(desk: Desk): string {
  if (desk.awaited && desk.decision === 'jump') return t('hint-jump')
  if (desk.awaited && desk.decision === 'fine') return ''
  return desk.awaited && desk.decision === 'throw' && desk.sight?.phase !== 'order' ? '' : beyond(headingOf(desk), desk.text)
}

/** When a claim lapses, or that it does not any more. */
export function lapses(desk: Desk, claim: ClaimSight): string {
  if (claim.lapses === null) return t('slip-demanded')
  return claim.lapses === desk.me ? t('slip-lapses-you') : t('slip-lapses', { who: desk.name(claim.lapses) })
}

/** Whether its owner lets the rent be: nobody waits for it then. */
export function isLetBe(desk: Desk, claim: ClaimSight): boolean {
  return isAmong(desk, claim, desk.live.moment?.waived)
}

/** Whether the next throw waits until the rent is demanded. */
export function isHeld(desk: Desk, claim: ClaimSight): boolean {
  return isAmong(desk, claim, desk.live.moment?.held)
}

function isAmong(desk: Desk, claim: ClaimSight, numbers: readonly number[] = []): boolean {
  return numbers.includes(desk.sight?.claims.indexOf(claim) ?? -1)
}

/** Rent that can be demanded now, and the line that does it. */
export interface Rent {
  claim: ClaimSight
  line: string
}

/** The claims as they are looked at: mine first, the largest first, of equals the newest first. */
export function ranked(desk: Desk, claims: readonly ClaimSight[]): ClaimSight[] {
  const mine = (claim: ClaimSight): number => (claim.owner === desk.me && !claim.demanded ? 1 : 0)
  return [...claims].reverse().sort((one, other) => mine(other) - mine(one) || (other.amount ?? 0) - (one.amount ?? 0))
}

/** The rents that I may demand, the largest first; of one lot the oldest, which must come first there. */
export function rentsOf(desk: Desk): Rent[] {
  const lines = desk.may('demands')
  const claims = (desk.sight?.claims ?? []).filter((claim) => claim.owner === desk.me && !claim.demanded)
  const oldest = lines.flatMap(({ square }) => claims.find((claim) => square === null || claim.square === square) ?? [])
  return ranked(desk, oldest).map((claim) => ({ claim, line: lines.find(({ square }) => square === null || square === claim.square)?.line ?? '' }))
}

/** What the button says that demands my rents: all of them, or which one it is that must come first. */
export function demandOf(desk: Desk): string {
  const rents = rentsOf(desk)
  const amounts = rents.flatMap(({ claim }) => claim.amount ?? [])
  const amount = amounts.length === rents.length ? desk.money(amounts.reduce((sum, each) => sum + each, 0)) : ''
  if (rents.length > 1) return amount ? t('demand-all-amount', { count: rents.length, amount }) : t('demand-all', { count: rents.length })
  const several = (desk.sight?.claims ?? []).filter((claim) => claim.owner === desk.me && !claim.demanded).length > 1
  return several && amount ? t('demand-amount', { amount }) : t('do-demands')
}

function claimSaid(desk: Desk, claim: ClaimSight): string {
  const title = t('slip-title', { role: 'owner', debtor: desk.name(claim.debtor), owner: desk.name(claim.owner), lot: desk.said(claim.square) })
  const rent = claim.amount === null ? t('slip-thrown') : desk.money(claim.amount)
  return `${sentence(`${title}, ${t('slip-rent', { amount: rent })}`)} ${isLetBe(desk, claim) ? t('slip-waived') : lapses(desk, claim)}`
}

function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}

/** What is auctioned; what is bid is said there. */
function hammer(desk: Desk): string[] {
  const { square, what } = desk.sight?.auction ?? { square: null, what: 'house' }
  return [`${t('heading-auction')}: ${square === null ? t('auction-of', { kind: what }) : (desk.square(square)?.name ?? '')}.`]
}

function asked(desk: Desk): string[] {
  const [heading, hint] = [headingOf(desk), hintOf(desk)]
  return heading && !hint.includes(heading) ? [sentence(heading), hint] : [hint]
}

export function dueOf(desk: Desk): Due {
  const { mine } = desk.live
  const claims = (desk.sight?.claims ?? []).filter((claim) => mine.includes(claim.owner) && !claim.demanded)
  const awaited = desk.decision === 'over' || (desk.awaited && desk.decision !== 'waiting')
  const whose = awaited && mine.length > 1 && desk.me && desk.decision !== 'over' ? [`${t('whose', { who: desk.name(desk.me) })}.`] : []
  const offer = desk.offer ? [sentence(t('heading-offer', { who: desk.name(desk.offer.from) }))] : []
  const stands = desk.sight?.auction ? hammer(desk) : awaited ? asked(desk) : [sentence(headingOf(desk))]
  const sentences = [...whose, ...stands, ...claims.map((claim) => claimSaid(desk, claim)), ...offer]
  const keys = [...(awaited ? ['awaited'] : []), ...claims.map((claim) => `${claim.debtor} on ${claim.square}`), ...(desk.offer ? [`offer of ${desk.offer.from}`] : [])]
  return { keys, sentences: sentences.filter(Boolean) }
}
