/** How everybody's wealth has gone so far: as the server tells of the past, and as it is seen from then on. */

import { get } from '../lib/api'
import type { LiveTable } from '../lib/table.svelte'
import type { Value } from '../replay/chart'
import type { Curves } from '../protocol'

const KEPT = 3000 // rows; then every second one goes

/** Return rows, half as many where there are too many; the last stays. */
export function thinned<T>(rows: readonly T[], most = KEPT): readonly T[] {
  return rows.length <= most ? rows : rows.filter((_, index) => (rows.length - 1 - index) % 2 === 0)
}

export class Wealth {
  /** A row for each moment, in it what each seat is worth (null once it is bankrupt), in the order of the game. */
  rows: readonly (readonly Value[])[] = $state.raw([])

  constructor(private readonly live: LiveTable) {}

  /** Follow the table; returns how to stop. */
  follow(): () => void {
    this.rows = [this.now()]
    void this.past()
    return this.live.onNews(() => {
      const now = this.now()
      const last = this.rows.at(-1)
      if (now.some((worth, seat) => worth !== last?.[seat])) this.rows = thinned([...this.rows, now])
    })
  }

  private now(): Value[] {
    return this.live.sight?.seats.map((seat) => (seat.bankrupt ? null : seat.worth)) ?? []
  }

  private async past(): Promise<void> {
    try {
      const { worth } = await get<Curves>(`/api/tables/${encodeURIComponent(this.live.code)}/curves`)
      const seen = this.rows
      this.rows = thinned([...worth, ...seen])
    } catch {
      // what has been is not known then; what comes is
    }
  }
}
