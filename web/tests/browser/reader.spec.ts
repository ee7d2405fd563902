import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './house'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

async function begun(page: Page, ...names: string[]): Promise<string> {
  await page.goto('/reader')
  for (const [index, name] of names.entries()) await page.getByLabel(`Name zu Karte ${index + 1}`).fill(name)
  await page.getByRole('button', { name: 'Kartenleser beginnen' }).click()
  await expect(page).toHaveURL(/\/reader\/[0-9A-Z]{5}$/)
  await expect(page.getByRole('group', { name: 'Karten', exact: true })).toBeVisible()
  return new URL(page.url()).pathname.split('/').pop() ?? ''
}

const LABELS: Record<string, string> = { C: 'C, löschen; lange halten: neues Spiel', K: 'K, Tausend', M: 'M, Million', ',': 'Komma' }

async function type(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.getByRole('button', { name: LABELS[key] ?? key, exact: true }).click()
}

async function shows(page: Page, text: string): Promise<void> {
  await expect(page.locator('.lcd')).toHaveAttribute('data-text', text)
}

async function put(page: Page, card: string): Promise<void> {
  await page.getByRole('group', { name: 'Karten' }).getByRole('button', { name: card }).click()
  await expect(page.getByRole('button', { name: `Karte von ${card.split(', ')[1]} herausnehmen` })).toBeVisible()
}

async function out(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Karte von ${name} herausnehmen` }).click()
  await expect(page.getByRole('button', { name: `Karte von ${name} herausnehmen` })).toBeHidden()
}

async function receives(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: 'Schlitz Haben, leer' }).click()
  await put(page, card)
}

test('three rounds of a game: buying, a correction, refusals, rent, salaries, and a restart of the server', async ({ page, house }) => {
  await begun(page, 'Anna', 'Ben', 'Cem')

  // first round: Anna buys for 1.4M, mistyped at first; Ben pays 600K
  await put(page, 'Karte 1, Anna')
  await shows(page, '15M')
  await type(page, '14M')
  await shows(page, '1M')
  await type(page, 'C')
  await shows(page, '15M')
  await type(page, '1,4M')
  await shows(page, '13.6M')
  await page.getByRole('button', { name: 'Besitztum gekauft' }).click()
  await out(page, 'Anna')
  await put(page, 'Karte 2, Ben')
  await type(page, '600K')
  await shows(page, '14.4M')
  await out(page, 'Ben')

  // second round: what cannot be booked, and rent from Cem to Anna
  await put(page, 'Karte 3, Cem')
  await type(page, '9K')
  await expect(page.getByText('Möglich sind Beträge von 10K bis 20M.')).toBeVisible()
  await shows(page, '15M')
  await type(page, '20,01M')
  await expect(page.getByText('Möglich sind Beträge von 10K bis 20M.')).toBeVisible()
  await shows(page, '15M')
  await put(page, 'Karte 1, Anna')
  await type(page, '1,75M')
  await expect(page.getByText('Cem zahlt Anna 1,75M')).toBeVisible()
  await shows(page, '15.35M')
  await page.getByRole('button', { name: 'Miete' }).click()
  await house.kill()
  await house.open()
  await out(page, 'Cem')
  await out(page, 'Anna')

  // third round: two salaries for Ben, the card in twice; Cem borrows
  for (const balance of ['16.4M', '18.4M']) {
    await receives(page, 'Karte 2, Ben')
    await page.getByRole('button', { name: 'Über LOS, 2M' }).click()
    await shows(page, balance)
    await out(page, 'Ben')
  }
  await receives(page, 'Karte 3, Cem')
  await type(page, '600K')
  await shows(page, '13.85M')
  await page.getByRole('button', { name: 'Hypothek aufgenommen' }).click()
  await out(page, 'Cem')

  await page.getByRole('button', { name: 'Verlauf' }).click()
  const bookings = page.getByRole('dialog').locator('ol li b')
  await expect(bookings).toHaveText([
    'Cem bekommt 600K',
    'Ben bekommt 2M',
    'Ben bekommt 2M',
    'Cem zahlt Anna 1,75M',
    'Ben zahlt 600K',
    'Anna zahlt 1,4M',
    'Anna zahlt 14M',
  ])
  await expect(page.getByText('mit C gestrichen')).toBeVisible()
  await expect(page.getByLabel('Anlass von Buchung 4')).toHaveValue('rent')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Spiel 1, 7 Buchungen' }).click()
  expect((await download).suggestedFilename()).toMatch(/-1\.csv$/)
})

test('others see the same reader, and must agree when a booking is reversed', async ({ page, browser }) => {
  const code = await begun(page, 'Anna', 'Ben')
  const phone = { locale: 'de-DE', viewport: { width: 390, height: 844 } }
  const ben = await (await browser.newContext(phone)).newPage()
  await ben.goto(new URL(`/reader/${code}`, page.url()).href)
  await ben.getByRole('button', { name: 'Karten und Geräte' }).click()
  await ben.getByRole('button', { name: 'Karte 2: Das bin ich' }).click()
  await expect(ben.getByRole('button', { name: 'Karte 2 freigeben' })).toBeVisible()
  await ben.keyboard.press('Escape')

  await receives(page, 'Karte 1, Anna')
  await type(page, '5M')
  await shows(ben, '20M')
  await out(page, 'Anna')
  await page.getByRole('button', { name: 'Verlauf' }).click()
  await page.getByRole('button', { name: 'Buchung 1 stornieren' }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0) // as long as it is there, also closed, the question stands in it, too
  await expect(page.getByText('Noch offen: Ben')).toBeVisible()
  await ben.getByRole('button', { name: 'Einverstanden' }).click()
  await expect(page.getByText('Buchung 1 stornieren?')).toBeHidden()
  await page.getByRole('button', { name: 'Verlauf' }).click()
  await expect(page.getByText('storniert durch 2')).toBeVisible()
  await expect(page.getByText('Storno von 1: Anna zahlt 5M')).toBeVisible()
})

test('the keyboard alone operates it, and C held asks before a new game', async ({ page }) => {
  await begun(page, 'Anna', 'Ben')
  await page.keyboard.press('Alt+1')
  await page.keyboard.press('Alt+2')
  await expect(page.getByRole('button', { name: 'Karte von Ben herausnehmen' })).toBeVisible()
  for (const key of ['2', ',', '5', 'm']) await page.keyboard.press(key)
  await shows(page, '17.5M')
  await page.keyboard.press('c')
  await shows(page, '15M')
  await page.keyboard.type('3M')
  await shows(page, '18M')
  await page.keyboard.down('c')
  await page.getByRole('button', { name: 'Neues Spiel beginnen' }).waitFor()
  await page.keyboard.up('c')
  await page.getByRole('button', { name: 'Weiterspielen' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await shows(page, '18M')
  await page.keyboard.down('c')
  await page.getByRole('button', { name: 'Neues Spiel beginnen' }).click()
  await page.keyboard.up('c')
  await shows(page, '15M')
  await page.getByRole('button', { name: 'Verlauf' }).click()
  await expect(page.getByRole('link', { name: /^Spiel 1, 2 Buchungen/ })).toBeVisible()
  await expect(page.getByText('Noch ist nichts gebucht.')).toBeVisible()
})

test('a card is dragged into a slot, and nothing keeps anybody from reading the page', async ({ page }) => {
  await page.goto('/reader')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect((await new AxeBuilder({ page }).analyze()).violations.map((each) => each.id)).toEqual([])
  await begun(page, 'Anna')
  const card = page.getByRole('button', { name: 'Karte 1, Anna' })
  const slot = page.getByRole('button', { name: 'Schlitz Haben, leer' })
  const [from, to] = [await card.boundingBox(), await slot.boundingBox()]
  if (!from || !to) throw new Error('card and slot are seen')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y - 60)
  await page.mouse.move(to.x + 40, to.y + 20)
  await page.mouse.up()
  await expect(page.getByText('Anna bekommt Geld von der Bank.')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const found = await new AxeBuilder({ page }).analyze()
    expect(found.violations.map((each) => [each.id, each.nodes.map((node) => node.html)])).toEqual([])
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

test('the lobby leads to the card reader, and back to one that was used', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('region', { name: 'Am echten Tisch' }).getByRole('link', { name: /^Kartenleser/ }).click()
  await expect(page).toHaveURL(/\/reader$/)
  const code = await begun(page, 'Anna')
  await page.goto('/')
  await page.getByRole('region', { name: 'Weiterspielen' }).getByRole('link', { name: `Kartenleser ${code}` }).click()
  await expect(page.getByRole('group', { name: 'Karten', exact: true })).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: `${code} aus dieser Liste nehmen` }).click()
  await expect(page.getByRole('region', { name: 'Weiterspielen' })).toBeHidden()
})

test('names that are typed outlive a look at something else, until they are used', async ({ page }) => {
  await page.goto('/reader')
  await page.getByLabel('Name zu Karte 2').fill('Ben')
  await page.locator('a[href="/money"]').click()
  await page.getByLabel('Name 3').fill('Cem')
  await page.getByRole('button', { name: 'Noch jemand' }).click()
  await page.getByLabel('Name 5').fill('Eva')
  await page.getByRole('radio', { name: /Sonic Boom/ }).check({ force: true })
  await page.locator('a[href="/reader"]').click()
  await expect(page.getByLabel('Name zu Karte 2')).toHaveValue('Ben')
  await page.locator('a[href="/money"]').click()
  await expect(page.getByLabel('Name 3')).toHaveValue('Cem')
  await expect(page.getByLabel('Name 5')).toHaveValue('Eva')
  await expect(page.getByRole('radio', { name: /Sonic Boom/ })).toBeChecked()
  await page.getByLabel('Name 1').fill('Anna')
  await page.getByRole('button', { name: 'Konten eröffnen' }).click()
  await expect(page).toHaveURL(/\/money\/[0-9A-Z]{5}$/)
  await page.goBack()
  await expect(page.getByLabel('Name 3')).toHaveValue('')
})
