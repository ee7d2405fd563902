/** What the first screen asks the server, asked as soon as its address is known: the answer comes while the screen and its words do. */

import { editionList } from './lib/editions'
import type { Place } from './lib/router.svelte'
import { LiveTable } from './lib/table.svelte'
import { resumable, type Resumable } from './lobby/opening'

const KNOWN = 12 // games that are looked for again

/** The games that this browser has been at, looked for until nobody wants to see them any more. */
class Games {
  private found: Resumable[] | null = null
  private shown: ((found: Resumable[]) => void) | null = null
  private wanted = true

  constructor() {
    void resumable(KNOWN, () => this.wanted, (found) => {
      this.found = found
      this.shown?.(found)
    })
  }

  /** Show what is found, also what comes later. */
  show(shown: (found: Resumable[]) => void): void {
    this.shown = shown
    if (this.found) shown(this.found)
  }

  leave(): void {
    this.wanted = false
  }
}

let games: Games | null = null
let table: LiveTable | null = null

export function askAhead(place: Place): void {
  if (place.screen === 'lobby') {
    games = new Games()
    editionList().catch(() => undefined) // what fails is asked for again where it is shown
  } else if (place.screen === 'table') {
    table = new LiveTable(place.code)
    table.open()
  }
}

/** Games that were asked for; now, if they were not or have been taken. */
export function gamesAsked(): Games {
  const asked = games ?? new Games()
  games = null
  return asked
}

/** The table of that code, on its way if it was asked for. */
export function tableAsked(code: string): LiveTable {
  const asked = table
  table = null
  if (asked?.code === code) return asked
  asked?.close()
  return new LiveTable(code)
}
