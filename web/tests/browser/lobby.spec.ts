import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './house'

async function named(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Ihr Name').fill(name)
}

/** A table with the person and one invited friend; returns its code. */
async function opened(page: Page, name: string): Promise<string> {
  await named(page, name)
  for (const place of [2, 3, 4]) await page.getByRole('button', { name: `Platz ${place} frei machen` }).click()
  await page.getByRole('button', { name: 'Platz 2: Einladen' }).click()
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await expect(page.getByText('Siegel')).toBeVisible()
  return new URL(page.url()).pathname.split('/').pop() ?? ''
}

test('somebody new is in a game after saying a name', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.getByLabel('Ihr Name')).toBeFocused()
  const missing = page.getByText('Ein Name von 1 bis 24 Zeichen genügt')
  await expect(missing).toBeVisible()
  await page.keyboard.type('Anna')
  await expect(missing).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/t\/[0-9A-Z]{5}$/)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Anna, Bert, Cleo, Dora/ })).toBeVisible()
})

test('the bots of a new table are called as they will be there, whichever places they have', async ({ page }) => {
  await page.goto('/')
  const places = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /frei machen/ }) })
  await expect(places).toContainText(['Bert', 'Cleo', 'Dora'])
  await page.getByRole('button', { name: 'Platz 2 frei machen' }).click()
  await expect(places).toContainText(['Bert', 'Cleo'])
  await page.getByRole('button', { name: 'Platz 6: Bot' }).click()
  await expect(places).toContainText(['Bert', 'Cleo', 'Dora'])
  await page.getByLabel('Ihr Name').fill('Anna')
  await page.keyboard.press('Enter')
  await page.locator('.table').waitFor()
  await expect(page.locator('.players')).toContainText(/Anna.*Bert.*Cleo.*Dora/s)
})

test('an edition speaks in its own words and offers its own games', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: /Sonic Boom/ }).focus()
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Nicht im Regelheft dieser Ausgabe: Schnellspiel und Spiel auf Zeit.')).toBeVisible()
  await page.getByText('Wo das Regelheft').click()
  await expect(page.getByText('Miete mit drei Würfeln')).toBeHidden()
  await page.getByRole('switch', { name: 'Tempo-Würfel' }).click()
  await expect(page.getByText('Miete mit drei Würfeln')).toBeVisible()
})

test('the lobby itself speaks in one way, whichever edition is chosen', async ({ page }) => {
  await page.goto('/')
  for (const edition of await page.getByRole('radio', { name: /James Bond|Sonic|Banking|Justice/ }).all()) {
    await edition.check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-edition', /./)
    await page.waitForLoadState('networkidle')
    await expect(page.getByLabel('Ihr Name')).toBeVisible()
    await expect(page.getByText('Der Spielplan liegt vor Ihnen?')).toBeVisible()
  }
  await page.getByRole('switch', { name: 'Echte Würfel und Karten' }).click()
  await expect(page.getByText('Sie werfen und ziehen am Tisch')).toBeVisible()
})

test('whoever comes from a table that says du is spoken to in the lobby as before', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: /Sonic Boom/ }).check({ force: true })
  await page.getByLabel('Ihr Name').fill('Anna')
  await page.getByText('Wer beginnt').click()
  await page.getByRole('radio', { name: 'erster Platz' }).check({ force: true })
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.locator('.now h1')).toContainText('Du bist am Zug')
  await page.goBack()
  await expect(page.getByLabel('Ihr Name')).toBeVisible()
  await expect(page.getByText('Sie sind dran')).toBeVisible()
})

for (const width of [1440, 390]) {
  test(`a name that is missing is asked for where it is in sight, without a jump, ${width} wide`, async ({ page }) => {
    const LOW = 30 // px between the field and the end of what is in sight
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.getByText('Offene Tische').waitFor()
    const field = page.getByLabel('Ihr Name')
    const [box, bar] = await Promise.all([field.boundingBox(), page.locator('.start').boundingBox()])
    await page.setViewportSize({ width, height: Math.ceil(box!.y + box!.height + LOW + (width < 800 ? bar!.height : 0)) })
    const before = await page.evaluate(() => scrollY)
    // Playwright itself would scroll to what sticks there to press it
    await page.getByRole('button', { name: 'Spiel beginnen' }).evaluate((button: HTMLElement) => button.click())
    await expect(field).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await expect(field).toBeInViewport({ ratio: 1 })
  })
}

test('a name that is missing is brought into sight from far away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  await page.getByText('Offene Tische').waitFor()
  await page.getByRole('heading', { name: 'Am Tisch' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.getByLabel('Ihr Name')).toBeFocused()
  await expect(page.getByLabel('Ihr Name')).toBeInViewport({ ratio: 1 })
})

test('a lobby that found no server fills by itself once there is one', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Der Server antwortet nicht')).toBeVisible()
  await page.unroute('**/api/**')
  await expect(page.getByLabel('Ihr Name')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Der Server antwortet nicht')).toHaveCount(0)
})

test('a friend comes with the code, the host begins, and a seat is come back to', async ({ page, browser }) => {
  const code = await opened(page, 'Anna')
  await expect(page.getByText('Es fehlt noch jemand, damit das Spiel beginnen kann.').last()).toBeVisible()
  const ben = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await ben.goto(new URL('/', page.url()).href)
  await ben.getByLabel('Code oder Link').fill(code.toLowerCase())
  await ben.keyboard.press('Enter')
  await ben.getByRole('button', { name: 'An Platz 2 setzen' }).click()
  await ben.keyboard.type('Ben')
  await ben.keyboard.press('Enter')
  await expect(page.getByText('ist da')).toBeVisible()
  const way = await ben.locator('dd').innerText()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.getByText('Siegel')).toBeHidden()
  const again = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await again.goto(new URL('/', page.url()).href)
  await again.getByLabel('Code oder Link').fill(way)
  await again.keyboard.press('Enter')
  await expect(again).toHaveURL(new RegExp(`/t/${code}$`))
  await again.goto(new URL('/', page.url()).href)
  await expect(again.getByRole('link', { name: /Anna, Ben/ })).toBeVisible()
})

test('what is wrong is said where it happened, and nothing typed is lost', async ({ page }) => {
  await named(page, 'Anna')
  await page.getByLabel('Code oder Link').fill('nothing')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Das ist kein Code')).toBeVisible()
  await page.getByLabel('Code oder Link').fill('ZZZZZ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Diesen Tisch gibt es nicht.')).toBeVisible()
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.getByText('Der Server antwortet nicht').last()).toBeVisible()
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Anna')
  await expect(page.getByLabel('Code oder Link')).toHaveValue('ZZZZZ')
})

test('tables of many long names stay small on the smallest phone', async ({ page }) => {
  const names = ['Maximilian-Alexander Ba', 'Donaudampfschifffahrtsge', 'Özgür Çelik-Yılmazoğlu', 'W'.repeat(24)]
  const tables = Array.from({ length: 50 }, (_, at) => ({ id: `id${at}`, code: `C${at}`, edition: 'dc', stage: 'open', seats: names, open_places: 2, changed: 0 }))
  await page.route('**/api/tables', (route) => (route.request().method() === 'GET' ? route.fulfill({ json: tables }) : route.continue()))
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  const rows = page.locator('li', { has: page.locator('a[href^="/t/C"]') })
  await expect(rows).toHaveCount(50)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: 'shots/lobby-names.png', fullPage: true })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`lobby and waiting room can be read and reached by everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await named(page, 'Anna')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await opened(page, 'Anna')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
