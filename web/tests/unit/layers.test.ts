// @vitest-environment jsdom
/** Back closes what lies over the page, before it leaves the page. */
import { beforeEach, expect, test, vi } from 'vitest'
import * as layers from '../../src/lib/layers'
import * as router from '../../src/lib/router.svelte'

/** The browser goes back, or forward. */
async function walk(way: 'back' | 'forward'): Promise<void> {
  const come = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history[way]()
  await come
}

/** The page is at a screen, also where a step is passed over on the way. */
const arrived = (screen: string) => vi.waitFor(() => expect(router.here().screen).toBe(screen))

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  router.go('/')
  router.go('/t/ABCDE')
})

test('one layer after the other, and then the page', async () => {
  const open: string[] = ['list', 'deed']
  const stops = open.map((name) =>
    layers.layer(() => {
      open.splice(open.indexOf(name), 1)
      stops[['list', 'deed'].indexOf(name)]?.()
    }),
  )
  await walk('back')
  expect([open, router.here().screen]).toEqual([['list'], 'table'])
  await vi.waitFor(() => expect(history.state).toEqual({ layer: true }))
  await walk('back')
  expect([open, router.here().screen]).toEqual([[], 'table'])
  await walk('back')
  await arrived('lobby')
})

test('a layer that was closed otherwise takes no Back', async () => {
  layers.layer(() => {})()
  await walk('back')
  await arrived('lobby')
})

test('forward leads to the page without the layer', async () => {
  let closed = 0
  const stop = layers.layer(() => {
    closed += 1
    stop()
  })
  await walk('back')
  await walk('forward')
  expect([closed, router.here().screen]).toEqual([1, 'table'])
  await walk('back')
  await arrived('lobby')
})

test('who leaves from a layer comes back to the page at once', async () => {
  const stop = layers.layer(() => {})
  router.go('/settings')
  stop()
  await walk('back')
  await arrived('table')
  await walk('back')
  await arrived('lobby')
})
