/** A table like another one: with the same game and manner, for the same people once more. */

import type { Created, CreateTable, TableView } from '../protocol'
import { post } from './api'
import { newKey, remember } from './keys'

/** Make it, keep its key, and return its code. `position`: where its game begins, if not at its beginning. */
export async function anotherTable(table: TableView, places: string[], position = ''): Promise<string> {
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
  return code
}
