// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: false }))
let asked = ''
let answer: () => Promise<unknown>
vi.mock('../../src/lib/api', () => ({
  get: (path: string) => {
    asked = path
    return answer()
  },
}))
const { thinned, Wealth } = await import('../../src/table/wealth.svelte')
type Live = ConstructorParameters<typeof Wealth>[0]

/** A table of two whose wealth can be set; `tell` says that something has happened. */
function table(first: [number, number]) {
  let worths = first
  let heard: () => void = () => undefined
  const live = {
    code: 'ABCDE',
    get sight() {
      return { seats: worths.map((worth) => ({ worth })) }
    },
    onNews: (hear: () => void) => {
      heard = hear
      return () => undefined
    },
  } as unknown as Live
  return { live, tell: (next: [number, number]) => ((worths = next), heard()) }
}

describe('wealth over the game', () => {
  it('is what the server tells of the past, then what is seen', async () => {
    answer = () => Promise.resolve({ worth: [[1500, 1500], [1300, 1500]] })
    const { live, tell } = table([1300, 1500])
    const wealth = new Wealth(live)
    wealth.follow()
    await vi.waitFor(() => expect(wealth.rows).toHaveLength(3))
    expect(asked).toBe('/api/tables/ABCDE/curves')
    tell([1300, 1500]) // somebody has said something
    tell([1250, 1550])
    expect(wealth.rows).toEqual([[1500, 1500], [1300, 1500], [1300, 1500], [1250, 1550]])
  })
  it('begins now where the past cannot be had', async () => {
    answer = () => Promise.reject(new Error('away'))
    const { live, tell } = table([1500, 1500])
    const wealth = new Wealth(live)
    wealth.follow()
    await Promise.resolve()
    tell([1400, 1600])
    expect(wealth.rows).toEqual([[1500, 1500], [1400, 1600]])
  })
  it('keeps every second row where there are too many, and always the last', () => {
    expect(thinned([1, 2, 3], 3)).toEqual([1, 2, 3])
    expect(thinned([1, 2, 3, 4], 3)).toEqual([2, 4])
    expect(thinned([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5])
  })
})
