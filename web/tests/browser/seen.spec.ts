/** In every state of a table nothing is wider than the window, no text is cut off, and one button is filled at most. */

import { cuts } from './cuts'
import { expect, test } from './house'
import { reached, STATES } from './states'
import { begun, seatedAt, seatedNext } from './tables'

const HALVES = [0, 1].map((half) => STATES.filter((_, at) => at % 2 === half))

for (const [half, states] of HALVES.entries()) {
  test(`nothing is cut off, and one button is loud at most, part ${half + 1}`, async ({ browser, house }) => {
    test.setTimeout(240_000)
    const found: string[] = []
    const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'] }), null)
    for (const state of states) {
      const table = await begun(house, state.wanted)
      await reached(house, table, state)
      await page.setViewportSize({ width: 1440, height: 900 })
      await seatedNext(page, house, table, state.who ?? 'Anna')
      await state.pressed?.(page)
      found.push(...(await cuts(page, state.name)))
      expect(page.problems).toEqual([])
    }
    expect(found).toEqual([])
  })
}
