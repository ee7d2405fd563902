import { expect, it } from 'vitest'
import { hiddenBelow } from '../../src/parts/more.svelte'

it('counts what is below the edge, and not what is cut by a hair', () => {
  expect(hiddenBelow([40, 80, 120], 120)).toBe(0)
  expect(hiddenBelow([40, 80, 121.5], 120)).toBe(0)
  expect(hiddenBelow([40, 80, 130, 170], 120)).toBe(2)
})
