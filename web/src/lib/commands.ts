/** Looking at a table, and commands to it, without a connection of one's own. */

import type { Ack, AnyCommand, Welcome } from '../protocol'
import { get, post } from './api'

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** `id`: the server carries each command out once, however often it is sent. */
export async function command(code: string, id: string, what: AnyCommand, token: string): Promise<void> {
  await post<Ack>(`/api/tables/${encodeURIComponent(code)}/commands`, { type: 'do', id, command: what }, token)
}

/** A table by its code as it stands now, seen with a key or without. */
export function tableNow(code: string, token = ''): Promise<Welcome> {
  return get<Welcome>(`/api/tables/${encodeURIComponent(code)}`, token)
}
