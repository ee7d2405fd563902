/** What the server answers over plain HTTP. */

import type { Problem } from '../protocol'
import { language } from './words.svelte'

/** A request that was refused, with the server's sentence. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    sentence: string,
    /** ms after which it is worth asking again; 0: it is not. */
    readonly wait = 0,
  ) {
    super(sentence)
  }
}

/** No answer came: no connection, or none yet. */
export class SilenceError extends Error {}

/** The sentence for what went wrong: the server's, or `silence` if none came from it. */
export function sentenceOf(error: unknown, silence: string): string {
  if (error instanceof ProblemError) return error.message
  if (!(error instanceof SilenceError)) console.error(error) // as when a part of the page cannot be fetched
  return silence
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, { ...init, headers: { 'accept-language': language(), ...init.headers } })
  } catch (error) {
    throw new SilenceError(String(error))
  }
  if (response.ok) return response
  const problem = (await response.json().catch(() => null)) as Problem | null
  if (!problem?.sentence) throw new SilenceError(`${response.status} ${response.statusText}`) // not from this server
  throw new ProblemError(response.status, problem.reason, problem.sentence, problem.wait)
}

/** What an answer holds; one that breaks off on its way is none. */
async function whole<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw new SilenceError(String(error))
  }
}

export async function get<T>(path: string, token = ''): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return whole((await ask(path, { headers })).json() as Promise<T>)
}

/** What is no data but a text. */
export async function text(path: string): Promise<string> {
  return whole((await ask(path, {})).text())
}

export async function post<T>(path: string, body: unknown, token = ''): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return whole((await ask(path, init)).json() as Promise<T>)
}
