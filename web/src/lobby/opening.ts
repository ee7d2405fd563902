/** Getting to a table from the lobby: making one, sitting down, coming back. */

import type { Created, CreateTable, Welcome } from '../protocol'
import { post, ProblemError } from '../lib/api'
import { patiently } from '../lib/again'
import { command, newId, tableNow } from '../lib/commands'
import { forget, knownTables, type Known } from '../lib/keys'

/** A table that is being made: what is done is not done again when the rest is tried once more. */
export interface Opening {
  readonly token: string
  request: CreateTable
  name: string
  created: Created | null
  seated: boolean
  /** Ids of its commands: the server carries each out once, however often it is sent. */
  readonly ids: { readonly sit: string; readonly start: string }
}

export function newOpening(request: CreateTable, name: string, ids = { sit: newId(), start: newId() }): Opening {
  return { token: request.token, request, name, created: null, seated: false, ids }
}

/** Make the table, sit down at the first open place, and begin if `start`; return the code. May be called again. */
export async function carryOn(opening: Opening, start: boolean): Promise<string> {
  opening.created ??= await post<Created>('/api/tables', opening.request)
  const { code } = opening.created
  if (!opening.seated) {
    const place = Math.max(0, opening.request.places?.indexOf('open') ?? 0)
    await command(code, opening.ids.sit, { do: 'sit', place, shown: opening.name, token: opening.token }, opening.token)
    opening.seated = true
  }
  if (start) await command(code, opening.ids.start, { do: 'start' }, opening.token)
  return code
}

/** Come back to a seat with its code. */
export async function comeBack(code: string, seatCode: string, token: string): Promise<void> {
  await command(code, newId(), { do: 'enter', code: seatCode, token }, token)
}

export interface Resumable {
  known: Known
  now: Welcome
}

/**
 * Tables of this browser that still are, the last first; those that are gone are forgotten. `hear` is told of them once
 * all have been asked for, and again when one comes that did not answer at first: it is asked as long as that is `wanted`.
 */
export async function resumable(most: number, wanted: () => boolean, hear: (found: Resumable[]) => void): Promise<void> {
  const answers = new Map<string, Welcome>()
  let told = false

  function found(known: Known): Resumable[] {
    const now = answers.get(known.code)
    return now ? [{ known, now }] : []
  }

  function tell(): void {
    told = true
    if (wanted()) hear(knownTables().flatMap(found))
  }

  function lookFor({ code, token }: Known): Promise<void> {
    return new Promise((looked) => {
      const asked = patiently(() => tableNow(code, token), wanted, (error) => {
        if (error instanceof ProblemError && error.reason === 'no_table') forget(code)
        looked()
      })
      void asked.then((now) => {
        if (now) answers.set(code, now)
        looked()
        if (now && told) tell()
      })
    })
  }

  await Promise.all(knownTables().slice(0, most).map(lookFor))
  tell()
}
