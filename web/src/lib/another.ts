/** A table like another one: with the same game and manner, for the same people once more. */

import type { AnyCommand, Created, CreateTable, Moment, TableView, You } from '../protocol'
import { post, ProblemError } from './api'
import { command, newId, tableNow } from './commands'
import { keyOf, newKey, remember } from './keys'
import { shownName } from './seats'

/** Somebody to sit down: at which place, and by which name; at the bank, without playing, if there is no place. */
export interface Sitter {
  place: number | null
  shown: string
}

/** A table that is being made: what is done is not done again when the rest is tried once more. */
export interface Another {
  code: string
  sitters: readonly Sitter[]
  /** Nobody else is to come: its game begins once they sit. */
  alone?: boolean
}

/** Make it, keep its key, and return it. `position`: where its game begins, if not at its beginning. */
export async function anotherTable(table: TableView, places: string[], sitters: readonly Sitter[], position = ''): Promise<Another> {
  const token = newKey()
  const wish: CreateTable = {
    edition: table.edition,
    token,
    options: table.options as NonNullable<CreateTable['options']>,
    places,
    profile: table.profile as NonNullable<CreateTable['profile']>,
    pace: table.pace as NonNullable<CreateTable['pace']>,
    grace: table.grace,
    listed: table.listed && !position,
    position,
    nature: table.nature,
  }
  const { code } = await post<Created>('/api/tables', wish)
  remember(code, table.edition, token)
  return { code, sitters, alone: places.filter((place) => place === 'open').length <= sitters.filter(({ place }) => place !== null).length }
}

/** What the places of a table are when it is made once more: bots stay, people find theirs open. */
export function placesOf(moment: Moment): string[] {
  return moment.chairs.map((chair) => (chair.holder === 'bot' ? `bot:${chair.bot}` : chair.holder === 'person' ? 'open' : chair.holder))
}

/** Those who sit at a table by keys of this browser, where they sit. `seats`: the places, if not those of the table. */
export function sittersOf(moment: Moment, you: You, seats: readonly string[] = moment.chairs.map((chair) => chair.seat ?? '')): Sitter[] {
  const own = seats.flatMap((seat, place) => (seat && you.seats.includes(seat) ? [{ place, shown: shownName(moment, seat) }] : []))
  return you.banker && moment.banker?.shown ? [...own, { place: null, shown: moment.banker.shown }] : own
}

/** Sit down, begin if nobody else is to come, and return the code; where a place is taken by now, another one is chosen at the table. May be called again. */
export async function sitDown({ code, sitters, alone = false }: Another): Promise<string> {
  const token = keyOf(code)
  const { table, moment, you } = await tableNow(code, token)
  const all = moment.stage !== 'open' || you.seats.length + Number(you.banker ?? false) >= sitters.length
  const free = ({ place }: Sitter): boolean => (place === null ? !moment.banker : moment.chairs[place]?.holder === 'open')
  for (const sitter of all ? [] : sitters.filter(free)) {
    await command(code, newId(), sitting(sitter, token), token)
    remember(code, table.edition, token)
  }
  if (alone && moment.stage === 'open') await begin(code, token)
  return code
}

/** Begin the game; where that cannot be, the waiting room says why. */
async function begin(code: string, token: string): Promise<void> {
  try {
    await command(code, newId(), { do: 'start' }, token)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
  }
}

function sitting({ place, shown }: Sitter, token: string): AnyCommand {
  return place === null ? { do: 'bank', shown, token } : { do: 'sit', place, shown, token }
}
