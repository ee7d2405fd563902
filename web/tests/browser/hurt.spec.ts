import { expect, House, test } from './house'
import { fits } from './pictures'
import { begun, command, made, rowOf, say, seatedAt, visiting } from './tables'

/** What people do to a page that nobody thought of. */

const TWO = 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 0}\nB: {cash: 500, at: 0}\n'
const BUY = 'seats: [A, B]\nturn: A\nphase: buy\nthrows: 1\ndice: [1, 2]\nA: {cash: 500, at: 3}\nB: {cash: 500, at: 0}\n'

test('a double click says one thing only, also where the next button stands in the same place by then', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: TWO })
  const page = await seatedAt(browser, house, table, 'Anna')
  const button = page.getByRole('button', { name: /^Würfeln/ })
  const box = await button.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.click(x, y)
  const buy = page.getByRole('button', { name: /^Kaufen/ })
  await expect(buy).toBeVisible()
  const under = await buy.boundingBox()
  expect(x > (under?.x ?? 0) && y > (under?.y ?? 0) && y < (under?.y ?? 0) + (under?.height ?? 0)).toBe(true)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.waitForTimeout(200)
  await expect(buy).toBeVisible()
  await buy.dblclick()
  await expect(rowOf(page, 'Anna')).toContainText('380') // 500 - 120
  await expect(page.getByRole('button', { name: /^Zug beenden/ }).first()).toBeVisible()
  expect(page.problems).toEqual([])
})

test('a double click does not answer what is asked again because it is final', async ({ browser, house }) => {
  const position = 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 20, deeds: {37: 0}}\nB: {cash: 800, at: 37}\nclaims: [{guest: B, owner: A, lot: 37, amount: 35}]\n'
  const table = await begun(house, { friends: ['Ben'], edition: 'sonic-boom', position })
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.getByRole('button', { name: /^Würfeln/ }).click()
  const yes = page.getByRole('button', { name: 'Trotzdem würfeln' })
  const box = await yes.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.waitForTimeout(200)
  await expect(yes).toBeVisible()
  await yes.click()
  await expect(page.locator('.logbox')).toContainText('Anna würfelt')
  expect(page.problems).toEqual([])
})

test('back and forward lead through the page, and the table is as it was', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: BUY })
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.getByRole('link', { name: /Lobby/ }).first().click()
  await expect(page.getByText('Weiterspielen')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Kaufen/ })).toBeVisible()
  await page.goForward()
  await expect(page.getByText('Weiterspielen')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: /^Kaufen/ }).click()
  await expect(rowOf(page, 'Anna')).toContainText('440')
  expect(page.problems).toEqual([])
})

test('two tabs at one seat show the same, and what both say at once is done once', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: BUY })
  const one = await seatedAt(browser, house, table, 'Anna')
  const two = await seatedAt(browser, house, table, 'Anna')
  const both = await Promise.all([one, two].map((page) => page.getByRole('button', { name: /^Kaufen/ }).elementHandle()))
  await Promise.all(both.map((button) => button?.evaluate((element) => (element as HTMLElement).click()))) // one may be gone by then
  for (const page of [one, two]) await expect(rowOf(page, 'Anna')).toContainText('440')
  await one.getByRole('button', { name: /^Zug beenden/ }).first().click()
  await expect(rowOf(two, 'Ben')).toHaveAttribute('aria-current', 'true')
  expect([...one.problems, ...two.problems]).toEqual([])
})

test('who loads the page anew in the middle of an auction bids on', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: BUY })
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.getByRole('button', { name: /^Versteigern/ }).click()
  await page.getByRole('button', { name: /bieten/ }).first().click()
  await say(house, table, 'Ben bids 70')
  await expect(page.getByRole('dialog')).toContainText('Ben führt')
  await page.reload()
  await expect(page.getByRole('dialog')).toContainText('Ben führt')
  await page.getByRole('button', { name: 'M 71 bieten' }).click()
  await expect(page.getByRole('dialog')).toContainText('Sie führen')
  expect(page.problems).toEqual([])
})

const STRANGE = ['WWWWWWWWWWWWWWWWWWWWWWWW', 'שלום עולם', '<img src=x onerror=x()>', '👩‍👩‍👧‍👦🎲🎩', 'Ζήνων & "Zoë" {x}', "O'Neill undefined"]

test('names and chat are mere text, however strange, for six', async ({ browser, house }) => {
  const table = await made(house, { friends: ['Ben', 'Cem', 'Dora', 'Emil', 'Fee'], position: `seats: [A, B, C, D, E, F]\nturn: A\n${[...'ABCDEF'].map((seat) => `${seat}: {cash: 1500, at: 0}\n`).join('')}` })
  for (const [place, shown] of STRANGE.entries()) {
    const token = Object.values(table.keys)[place] ?? ''
    await command(house, table.code, token, { do: 'sit', place, shown, token })
  }
  const page = await visiting(browser, house, table, 'Anna', { viewport: { width: 320, height: 640 } })
  await expect(page.getByText(STRANGE[2] ?? '')).toBeVisible()
  await fits(page)
  await page.screenshot({ path: 'shots/hurt-names-waiting.png', fullPage: true })
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await page.locator('.table').waitFor()
  await page.getByRole('button', { name: 'Verlauf' }).click()
  for (const said of ['<script>x()</script>', 'x'.repeat(300), 'مرحبا بالعالم', 'https://elsewhere.example/t/AB3DE']) {
    await page.getByLabel('Nachricht an alle').fill(said)
    await page.keyboard.press('Enter')
    await expect(page.locator('.speech').filter({ hasText: said })).toBeVisible()
  }
  expect(await page.locator('.speech a, .speech script, img').count()).toBe(0)
  await page.screenshot({ path: 'shots/hurt-names-log.png' })
  await page.keyboard.press('Escape')
  for (const width of [320, 390, 768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForTimeout(100)
    await fits(page)
    await page.screenshot({ path: `shots/hurt-names-${width}.png` })
  }
  expect(page.problems).toEqual([])
})

test('a browser that keeps nothing plays all the same', async ({ browser, house }) => {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(house.url)
  await page.getByLabel(/Name/).first().fill('Anna')
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await page.locator('.table').waitFor()
  await expect(page.getByRole('button', { name: /^Würfeln/ })).toBeVisible()
  await page.getByRole('button', { name: /^Würfeln/ }).click()
  await expect(page.locator('.logbox')).toContainText('Anna würfelt')
  expect(problems).toEqual([])
})

test('another language in the middle of a game says everything anew', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: BUY })
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.getByRole('button', { name: /^Versteigern/ }).click()
  await say(house, table, 'Anna bids 10')
  await expect(page.locator('.logbox')).toContainText('Anna bietet')
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.locator('label', { hasText: 'English' }).click()
  await expect(page.getByRole('dialog', { name: 'Auction' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.logbox')).toContainText('Anna bids M 10')
  await expect(page.locator('body')).not.toContainText(/Versteigerung|bietet|Gebot/)
  expect(page.problems).toEqual([])
})

test('an address that is none is said to be none', async ({ page, house }) => {
  for (const path of ['/t/%E0%A4%A', '/nowhere', '/t/A/b']) {
    await page.goto(house.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link').first()).toBeVisible()
  }
})

test('a table that is gone is said to be gone', async ({ browser, house }) => {
  const page = await visiting(browser, house, { code: 'ZZZZZ', keys: {} }, null)
  await expect(page.getByText('Diesen Tisch gibt es nicht')).toBeVisible()
  await page.getByRole('link', { name: /Lobby/ }).last().click()
  await expect(page.getByRole('button', { name: 'Spiel beginnen' })).toBeVisible()
})

for (const [name, options] of [
  ['forced', { forcedColors: 'active' as const }],
  ['zoomed', { viewport: { width: 720, height: 450 } }],
  ['tiny', { viewport: { width: 320, height: 640 } }],
] as const) {
  test(`an auction and a trade can be used, ${name}`, async ({ browser, house }) => {
    const table = await begun(house, { friends: ['Ben'], position: BUY })
    const page = await seatedAt(browser, house, table, 'Anna', options)
    await page.screenshot({ path: `shots/hurt-${name}-buy.png` })
    await page.getByRole('button', { name: /^Versteigern/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.screenshot({ path: `shots/hurt-${name}-auction.png` })
    await fits(page)
    await page.getByRole('button', { name: /^Passen/ }).click()
    await say(house, table, 'Ben bids 20')
    await page.getByRole('button', { name: 'Handeln' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Handeln' })).toBeVisible()
    await page.screenshot({ path: `shots/hurt-${name}-trade.png` })
    await fits(page)
    expect(page.problems).toEqual([])
  })
}

test('what did not come at first is fetched again', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: BUY })
  const page = await visiting(browser, house, table, 'Anna')
  let refused = 0
  await page.route('**/api/editions/*', (route) => (refused++ < 2 ? route.abort() : route.continue()))
  await page.reload()
  await expect(page.getByRole('button', { name: /^Kaufen/ })).toBeVisible()
  expect(refused).toBeGreaterThan(2)
  await page.route('**/assets/RulesScreen*', (route) => route.abort())
  await page.goto(`${house.url}/rules`)
  await expect(page.getByText('Der Server antwortet nicht')).toBeVisible()
  await page.unroute('**/assets/RulesScreen*')
  await page.getByRole('button').click()
  await expect(page.getByPlaceholder('Regeln durchsuchen')).toBeVisible()
})

test('tables that a server has forgotten are said to be gone, and the lobby goes on', async ({ browser }) => {
  const house = new House({}, 'memory:')
  await house.open()
  const table = await begun(house, { friends: ['Ben'], position: BUY })
  const page = await seatedAt(browser, house, table, 'Anna')
  await house.kill()
  await expect(page.getByText('Die Verbindung ist unterbrochen', { exact: false })).toBeVisible()
  await house.open()
  await expect(page.getByText('Diesen Tisch gibt es nicht')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: /Lobby/ }).last().click()
  await expect(page.getByRole('button', { name: 'Spiel beginnen' })).toBeVisible()
  expect(page.problems).toEqual([])
  await house.close()
})

test('of bids without a connection the last one is made', async ({ browser }) => {
  const house = new House()
  await house.open()
  try {
    const table = await begun(house, { friends: ['Ben'], position: BUY })
    const page = await seatedAt(browser, house, table, 'Anna')
    await page.getByRole('button', { name: /^Versteigern/ }).click()
    const bid = (amount: number) => page.getByRole('button', { name: new RegExp(`^M.${amount} bieten`) })
    await expect(bid(1)).toBeVisible()
    await house.kill()
    await expect(page.getByText('Die Verbindung ist unterbrochen.', { exact: false })).toBeVisible()
    await bid(1).click()
    await page.getByRole('button', { name: /^M.10 mehr/ }).click()
    await bid(11).click()
    await house.open()
    await expect(page.locator('.lead .value')).toHaveText(/^M.11$/, { timeout: 30_000 })
    await expect(page.locator('.logbox')).toContainText(/Anna bietet M.11/)
    await expect(page.locator('.logbox')).not.toContainText(/Anna bietet M.1[^1]/)
    expect(page.problems).toEqual([])
  } finally {
    await house.close()
  }
})
