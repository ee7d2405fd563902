/** What has become of rent that could be demanded: its slip stays for a moment, as paid or as lapsed. */

import type { ClaimSight } from '../protocol'
import type { LiveTable, Told } from '../lib/table.svelte'

export interface Gone {
  key: number
  claim: ClaimSight
  /** The sentence about its lapsing; "" if it was paid. */
  lapsed: string
}

/** How long it stays, at any speed and without motion, too: it is to be read. */
export const STAYS = 5000 // ms

type Fate = Pick<Gone, 'claim' | 'lapsed'>

/** Return what has become of claims that are not open any more; what was taken back has come to nothing. */
export function fatesOf(claims: readonly ClaimSight[], news: readonly Told[], seats: readonly string[], unit: number): Fate[] {
  const said = news.flatMap(({ entry, said }) => (entry.kind === 'played' && !entry.undone ? (entry.told ?? []).map(([event], at) => ({ event, sentence: said[at] ?? '' })) : []))
  const events = news.flatMap(({ entry }) => (entry.kind === 'played' && !entry.undone ? (entry.events ?? []) : []))
  const lapses = events.filter(([event]) => event === 'claim_lapsed').map(([, numbers], at) => ({ numbers, sentence: said.filter(({ event }) => event === 'claim_lapsed')[at]?.sentence ?? '' }))
  const payments = events.filter(([event]) => event === 'paid').map(([, numbers]) => numbers)
  return claims.flatMap((claim): Fate[] => {
    const [guest, owner] = [seats.indexOf(claim.debtor), seats.indexOf(claim.owner)]
    const at = lapses.findIndex(({ numbers }) => numbers[0] === guest && numbers[1] === owner)
    if (at >= 0) return [{ claim, lapsed: lapses.splice(at, 1)[0]?.sentence ?? '' }]
    const paid = payments.find(([payer, receiver, , , square]) => payer === guest && receiver === owner && square === claim.square)
    return paid ? [{ claim: { ...claim, amount: (paid[2] ?? 0) * unit }, lapsed: '' }] : []
  })
}

function same(one: ClaimSight, other: ClaimSight): boolean {
  return one.owner === other.owner && one.debtor === other.debtor && one.square === other.square
}

export class GoneClaims {
  shown: Gone[] = $state.raw([])
  private made = 0

  /** Follow a table; returns how to stop. */
  follow(live: LiveTable): () => void {
    let before = live.sight?.claims ?? []
    const timers = new Set<number>()
    const stops = [
      live.onNews((news) => {
        const now = live.sight?.claims ?? []
        const left = before.filter((claim) => !now.some((each) => same(each, claim)))
        before = now
        if (!left.length || live.moment?.rush === 'on') return
        const seats = live.sight?.seats.map((seat) => seat.seat) ?? []
        const gone = fatesOf(left, news, seats, live.sheet?.money.unit ?? 1).map((fate) => ({ ...fate, key: (this.made += 1) }))
        if (!gone.length) return
        this.shown = [...this.shown, ...gone]
        timers.add(window.setTimeout(() => (this.shown = this.shown.filter((each) => !gone.includes(each))), STAYS))
      }),
      live.onWelcome(() => (before = live.sight?.claims ?? [])),
    ]
    return () => {
      for (const stop of stops) stop()
      timers.forEach(clearTimeout)
    }
  }
}
