/** What the server answers over plain HTTP. */

import type { Problem } from '../protocol'
import { language } from './words.svelte'

/** A request that was refused, with the server's sentence. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

/** No answer came: no connection, or none yet. */
export class SilenceError extends Error {}

async function ask(path: string, init: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, { ...init, headers: { 'accept-language': language(), ...init.headers } })
  } catch (error) {
    throw new SilenceError(String(error))
  }
  if (response.ok) return response
  const problem = (await response.json().catch(() => null)) as Problem | null
  throw new ProblemError(response.status, problem?.reason ?? 'failed', problem?.sentence ?? response.statusText)
}

export async function get<T>(path: string, token = ''): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return (await (await ask(path, { headers })).json()) as T
}

export async function post<T>(path: string, body: unknown, token = ''): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await (await ask(path, init)).json()) as T
}
