// @vitest-environment jsdom
/** Links for other devices. */
import { beforeEach, expect, it, vi } from 'vitest'

const at = (url: string): Location => new URL(url) as unknown as Location
const answers = (address: string): void => {
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(JSON.stringify({ address })))))
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
})

it('a page that was opened as localhost invites to the address of the server at home', async () => {
  answers('http://192.168.1.5:8000')
  const { inviting, isShut } = await import('../../src/lib/home.svelte')
  for (const here of ['http://localhost:8000/t/AB3DE', 'http://127.0.0.1:8000/', 'http://[::1]:8000/']) {
    inviting('/t/AB3DE', at(here))
    await vi.waitFor(() => expect(inviting('/t/AB3DE', at(here))).toBe('http://192.168.1.5:8000/t/AB3DE'))
    expect(isShut(at(here))).toBe(false)
  }
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('a page that others can open invites to itself, and asks nobody', async () => {
  answers('http://192.168.1.5:8000')
  const { inviting, isShut } = await import('../../src/lib/home.svelte')
  expect(inviting('/money/AB3DE', at('https://play.example/money/AB3DE?x#y'))).toBe('https://play.example/money/AB3DE')
  expect(isShut(at('https://play.example/'))).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
})

it('a server that is not open to others says so', async () => {
  answers('')
  const { inviting, isShut } = await import('../../src/lib/home.svelte')
  expect(isShut(at('http://localhost:8000/'))).toBe(false) // not known yet
  inviting('/', at('http://localhost:8000/'))
  await vi.waitFor(() => expect(isShut(at('http://localhost:8000/'))).toBe(true))
  expect(inviting('/t/AB3DE', at('http://localhost:8000/'))).toBe('http://localhost:8000/t/AB3DE')
})
