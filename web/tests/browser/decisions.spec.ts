import type { Locator, Page } from '@playwright/test'
import { expect, test } from './house'
import { looked } from './pictures'
import { begun, rowOf, say, seatedAt } from './tables'

/** Every decision as a person meets it: the position is given, what is to be read follows from the rulebook. */

const button = (name: RegExp | string) => ({ name }) as const

/** Where a button stands on a desk and on phones. */
async function places(page: Page, of: Locator): Promise<(number | undefined)[]> {
  const found: (number | undefined)[] = []
  for (const [width, height] of [[390, 844], [320, 568], [1440, 900]] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const box = await of.boundingBox()
    found.push(box?.x, box?.y)
  }
  return found
}

test('a lot that nobody buys is auctioned, and goes to who bids most', async ({ browser, house }) => {
  const table = await begun(house, {
    friends: ['Ben'],
    position: 'seats: [A, B]\nturn: A\nphase: buy\nthrows: 1\ndice: [1, 2]\nA: {cash: 500, at: 3}\nB: {cash: 500, at: 0}\n',
  })
  const anna = await seatedAt(browser, house, table, 'Anna')
  await anna.getByRole('button', button(/^Versteigern/)).click()
  const stage = anna.getByRole('dialog')
  await expect(stage).toBeVisible()
  await looked(anna, 'auction', 'phone')
  await anna.getByRole('button', button(/bieten/)).first().click()
  await say(house, table, 'Ben bids 70')
  await expect(stage).toContainText('M 70')
  await looked(anna, 'auction')
  await anna.getByRole('button', button(/^Passen/)).click()
  await expect(anna.locator('.logbox')).toContainText(/Ben .*Liebesgrüße aus Moskau.*70/)
  await expect(rowOf(anna, 'Ben')).toContainText('430')
  expect(anna.problems).toEqual([])
})

const CLAIM = 'A: {cash: 500, at: 20, deeds: {37: 0}}\nB: {cash: 800, at: 37}\nclaims: [{guest: B, owner: A, lot: 37, amount: 35}]\n'

test('rent that is demanded is paid', async ({ browser, house }) => {
  const position = `seats: [A, B]\nturn: B\nphase: end\nthrows: 1\ndice: [1, 2]\n${CLAIM}`
  const table = await begun(house, { friends: ['Ben'], edition: 'sonic-boom', position })
  const anna = await seatedAt(browser, house, table, 'Anna')
  const ben = await seatedAt(browser, house, table, 'Ben')
  await expect(ben.getByRole('button', button(/^Miete fordern/))).toHaveCount(0)
  await anna.getByRole('button', button(/^Miete fordern/)).click()
  await expect(rowOf(anna, 'Anna')).toContainText('535')
  await expect(rowOf(ben, 'Ben')).toContainText('765')
  for (const page of [anna, ben]) await expect(page.locator('.slip.paid')).toContainText(/M\s35.*Bezahlt/)
  expect([...anna.problems, ...ben.problems]).toEqual([])
})

test('rent that nobody demands lapses with the next throw, and is seen to', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], edition: 'sonic-boom', position: `seats: [A, B]\nturn: A\n${CLAIM}` })
  const anna = await seatedAt(browser, house, table, 'Anna')
  const others = await Promise.all([seatedAt(browser, house, table, 'Ben'), seatedAt(browser, house, table, null)])
  await expect(anna.locator('.dock')).toContainText(/[Vv]erfällt/)
  await anna.getByRole('button', button(/^Würfeln/)).click()
  await anna.getByRole('button', button('Trotzdem würfeln')).click()
  for (const page of [anna, ...others]) {
    const slip = page.locator('.slip.done')
    await expect(slip).toContainText('Verfallen')
    await expect(slip).toContainText('sie verfällt')
    await expect(slip.locator('s')).toHaveText(/M\s35/)
  }
  await expect(anna.locator('.logbox')).toContainText('sie verfällt')
  await expect(rowOf(anna, 'Ben')).toContainText('800')
  expect(anna.problems).toEqual([])
})

test('a debt shows what brings money, and is paid when there is enough', async ({ browser, house }) => {
  const table = await begun(house, {
    friends: ['Ben'],
    edition: 'sonic-boom',
    position: 'seats: [A, B]\nturn: A\nphase: end\nthrows: 1\ndice: [1, 2]\nA: {cash: 10, at: 38, deeds: {1: 0, 3: 0, 5: 0}}\nB: {cash: 500, at: 0}\ndebts: [{debtor: A, creditor: B, amount: 100, status: awaited}]\n',
  })
  const page = await seatedAt(browser, house, table, 'Anna')
  await expect(page.locator('.dock')).toContainText('100')
  const pay = page.getByRole('button', button(/^Zahlen/))
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('.dock').getByRole('button', button(/^Handeln/))).toHaveCount(1)
  const before = await places(page, pay)
  await page.locator('.dock li', { hasText: 'Amy' }).getByRole('button').click() // the mortgage of a station: M 100
  await expect(pay).not.toHaveAttribute('aria-disabled', 'true')
  expect(await places(page, pay)).toEqual(before)
  await pay.click()
  await expect(rowOf(page, 'Ben')).toContainText('600')
  expect(page.problems).toEqual([])
})

test('over a debt nothing that is settled takes the room of what brings money, and rent is a line', async ({ browser, house }) => {
  const position =
    'seats: [A, B, C, D]\nturn: A\nphase: end\nthrows: 1\ndice: [1, 2]\n' +
    'A: {cash: 371, at: 21, deeds: {1: 0, 6: 0, 8: 0, 11: 0, 13: 0, 14: 0, 26: 1, 27: 0, 29: 0, 39: 0}}\n' +
    'B: {cash: 278, at: 38, deeds: {21: 1, 23: 1, 24: 2}}\nC: {cash: 905, at: 10, deeds: {16: hotel, 18: hotel, 19: hotel}}\nD: {cash: 486, at: 18, deeds: {32: 0}}\n' +
    'claims: [{guest: A, owner: B, lot: 21, amount: 90}, {guest: B, owner: D, lot: 32, amount: 28}, {guest: C, owner: A, lot: 26, amount: 110}]\n' +
    'debts: [{debtor: A, creditor: C, amount: 1000, status: awaited}]\n'
  const table = await begun(house, { friends: ['Ben', 'Cem', 'Dora'], position })
  const [anna, ben] = await Promise.all([seatedAt(browser, house, table, 'Anna'), seatedAt(browser, house, table, 'Ben')])
  const lines = anna.locator('.dock .line')
  await say(house, table, 'Dora demands rent')
  await expect(ben.locator('.slip.paid')).toContainText('Bezahlt')
  await expect(anna.locator('.logbox')).toContainText('Ben zahlt Dora')
  await expect(anna.locator('.dock .slip')).toHaveCount(0)
  await expect(lines).toHaveText([/M.110 Cem landete auf/, /M.90 Ben kann Miete/])
  const rows = anna.locator('.dock .rows')
  const whole = (): Promise<number> =>
    rows.evaluate((list) => {
      const foot = getComputedStyle(list, '::after') // its upper part is clear
      const hint = parseFloat(foot.height) - parseFloat(foot.paddingTop) || 0
      return [...list.querySelectorAll('.btn')].filter((row) => row.getBoundingClientRect().bottom <= list.getBoundingClientRect().bottom - hint).length
    })
  for (const viewport of [{ width: 1440, height: 900 }, { width: 1366, height: 768 }]) {
    await anna.setViewportSize(viewport)
    await expect.poll(whole).toBeGreaterThanOrEqual(4)
    await expect(rows).toHaveAttribute('data-more', /^noch \d$/)
  }
  await rows.locator('li').last().scrollIntoViewIfNeeded()
  await expect(rows).not.toHaveAttribute('data-more')
  await lines.getByRole('button', { name: 'Fordern' }).click()
  await expect(rowOf(anna, 'Anna')).toContainText('481')
  expect([...anna.problems, ...ben.problems]).toEqual([])
})

test('where everything is mortgaged, what could be redeemed is counted as that', async ({ browser, house }) => {
  const position = 'seats: [A, B]\nturn: A\nphase: end\nthrows: 1\ndice: [1, 2]\nA: {cash: 272, at: 21, deeds: {1: mortgaged, 6: mortgaged}}\nB: {cash: 278, at: 38}\ndebts: [{debtor: A, creditor: B, amount: 1000, status: awaited}]\n'
  const table = await begun(house, { friends: ['Ben'], position })
  const page = await seatedAt(browser, house, table, 'Anna')
  await expect(page.locator('.acts').getByRole('button', { name: /^Hypothek/ })).toContainText('2 abzulösen')
  expect(page.problems).toEqual([])
})

test('the bus: what it reaches is marked on the board, what is pointed at more so, and can be chosen there', async ({ browser, house }) => {
  const position = 'seats: [A, B]\nturn: A\nphase: bus\nthrows: 1\ndice: [1, 5, bus]\nA: {cash: 500, at: 20, passed_go: true}\nB: {cash: 500, at: 0, passed_go: true}\n'
  const table = await begun(house, { friends: ['Ben'], options: { speed_die: true }, position })
  const page = await seatedAt(browser, house, table, 'Anna')
  const ways = page.locator('.dock .bus .btn')
  await expect(page.locator('.board .may')).toHaveCount(3)
  await expect(page.locator('.board .aim')).toHaveCount(0)
  await ways.nth(1).hover()
  await expect(page.locator('.board .aim')).toHaveCount(1)
  await page.locator('.board [data-square="26"]').click()
  await expect(ways.nth(2)).toHaveClass(/plate/)
  await ways.nth(2).click()
  await expect(page.locator('.logbox')).toContainText('Der Hauch des Todes')
  expect(page.problems).toEqual([])
})

test('who raises money for a lot finds the buttons where they were, with the keys beside the words', async ({ browser, house }) => {
  const position = 'seats: [A, B]\nturn: A\nphase: buy\nthrows: 1\ndice: [1, 2]\nA: {cash: 20, at: 3, deeds: {5: 0}}\nB: {cash: 500, at: 0}\n'
  const table = await begun(house, { friends: ['Ben'], position })
  const page = await seatedAt(browser, house, table, 'Anna')
  const [buy, auction, raise] = [/^Kaufen/, /^Versteigern/, /^Geld beschaffen/].map((name) => page.getByRole('button', { name }))
  if (!buy || !auction || !raise) throw new Error('no buttons')
  await page.locator('.board [data-square]').first().waitFor() // what is drawn later moves what was drawn before
  await expect(buy).toHaveAttribute('aria-disabled', 'true')
  const before = [await places(page, buy), await places(page, auction)]
  await raise.click()
  await page.locator('.business li').getByRole('button').click()
  await page.keyboard.press('Escape')
  await expect(buy).not.toHaveAttribute('aria-disabled', 'true')
  await expect(raise).toHaveAttribute('aria-disabled', 'true')
  expect([await places(page, buy), await places(page, auction)]).toEqual(before)
  await expect(buy.locator('.kbd')).toBeVisible()
  await expect(auction.locator('.kbd')).toBeVisible()
  expect(page.problems).toEqual([])
})

test('a mortgage that came with a deal is decided before the next offer, which waits in a line', async ({ browser, house }) => {
  const position = 'seats: [A, B, C]\nturn: C\nphase: throw\nA: {cash: 500, at: 0, deeds: {1: 0, 6: 0}}\nB: {cash: 500, at: 0, deeds: {5: mortgaged}}\nC: {cash: 500, at: 0, deeds: {8: 0}}\n'
  const table = await begun(house, { friends: ['Ben', 'Cem'], position })
  await say(house, table, 'Cem offers Anna lot 8 for lot 6')
  await say(house, table, 'Ben offers Anna lot 5 for lot 1')
  await say(house, table, 'Anna accepts Ben')
  const page = await seatedAt(browser, house, table, 'Anna')
  await expect(page.getByRole('button', button(/^Hypothek behalten/))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('.dock .offer').filter({ hasText: 'Cem' }).getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('Cem')
  await page.getByRole('button', { name: 'Später ansehen' }).click()
  await page.getByRole('button', button(/^Hypothek behalten/)).click()
  expect(page.problems).toEqual([])
})

test('a trade is built by tapping, countered and accepted', async ({ browser, house }) => {
  const table = await begun(house, {
    friends: ['Ben'],
    position: 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 0, deeds: {1: 0}}\nB: {cash: 500, at: 0, deeds: {3: 0}}\n',
  })
  const [anna, ben] = await Promise.all([seatedAt(browser, house, table, 'Anna'), seatedAt(browser, house, table, 'Ben')])
  await say(house, table, 'Anna offers Ben 50 for lot 3')
  await expect(ben.getByRole('dialog')).toContainText('Liebesgrüße aus Moskau')
  await expect(ben.getByRole('dialog')).toContainText(/Dr. No.*bisher M\s2, dann M\s4/)
  await looked(ben, 'offer', 'phone')
  await ben.getByRole('button', button(/^Gegenangebot/)).click()
  await looked(ben, 'trade', 'phone')
  await say(house, table, 'Ben counters Anna lot 3 for 90')
  await expect(anna.getByRole('dialog')).toContainText('90')
  await anna.getByRole('button', button(/^Annehmen/)).click()
  await expect(rowOf(anna, 'Anna')).toContainText('410')
  await expect(rowOf(ben, 'Ben')).toContainText('590')
  expect([...anna.problems, ...ben.problems]).toEqual([])
})

test('whoever cannot pay is bankrupt, and the table shows who has won', async ({ browser, house }) => {
  const table = await begun(house, {
    friends: ['Ben'],
    edition: 'sonic-boom',
    position: 'seats: [A, B]\nturn: A\nphase: end\nthrows: 1\ndice: [1, 2]\nA: {cash: 10, at: 38, deeds: {1: 0}}\nB: {cash: 500, at: 0}\ndebts: [{debtor: A, creditor: B, amount: 500, status: awaited}]\n',
  })
  const page = await seatedAt(browser, house, table, 'Anna')
  await expect(page.locator('.dock')).toContainText(/Mehr als M\s30 lässt sich nicht beschaffen: Es fehlen dann noch M\s460/)
  await page.getByRole('button', button(/Bankrott/)).first().click()
  await page.getByRole('button', button(/Bankrott|Ja/)).last().click() // asked again, as it is final
  await expect(page.getByRole('dialog')).toContainText(/Ben/)
  await expect(page.locator('.logbox')).toContainText(/Ben gewinnt|gewonnen/)
  expect(page.problems).toEqual([])
})

test('a control that cannot be used says why', async ({ browser, house }) => {
  const table = await begun(house, {
    friends: ['Ben'],
    position: 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 0, deeds: {1: 0}}\nB: {cash: 500, at: 0, deeds: {3: 0}}\n',
  })
  const page = await seatedAt(browser, house, table, 'Anna')
  const build = page.getByRole('button', button(/^Bauen/))
  await expect(build).toHaveAttribute('aria-disabled', 'true')
  await build.click({ force: true }) // it can be pressed although it says that it cannot be used
  await expect(page.locator('.table')).toContainText(/Farbgruppe|gehören/)
  expect(page.problems).toEqual([])
})

test('a short list stands below the dice, a long one has the whole middle of the board, and keeps it', async ({ browser, house }) => {
  const position = 'seats: [A, B]\nturn: A\nA: {cash: 70, at: 20, deeds: {1: 1, 3: 1, 6: 1, 8: 1, 9: 1}}\nB: {cash: 500, at: 0}\n'
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'], position }), 'Anna', { viewport: { width: 1440, height: 900 } })
  const rows = page.locator('.business li')
  const sell = () => page.locator('.dock .acts').getByRole('button', { name: /^Verkaufen/ }).click()
  await sell()
  await expect(rows).toHaveCount(5)
  await expect(page.locator('.dicebox')).toHaveCount(0)
  for (const gone of [1, 2]) {
    await rows.locator('.btn:not([aria-disabled])').first().click()
    await expect(rows.locator('[aria-disabled]')).toHaveCount(gone)
  }
  await expect(page.locator('.dicebox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await sell()
  await expect(rows).toHaveCount(3)
  await expect(page.locator('.dicebox')).toHaveCount(1)
  expect(page.problems).toEqual([])
  const edges = await page.locator('.business li .btn').evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)))
  expect(new Set(edges).size, 'all buttons stand in one column, those that cannot be pressed any more, too').toBe(1)
})

test('why nothing can be built is said of what comes nearest, before anybody presses', async ({ browser, house }) => {
  const table = await begun(house, {
    friends: ['Ben'],
    position: 'seats: [A, B]\nturn: A\nA: {cash: 20, at: 0, deeds: {1: 0, 16: 2, 18: 2, 19: 3}}\nB: {cash: 500, at: 0}\n',
  })
  const anna = await seatedAt(browser, house, table, 'Anna')
  const build = anna.getByRole('button', button(/^Bauen/))
  await expect(build).toHaveAccessibleDescription(/^Dazu braucht man M\s100, verfügbar sind M\s20/)
  await build.click({ force: true }) // it can be pressed although it says that it cannot be used
  await expect(anna.getByRole('alert')).toContainText(/verfügbar sind M\s20/)
  expect(anna.problems).toEqual([])
})

test('a lot that is pressed while building, and cannot be built on, says why', async ({ browser, house }) => {
  const table = await begun(house, {
    friends: ['Ben'],
    position: 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 0, deeds: {16: 2, 18: 2, 19: 3}}\nB: {cash: 500, at: 0}\n',
  })
  const anna = await seatedAt(browser, house, table, 'Anna')
  await anna.getByRole('button', button(/^Bauen/)).click()
  await anna.locator('[data-square="19"]').click()
  await expect(anna.getByRole('alert')).toContainText('Gleichmäßig bauen')
  expect(anna.problems).toEqual([])
})

test('in jail the ways out that are closed stay in sight and say why', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: 'seats: [A, B]\nturn: A\nA: {cash: 20, at: 10, jail: 1}\nB: {cash: 500, at: 0}\n' })
  const anna = await seatedAt(browser, house, table, 'Anna')
  await expect(anna.getByRole('button', button('Karte ausspielen'))).toHaveAccessibleDescription(/Dazu braucht man die Karte/)
  await expect(anna.getByRole('button', button(/50 zahlen/))).toHaveAccessibleDescription(/verfügbar sind M\s20/)
})
