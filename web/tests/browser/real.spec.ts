import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './house'
import { begun, command, made, rowOf, say, seatedAt } from './tables'

/** A real table with a phone in its middle: dice are thrown and cards are drawn there, and typed in here. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const button = (name: RegExp | string) => ({ name, exact: typeof name === 'string' }) as const

async function type(page: Page, ...faces: string[]): Promise<void> {
  for (const face of faces) await page.locator('.dicekeys').getByRole('button', button(face)).click()
  await page.getByRole('button', button('Übernehmen')).click()
}

const position = (times: number) =>
  `seats: [A, B, C]\nturn: A\nA: {cash: ${500 * times}, at: 0, deeds: {37: 0, 39: 0}}\nB: {cash: ${100 * times}, at: 34}\nC: {cash: ${300 * times}, at: 0}\n`

for (const edition of ['sonic-boom', 'banking', 'sonic', 'bond-007', 'dc']) {
  test(`a game of ${edition} with real dice, on one phone for all: an auction, a building, a bankruptcy`, async ({ browser, house }) => {
    const times = edition === 'banking' ? 10_000 : 1
    const table = await begun(house, { edition, friends: ['Ben', 'Cleo'], real: true, shared: true, position: position(times) })
    const page = await seatedAt(browser, house, table, 'Anna', PHONE)
    const cash = (seat: string) => page.locator('.bar li', { hasText: seat }).locator('b')

    await type(page, '1', '2')
    await page.getByRole('button', button(/^Versteigern/)).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', button(/bieten/)).first().click()
    for (const next of ['Ben', 'Cleo']) {
      await expect(page.getByText(`Gebot von ${next}`)).toBeVisible()
      await page.getByRole('button', button(/^Passen/)).click()
    }
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.locator('.nav').getByRole('button', button('Bauen')).click()
    await page.locator('.rows li').last().getByRole('button', button(/^Bauen/)).click()
    await page.locator('.nav').getByRole('button', button('Bauen')).click() // enough
    await page.getByRole('button', button(/^Zug beenden/)).click()

    await type(page, '1', '4')
    await page.getByRole('button', button(/Anna/)).filter({ hasText: /[Vv]erlangen|[Ff]ordern/ }).first().click()
    await page.getByRole('button', button(/^Bankrott/)).click()
    await page.getByRole('alertdialog').getByRole('button', button(/^Bankrott/)).click()
    await expect(page.locator('.bar li', { hasText: 'Ben' })).toContainText('bankrott')
    await expect(cash('Cleo')).toContainText(times === 1 ? '300' : '3')
    await expect(page.locator('.dicekeys')).toBeVisible() // Cleo throws next
    expect(page.problems).toEqual([])
    await page.context().close()
  })
}

test('the speed die is typed after the two white dice: a number, the bus, and the face that goes on to a free lot', async ({ browser, house }) => {
  const start = 'seats: [A, B]\nturn: A\nA: {cash: 2500, at: 0, passed_go: true}\nB: {cash: 2500, at: 0, passed_go: true}\n'
  const table = await begun(house, { edition: 'bond-007', friends: ['Ben'], real: true, shared: true, position: start, options: { speed_die: true } })
  const page = await seatedAt(browser, house, table, 'Anna', PHONE)
  const dock = page.locator('.dock')
  const cash = (seat: string) => page.locator('.bar li', { hasText: seat }).locator('b')

  await page.locator('.dicekeys').getByRole('button', button('4')).click()
  await page.locator('.dicekeys').getByRole('button', button('6')).click()
  await expect(page.locator('.dicekeys .key')).toHaveText(['1', '2', '3', 'Bus', 'Vorrücken'])
  await expect(page.getByRole('button', button('Übernehmen'))).toHaveAttribute('aria-disabled', 'true')
  await page.locator('.dicekeys').getByRole('button', button('3')).click()
  await page.getByRole('button', button('Übernehmen')).click()
  await expect(dock).toContainText('Diamantenfieber') // 4 + 6 + 3 squares from GO
  await page.getByRole('button', button(/^Kaufen/)).click()
  await expect(cash('Anna')).toHaveText(/2\.?360/)
  await page.getByRole('button', button(/^Zug beenden/)).click()

  await type(page, '1', '5', 'Bus')
  await expect(dock.locator('.bus button')).toHaveCount(3) // 1, 5 or both
  await dock.locator('.bus button').nth(1).click()
  await expect(dock).toContainText('Aston Martin DB5') // square 5
  await page.getByRole('button', button(/^Kaufen/)).click()
  await expect(cash('Ben')).toHaveText(/2\.?300/)
  await page.getByRole('button', button(/^Zug beenden/)).click()

  await type(page, '1', '2', 'Vorrücken')
  await expect(dock).toContainText('Der Mann mit dem goldenen Colt') // 13 + 3
  await page.getByRole('button', button(/^Kaufen/)).click()
  await expect(dock).toContainText('Der Spion, der mich liebte') // 18, as 17 is no lot
  await page.getByRole('button', button(/^Kaufen/)).click()
  await expect(cash('Anna')).toHaveText(/2\.?000/) // less 180 twice
  expect(page.problems).toEqual([])
})

test('anybody at the table may type the dice, and a mistake is taken back when all agree', async ({ browser, house }) => {
  const table = await begun(house, { edition: 'sonic-boom', friends: ['Ben'], real: true })
  const anna = await seatedAt(browser, house, table, 'Anna', PHONE)
  const ben = await seatedAt(browser, house, table, 'Ben', PHONE)
  await ben.getByRole('button', button('Würfel von Anna eingeben')).click()
  await ben.locator('.dicekeys').getByRole('button', button('1')).click()
  await expect(ben.getByRole('button', button('Übernehmen'))).toHaveAttribute('aria-disabled', 'true')
  await ben.locator('.dicekeys').getByRole('button', button('2')).click()
  await ben.getByRole('button', button('Übernehmen')).click()
  await expect(anna.getByRole('button', button(/^Kaufen/))).toBeVisible() // square 3
  await anna.getByRole('button', button('Vertippt? Zurücknehmen')).click()
  await ben.getByRole('button', button(/^Einverstanden/)).click()
  await type(anna, '2', '4')
  await expect(anna.locator('.dock')).toContainText('Koko Beach') // square 6
  await anna.locator('.nav').getByRole('button', button(/^Verlauf/)).click()
  await expect(anna.locator('dialog s')).toContainText('1 + 2')
  await expect(anna.locator('dialog')).toContainText('zurückgenommen')
  await expect(anna.locator('dialog')).toContainText('Ben gab ein:')
  await expect(anna.locator('dialog')).toContainText('Anna gab ein:')
  expect([...anna.problems, ...ben.problems]).toEqual([])
})

test('keys of a keyboard fill the dice, and a card is found by a word that stands on it', async ({ browser, house }) => {
  const table = await begun(house, { edition: 'sonic-boom', friends: ['Ben'], real: true })
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.keyboard.press('6')
  await page.keyboard.press('6')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('3')
  await page.keyboard.press('4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karte')
  await expect(page.locator('.cardpick li')).toHaveCount(15)
  await page.getByRole('searchbox').fill('strand')
  await expect(page.locator('.cardpick li')).toHaveCount(1)
  await page.locator('.cardpick li button').click()
  await page.getByRole('button', button('Übernehmen')).click()
  await expect(rowOf(page, 'Anna')).toContainText('1.550') // the bank pays 50
  expect(page.problems).toEqual([])
})

test('a card of ones own is typed in by what it does, by a banker who does not play', async ({ browser, house }) => {
  const table = await begun(house, { edition: 'sonic-boom', friends: ['Ben', 'Cleo', 'Dana', 'Emil'], real: true, banker: 'Ute', options: { decks: 'open' } })
  const page = await seatedAt(browser, house, table, 'Ute', PHONE)
  await type(page, '3', '4')
  await page.locator('.cardpick').getByText('andere Karte').click()
  const amount = page.getByRole('textbox', { name: 'Betrag' })
  await amount.fill('70')
  await amount.press('Enter')
  await page.getByRole('button', button('Übernehmen')).click()
  await expect(page.locator('.bar li', { hasText: 'Anna' }).locator('b')).toContainText('1570')
  expect(page.problems).toEqual([])
})

test('squares are called as on the board that lies on the table, on every device', async ({ browser, house }) => {
  const table = await begun(house, { edition: 'classic-de', friends: ['Ben'], real: true })
  const anna = await seatedAt(browser, house, table, 'Anna')
  const ben = await seatedAt(browser, house, table, 'Ben')
  await anna.getByRole('button', button('Menü')).click()
  await anna.getByRole('button', button('Namen der Felder')).click()
  await anna.locator('dialog li').nth(3).getByRole('textbox').fill('Elisenstraße <b>')
  await anna.keyboard.press('Tab')
  await expect(ben.locator('.logbox')).toContainText('heißt hier „Elisenstraße <b>“')
  await say(house, table, 'Anna throws 1 2')
  await expect(ben.locator('.logbox')).toContainText('zieht auf „Elisenstraße <b>“')
  await expect(ben.getByRole('button', button(/^Feld 3: Elisenstraße <b>/))).toHaveCount(1)
  await command(house, table.code, table.keys.Anna ?? '', { do: 'name', square: 3, name: '' })
  await expect(ben.getByRole('button', button(/^Feld 3: Elisenstraße/))).toHaveCount(0)
  expect([...anna.problems, ...ben.problems]).toEqual([])
})

test('a real table is made in the lobby, and two share a phone', async ({ browser, house }) => {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce', ...PHONE })
  const page = await context.newPage()
  await page.goto(house.url)
  await page.getByRole('textbox', { name: /Dein Name|Ihr Name/ }).fill('Anna')
  await page.getByRole('button', button(/^Die ganze Bank/)).click()
  await expect(page.getByRole('switch', { name: 'Echte Würfel und Karten' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Echte Würfel und Karten' })).toBeFocused()
  await page.getByRole('button', button('Tisch eröffnen')).click()
  await expect(page.locator('.real')).toContainText('Echte Würfel und Karten')
  await page.getByRole('button', { name: /an Platz 2|Platz 2/ }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).last().fill('Ben')
  await page.keyboard.press('Enter')
  await expect(page.locator('li', { hasText: 'Ben' }).first()).toBeVisible()
  await page.getByRole('button', button('Spiel beginnen')).click()
  await type(page, '1', '2') // Anna, for who begins
  await type(page, '6', '5')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Würfel')
  await expect(page.locator('.whose [aria-pressed=true]')).toContainText('Ben')
  await context.close()
})

test('the keys for dice and the list of cards can be read and reached by everybody', async ({ browser, house }) => {
  const table = await begun(house, { edition: 'sonic-boom', friends: ['Ben'], real: true })
  const page = await seatedAt(browser, house, table, 'Anna', { ...PHONE, viewport: { width: 320, height: 640 } })
  for (const key of await page.locator('.dicekeys .key').all()) {
    const box = await key.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56)
  }
  await expect(page.getByRole('button', button('Übernehmen'))).toBeInViewport()
  expect((await new AxeBuilder({ page }).include('.dock').analyze()).violations).toEqual([])
  await type(page, '3', '4')
  await expect(page.locator('.cardpick')).toBeVisible()
  expect((await new AxeBuilder({ page }).include('.dock').analyze()).violations).toEqual([])
})

test('whoever keeps the bank without playing comes back on another device with its code', async ({ browser, house }) => {
  const table = await made(house, { friends: ['Ben', 'Cleo', 'Dana', 'Emil'], real: true })
  const device = async () => (await browser.newContext({ locale: 'de-DE', ...PHONE })).newPage()
  const first = await device()
  await first.goto(`${house.url}/t/${table.code}`)
  await first.getByRole('button', button('Bank halten, ohne mitzuspielen')).click()
  await first.getByRole('textbox', button(/Name/)).fill('Tante Ute')
  await first.getByRole('button', button('Bank halten, ohne mitzuspielen')).click()
  const code = await first.locator('dl div', { hasText: 'Rückkehr für die Bank' }).locator('dd').textContent()
  const second = await device()
  await second.goto(`${house.url}/`)
  await second.getByRole('textbox', button(/^Code oder Link/)).fill(code ?? '')
  await second.getByRole('button', button('Zum Tisch')).click()
  await expect(second.getByText('Tante Ute hält die Bank und spielt nicht mit.')).toBeVisible()
  await expect(second.locator('dl dd', { hasText: code ?? '' })).toBeVisible()
  await expect(second.getByRole('button', button('Bank abgeben'))).toBeVisible()
  await first.context().close()
  await second.context().close()
})
