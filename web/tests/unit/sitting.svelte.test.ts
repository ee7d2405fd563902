// @vitest-environment jsdom
/** What somebody types to sit down is not lost when another one takes the place. */
import { beforeEach, expect, test } from 'vitest'
import { Sitting } from '../../src/lobby/sitting.svelte'
import type { ChairView } from '../../src/protocol'

const open = (place: number): ChairView => ({ place, holder: 'open' })
const person = (place: number, shown: string): ChairView => ({ place, holder: 'person', seat: shown, shown })

beforeEach(() => localStorage.clear())

test('a name that is being typed goes on at the next free place', () => {
  const sits = new Sitting()
  sits.begin(1, true)
  sits.name = 'Ben'
  expect(sits.follow([person(0, 'Anna'), open(1), open(2)], [])).toBe(false)
  expect(sits.follow([person(0, 'Anna'), person(1, 'Cem'), open(2)], [])).toBe(true)
  expect([sits.place, sits.name, sits.taken]).toEqual([2, 'Ben', true])
})

test('a name waits for a place where none is left', () => {
  const sits = new Sitting()
  sits.begin(1, true)
  sits.name = 'Ben'
  sits.follow([person(0, 'Anna'), person(1, 'Cem')], [])
  expect([sits.place, sits.name, sits.taken]).toEqual([null, 'Ben', true])
  sits.begin(2, true)
  expect([sits.place, sits.name, sits.taken]).toEqual([2, 'Ben', false])
})

test('who did not want to sit down after all begins anew', () => {
  localStorage.setItem('bankhalter.name', 'Anna')
  const sits = new Sitting()
  sits.begin(1, true)
  expect(sits.name).toBe('Anna')
  sits.name = 'Ben'
  sits.end()
  sits.begin(1, false)
  expect(sits.name).toBe('')
})

test('my own seat was not taken by another', () => {
  const sits = new Sitting()
  sits.begin(1, true)
  expect(sits.follow([person(1, 'Anna'), open(2)], ['Anna'])).toBe(false)
})
