/** What the first screen asks the server, asked as soon as its address is known: the answer comes while the screen and its words do. */

import { editionList } from './lib/editions'
import type { Place } from './lib/router.svelte'
import { LiveTable } from './lib/table.svelte'
import { resumable, type Resumable } from './lobby/opening'

let games: Promise<Resumable[]> | null = null
let table: LiveTable | null = null

export function askAhead(place: Place): void {
  if (place.screen === 'lobby') {
    games = resumable()
    editionList().catch(() => undefined) // what fails is asked for again where it is shown
  } else if (place.screen === 'table') {
    table = new LiveTable(place.code)
    table.open()
  }
}

/** The games that this browser has been at; asked for now, if they were not or have been taken. */
export function gamesAsked(): Promise<Resumable[]> {
  const asked = games ?? resumable()
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
