/** What cannot be done now stays where it is and says why, where it can be read and not only heard. */

import type { Locator, Page } from '@playwright/test'
import { SIZES } from './cuts'
import { expect, test } from './house'
import { reached, type State, STATES } from './states'
import { begun, seatedAt, seatedNext } from './tables'

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
    const wanted = { friends: ['Ben'], edition: list.edition ?? 'bond-007', position: list.position }
    const page = await seatedAt(browser, house, await begun(house, wanted), 'Anna')
    for (const [width, height] of [[1440, 900], [390, 844], [320, 568], [568, 320]] as const) {
      await page.setViewportSize({ width, height })
      if (width < 1440) await seatedNext(page, house, await begun(house, wanted), 'Anna')
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
    }
  })
}

/** Controls that cannot be used and are not told why: neither to who hears the page nor to who presses them. */
async function unexplained(page: Page, said: string): Promise<string[]> {
  const found: string[] = []
  const part = (await page.locator('dialog[open]').count()) ? page.locator('dialog[open]').last() : page.locator('body')
  const native = part.locator(':is(button, input, select, textarea):disabled:visible')
  found.push(...(await native.evaluateAll((all) => all.map((each) => `${each.outerHTML.slice(0, 120)} is out of reach`))))
  const closed = part.locator('[aria-disabled="true"]:visible:not(.sent)')
  for (const control of await closed.all()) {
    const name = await control.evaluate((each) => each.ariaLabel ?? each.textContent?.trim() ?? '')
    const says = await control.evaluate((each) => {
      const reason = document.getElementById(each.getAttribute('aria-describedby') ?? '')
      return { text: reason?.textContent?.trim() ?? '', read: reason !== null && !reason.classList.contains('sr') }
    })
    if (!says.text && !/, .+/.test(name)) found.push(`"${name}" is heard without a reason`) // a deed has it in its name
    if (says.read) continue
    await control.evaluate((each: HTMLElement) => each.click()) // wherever it is scrolled to
    const told = page.locator(said)
    if (!(await told.first().waitFor({ timeout: 3000 }).then(() => true, () => false))) found.push(`"${name}" is pressed, and nothing is said`)
    else if (!(await told.first().innerText()).trim()) found.push(`"${name}" says nothing`)
    const away = page.locator('.toast.w button[aria-label]')
    if (await away.count()) await away.first().evaluate((each: HTMLElement) => each.click())
  }
  return found
}

const VIEWS = { desk: { viewport: { width: 1440, height: 900 } }, phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } } as const
const TWO = 'seats: [A, B]\nturn: A\n'
const press = (name: RegExp | string) => (page: Page) => page.locator('.dock button:visible, .nav button:visible, #stage button:visible').and(page.getByRole('button', { name, disabled: false })).first().click()

/** States that have controls which cannot be used, beside those that everything is looked at in. */
const CLOSED: State[] = [
  { name: 'the first lap', wanted: { friends: ['Ben'] } },
  { name: 'somebody watches', who: '', wanted: { friends: ['Ben'] } },
  { name: 'a turn in jail', wanted: { friends: ['Ben'], position: `${TWO}A: {cash: 20, at: 10, jail: 1}\nB: {cash: 500, at: 0}\n` } },
  { name: 'too dear', wanted: { friends: ['Ben'], position: `${TWO}phase: buy\nthrows: 1\ndice: [1, 2]\nA: {cash: 10, at: 3}\nB: {cash: 500, at: 0}\n` } },
  { name: 'a bid that is mine', wanted: { friends: ['Ben'], position: `${TWO}phase: buy\nthrows: 1\ndice: [1, 2]\nA: {cash: 60, at: 3}\nB: {cash: 500, at: 0}\n` }, said: ['Anna declines', 'Anna bids 30'] },
  { name: 'a bid that is too high for me', wanted: { friends: ['Ben'], position: `${TWO}phase: buy\nthrows: 1\ndice: [1, 2]\nA: {cash: 60, at: 3}\nB: {cash: 500, at: 0}\n` }, said: ['Anna declines', 'Ben bids 90'] },
  { name: 'an empty deal', wanted: { friends: ['Ben'], position: `${TWO}A: {cash: 5, at: 0, deeds: {1: 1, 3: 1, 5: 0}}\nB: {cash: 0, at: 0}\n` }, pressed: press(/^Handeln/) },
  { name: 'a counter-offer', wanted: { friends: ['Ben', 'Cem'], position: 'seats: [A, B, C]\nturn: A\nA: {cash: 500, at: 0, deeds: {1: 0}}\nB: {cash: 500, at: 0, deeds: {5: 0}}\nC: {cash: 5, at: 0}\n' }, said: ['Ben offers Anna lot 5 for lot 1'], pressed: press(/^Gegenangebot/) },
  { name: 'an offer that has lost its lot', wanted: { friends: ['Ben'], position: `${TWO}A: {cash: 5, at: 0, deeds: {1: 0}}\nB: {cash: 500, at: 0, deeds: {5: 0}}\n` }, said: ['Ben offers Anna lot 5 for 5', 'Anna mortgages 1', 'Anna redeems 1'] },
  { name: 'a mortgage that is too dear', wanted: { friends: ['Ben'], position: `${TWO}A: {cash: 20, at: 0, deeds: {1: 0}}\nB: {cash: 500, at: 0, deeds: {5: mortgaged}}\n` }, said: ['Ben offers Anna lot 5 for lot 1', 'Anna accepts Ben'] },
  { name: 'a mortgage on what rent is due for', wanted: { friends: ['Ben'], edition: 'sonic-boom', position: `seats: [A, B]\nturn: B\nphase: end\nthrows: 1\ndice: [1, 2]\nA: {cash: 500, at: 20, deeds: {37: 0}}\nB: {cash: 800, at: 37}\nclaims: [{guest: B, owner: A, lot: 37, amount: 35}]\n` }, said: ['Anna mortgages 37'] },
  { name: 'bankrupt', wanted: { friends: ['Ben', 'Cem'], edition: 'sonic-boom', position: 'seats: [A, B, C]\nturn: A\nphase: end\nthrows: 1\ndice: [1, 2]\nA: {cash: 10, at: 38}\nB: {cash: 500, at: 0}\nC: {cash: 500, at: 0}\ndebts: [{debtor: A, creditor: B, amount: 500, status: awaited}]\n' }, said: ['Anna is bankrupt'] },
]

for (const view of ['desk', 'phone'] as const) {
  test(`in no state anything is closed without a reason, ${view}`, async ({ browser, house }) => {
    test.setTimeout(300_000)
    const found: string[] = []
    const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'] }), null, VIEWS[view])
    for (const state of [...STATES, ...CLOSED]) {
      const table = await begun(house, state.wanted)
      await reached(house, table, state)
      await seatedNext(page, house, table, state.who === '' ? null : (state.who ?? 'Anna'))
      await state.pressed?.(page)
      await page.waitForTimeout(700) // the server is asked once nothing has happened for a moment
      found.push(...(await unexplained(page, '.toast.w p')).map((what) => `${state.name}: ${what}`))
      expect(page.problems).toEqual([])
    }
    expect(found).toEqual([])
  })
}

const LEDGERS = {
  reader: { name: (number: number) => `Name zu Karte ${number}`, begin: 'Kartenleser beginnen', there: '.tray button', said: '.tape .wrong' },
  money: { name: (number: number) => `Name ${number}`, begin: 'Konten eröffnen', there: '.party', said: '.wrong' },
} as const

for (const [device, { name, begin, there, said }] of Object.entries(LEDGERS)) {
  test(`whoever only watches is told why nothing can be pressed: ${device}`, async ({ browser, page, house }) => {
    await page.goto(`${house.url}/${device}`)
    for (const [index, who] of ['Anna', 'Ben'].entries()) await page.getByLabel(name(index + 1), { exact: true }).fill(who)
    await page.getByRole('button', { name: begin }).click()
    await page.locator(there).first().waitFor()
    const guest = await (await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })).newPage()
    await guest.goto(page.url())
    await guest.locator(there).first().waitFor()
    await expect(guest.locator('[aria-disabled="true"]').first()).toBeVisible()
    expect(await unexplained(guest, said)).toEqual([])
  })
}
