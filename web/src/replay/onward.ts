/** From a moment of a game that is over, or of one that goes on, another game may begin. */

import { post, ProblemError } from '../lib/api'
import { newKey, remember } from '../lib/keys'
import { language } from '../lib/words.svelte'
import type { CreateTable, Created, Moment, Problem, TableView } from '../protocol'

/** The position after so many actions, as text. */
export async function positionAt(code: string, at: number): Promise<string> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(code)}/positions/${at}`, { headers: { 'accept-language': language() } })
  const text = await answer.text()
  if (answer.ok) return text
  const problem = JSON.parse(text) as Problem
  throw new ProblemError(answer.status, problem.reason, problem.sentence)
}

/** Make a table at which the game goes on from a moment; people find their places open. Return its code. */
export async function playOn(table: TableView, moment: Moment, seats: readonly string[], at: number): Promise<string> {
  const token = newKey()
  const places = seats.map((seat) => {
    const chair = moment.chairs.find((each) => each.seat === seat)
    return chair?.holder === 'bot' ? `bot:${chair.bot}` : 'open'
  })
  const wish: CreateTable = {
    edition: table.edition,
    token,
    options: table.options as NonNullable<CreateTable['options']>,
    places,
    profile: table.profile as NonNullable<CreateTable['profile']>,
    pace: table.pace as NonNullable<CreateTable['pace']>,
    grace: table.grace,
    position: await positionAt(table.code, at),
  }
  const { code } = await post<Created>('/api/tables', wish)
  remember(code, table.edition, token)
  return code
}
