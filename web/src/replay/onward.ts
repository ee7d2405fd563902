/** From a moment of a game that is over, or of one that goes on, another game may begin. */

import { type Another, anotherTable, sittersOf } from '../lib/another'
import { text } from '../lib/api'
import type { Moment, TableView, You } from '../protocol'

/** The position after so many actions, as text. */
export function positionAt(code: string, at: number): Promise<string> {
  return text(`/api/tables/${encodeURIComponent(code)}/positions/${at}`)
}

/** Make a table at which the game goes on from a moment; who sits there by keys of this browser sits there again, others find their places open. */
export async function playOn(table: TableView, moment: Moment, you: You, seats: readonly string[], at: number): Promise<Another> {
  const places = seats.map((seat) => {
    const chair = moment.chairs.find((each) => each.seat === seat)
    return chair?.holder === 'bot' ? `bot:${chair.bot}` : 'open'
  })
  return anotherTable(table, places, sittersOf(moment, you, seats), await positionAt(table.code, at))
}
