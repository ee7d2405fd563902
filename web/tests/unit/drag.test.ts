import { describe, expect, it } from 'vitest'
import { restOf } from '../../src/table/drag'

describe('a sheet that is drawn by its handle', () => {
  it('stays where it is when it was hardly moved', () => {
    expect([restOf('full', 20, 0.1, 800), restOf('half', -20, 0, 400)]).toEqual(['full', 'half'])
  })
  it('goes up wherever it was', () => {
    expect([restOf('half', -100, 0, 400), restOf('half', -10, -1, 400), restOf('full', -100, 0, 800)]).toEqual(['full', 'full', 'full'])
  })
  it('goes down by half first, and by most of its height altogether', () => {
    expect([restOf('full', 200, 0.1, 800), restOf('full', 500, 0.1, 800)]).toEqual(['half', 'closed'])
  })
  it('a flick counts more than the way', () => {
    expect([restOf('full', 60, 1, 800), restOf('full', 300, 1, 800), restOf('half', 10, 1, 400)]).toEqual(['half', 'closed', 'closed'])
  })
})
