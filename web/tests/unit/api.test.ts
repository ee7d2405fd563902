/** What went wrong is said in a sentence that people read, never in the words of a browser or a proxy. */
import { afterEach, expect, it, vi } from 'vitest'
import { get, sentenceOf } from '../../src/lib/api'

const SILENCE = 'Der Server antwortet nicht.'
const problem = { status: 409, reason: 'over', sentence: 'Das Spiel ist zu Ende.', rules: [], wait: 0 }

async function said(answer: () => Promise<Response>): Promise<string> {
  vi.stubGlobal('fetch', answer)
  return get('/api/tables').then(
    () => '',
    (error: unknown) => sentenceOf(error, SILENCE),
  )
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('is the sentence of the server', async () => {
  expect(await said(() => Promise.resolve(new Response(JSON.stringify(problem), { status: 409 })))).toBe('Das Spiel ist zu Ende.')
})

it('is that nothing came where no connection is, or something else has answered', async () => {
  expect(await said(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(SILENCE)
  expect(await said(() => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' })))).toBe(SILENCE)
})

it('is that nothing came where a part of the page did not, and the error is kept for who looks for it', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(sentenceOf(new TypeError('Failed to fetch dynamically imported module'), SILENCE)).toBe(SILENCE)
  expect(told).toHaveBeenCalledOnce()
})
