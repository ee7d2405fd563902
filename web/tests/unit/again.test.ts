// @vitest-environment jsdom
/** What the server cannot do just now is asked for again by itself. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('navigator', { languages: ['de'] })
const { ProblemError, SilenceError } = await import('../../src/lib/api')
const { patiently } = await import('../../src/lib/again')

const busy = new ProblemError(429, 'busy', 'Gleich ist wieder Platz.', 5000)
const never = new ProblemError(409, 'no_chances', 'Das geht hier nicht.')

let asked = 0
let heard: unknown[] = []
let wanted = true

/** Ask, and be answered so one after the other. */
function ask(...answers: unknown[]): Promise<string | null> {
  const get = (): Promise<string> => {
    const answer = answers[asked]
    asked += 1
    return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer as Error)
  }
  return patiently(
    get,
    () => wanted,
    (error) => heard.push(error),
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  heard = []
  wanted = true
})

afterEach(() => void vi.useRealTimers())

it('comes once the server has room, asked for when it says', async () => {
  const found = ask(busy, busy, 'so')
  await vi.advanceTimersByTimeAsync(4999)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(5001)
  expect(await found).toBe('so')
  expect(heard).toEqual([busy, busy])
})

it('comes once there is a connection again', async () => {
  const found = ask(new SilenceError('away'), 'so')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await found).toBe('so')
})

it('is not asked for again where that does not help', async () => {
  expect(await ask(never, 'so')).toBe(null)
  expect(heard).toEqual([never])
})

it('is not asked for any more once nobody looks', async () => {
  const found = ask(busy, 'so')
  await vi.advanceTimersByTimeAsync(0)
  wanted = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(await found).toBe(null)
  expect(asked).toBe(1)
})

it('is asked for soon at first, and at once when the device is online again', async () => {
  const found = ask(new SilenceError('away'), new SilenceError('away'), new SilenceError('away'), new SilenceError('away'), new SilenceError('away'), 'so')
  await vi.advanceTimersByTimeAsync(8000)
  expect(asked).toBe(5)
  dispatchEvent(new Event('online'))
  expect(await found).toBe('so')
})
