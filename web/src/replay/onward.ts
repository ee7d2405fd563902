/** From a moment of a game that is over, or of one that goes on, another game may begin. */

import { type Another, anotherTable, sittersOf } from '../lib/another'
import { ProblemError } from '../lib/api'
import { language } from '../lib/words.svelte'
import type { Moment, Problem, TableView, You } from '../protocol'

/** The position after so many actions, as text. */
export async function positionAt(code: string, at: number): Promise<string> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(code)}/positions/${at}`, { headers: { 'accept-language': language() } })
  const text = await answer.text()
  if (answer.ok) return text
  const problem = JSON.parse(text) as Problem
  throw new ProblemError(answer.status, problem.reason, problem.sentence)
}

/** Make a table at which the game goes on from a moment; who sits there by keys of this browser sits there again, others find their places open. */
export async function playOn(table: TableView, moment: Moment, you: You, seats: readonly string[], at: number): Promise<Another> {
  const places = seats.map((seat) => {
    const chair = moment.chairs.find((each) => each.seat === seat)
    return chair?.holder === 'bot' ? `bot:${chair.bot}` : 'open'
  })
  return anotherTable(table, places, sittersOf(moment, you, seats), await positionAt(table.code, at))
}
