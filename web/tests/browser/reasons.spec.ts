/** What cannot be done now stays where it is and says why, where it can be read and not only heard. */

import type { Locator, Page } from '@playwright/test'
import { SIZES } from './cuts'
import { expect, test } from './house'
import { begun, seatedAt } from './tables'

const AWAITED = 1 // px by which what is awaited may be out of sight

/** The reason that stands beside a button, once it is in sight: as it is read, not only as it is heard. */
async function readOf(page: Page, button: Locator): Promise<string> {
  const says = await button.getAttribute('aria-describedby')
  const reason = page.locator(`[id="${says}"]`)
  await expect(reason).not.toHaveClass(/\bsr\b/)
  const uncovered = (block: ScrollLogicalPosition) =>
    reason.evaluate((text, block) => {
      text.scrollIntoView({ block })
      const { left, right, top, bottom } = text.getBoundingClientRect()
      return [[left + 1, top + 2], [right - 1, top + 2], [left + 1, bottom - 2], [(left + right) / 2, (top + bottom) / 2]].every(([x = 0, y = 0]) => {
        const at = document.elementFromPoint(x, y)
        return at !== null && (at === text || at.contains(text))
      })
    }, block)
  expect((await uncovered('nearest')) || (await uncovered('center')) || (await uncovered('start')), 'the whole reason can be read at once').toBe(true)
  expect(await reason.evaluate((text) => parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThanOrEqual(12)
  return reason.innerText()
}

test('in jail the ways out that are closed stand there with the reason, at every size, and what is awaited stays in sight', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: 'seats: [A, B]\nturn: A\nA: {cash: 20, at: 10, jail: 1}\nB: {cash: 500, at: 0}\n' })
  const page = await seatedAt(browser, house, table, 'Anna')
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const awaited = page.locator('.dock .btn.plate')
    await expect(awaited).toBeInViewport({ ratio: AWAITED })
    for (const [name, why] of [[/^M.50 zahlen/, /verfügbar sind M.20/], ['Karte ausspielen', /Dazu braucht man die Karte/]] as const) {
      const way = page.getByRole('button', { name })
      await expect(way, `${width} x ${height}`).toHaveAttribute('aria-disabled', 'true')
      expect(await readOf(page, way), `${width} x ${height}`).toMatch(why)
      await way.focus()
      await expect(way).toBeFocused()
    }
    await page.evaluate(() => document.querySelectorAll('.dockbox, .now, html').forEach((box) => (box.scrollTop = 0)))
  }
  expect(page.problems).toEqual([])
})

/** A list of business: what opens it, what is pressed in it, and what is then read in which row. */
interface List {
  edition?: string
  position: string
  opens: RegExp | null
  presses: RegExp
  gone: string
  amount: RegExp
  why: RegExp
}

const LISTS: Record<string, List> = {
  build: {
    position: 'seats: [A, B]\nturn: A\nA: {cash: 150, at: 0, deeds: {1: 0, 3: 0}}\nB: {cash: 500, at: 0}\n',
    opens: /^Bauen/,
    presses: /^Bauen: .*Dr\. No/,
    gone: 'Dr. No',
    amount: /M.50/,
    why: /Gleichmäßig bauen/,
  },
  sell: {
    position: 'seats: [A, B]\nturn: A\nA: {cash: 60, at: 0, deeds: {1: 1, 3: 1}}\nB: {cash: 500, at: 0}\n',
    opens: /^(Verkaufen|Geld$)/,
    presses: /^Verkaufen: .*Dr\. No/,
    gone: 'Dr. No',
    amount: /M.25/,
    why: /steht nichts, was man verkaufen könnte/,
  },
  mortgage: {
    position: 'seats: [A, B]\nturn: A\nA: {cash: 60, at: 0, deeds: {5: 0, 15: 0}}\nB: {cash: 500, at: 0}\n',
    opens: /^(Hypothek|Geld$)/,
    presses: /^Beleihen: „Aston/,
    gone: 'Aston',
    amount: /M.100/,
    why: /Hypothek/,
  },
  redeem: {
    position: 'seats: [A, B]\nturn: A\nA: {cash: 115, at: 0, deeds: {5: mortgaged, 15: mortgaged, 1: 0}}\nB: {cash: 500, at: 0}\n',
    opens: /^(Hypothek|Geld$)/,
    presses: /^Ablösen: „Aston/,
    gone: 'Lotus',
    amount: /M.110/,
    why: /verfügbar sind M.5\b/,
  },
  'raise cash': {
    position: 'seats: [A, B]\nturn: A\nphase: buy\nthrows: 1\ndice: [1, 2]\nA: {cash: 10, at: 3, deeds: {1: 0, 5: 0}}\nB: {cash: 500, at: 0}\n',
    opens: /^Geld beschaffen/,
    presses: /^Beleihen: „Aston/,
    gone: 'Aston',
    amount: /M.100/,
    why: /Hypothek/,
  },
  debt: {
    edition: 'sonic-boom',
    position: 'seats: [A, B]\nturn: A\nphase: end\nthrows: 1\ndice: [1, 2]\nA: {cash: 10, at: 38, deeds: {1: 0, 3: 0, 5: 0}}\nB: {cash: 500, at: 0}\ndebts: [{debtor: A, creditor: B, amount: 300, status: awaited}]\n',
    opens: null,
    presses: /^Beleihen: „Amy/,
    gone: 'Amy',
    amount: /M.100/,
    why: /Hypothek/,
  },
}

for (const [name, list] of Object.entries(LISTS)) {
  test(`a row of ${name} that has become impossible keeps its amount and says why`, async ({ browser, house }) => {
    const table = await begun(house, { friends: ['Ben'], edition: list.edition ?? 'bond-007', position: list.position })
    for (const [width, height] of [[1440, 900], [390, 844], [320, 568], [568, 320]] as const) {
      const again = width === 1440 ? table : await begun(house, { friends: ['Ben'], edition: list.edition ?? 'bond-007', position: list.position })
      const page = await seatedAt(browser, house, again, 'Anna', { viewport: { width, height } })
      const at = `${width} x ${height}`
      if (list.opens) await page.locator('.dock button:visible, .nav button:visible').and(page.getByRole('button', { name: list.opens, disabled: false })).first().click()
      await page.locator('.rows').getByRole('button', { name: list.presses }).click()
      const row = page.locator('.rows li', { hasText: list.gone, has: page.locator('[aria-disabled]') })
      await expect(row.locator('.amount'), at).toHaveText(list.amount)
      const button = row.getByRole('button')
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(row).toContainText(list.why)
      expect(await readOf(page, button), at).toMatch(list.why)
      expect(page.problems).toEqual([])
      await page.context().close()
    }
  })
}
