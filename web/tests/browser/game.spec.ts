import { LOUD, playOn } from './driver'
import { expect, test } from './house'
import { begun, seatedAt } from './tables'

/** Whole games, played by pressing what is loud on the screen, as a newcomer would. */

test('a newcomer makes a table in the lobby and plays a game with the speed die to its end', async ({ browser, house }) => {
  test.setTimeout(600_000)
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(house.url)
  await page.getByRole('radio', { name: /James Bond 007/ }).or(page.getByRole('button', { name: /James Bond 007/ })).first().click({ force: true })
  await page.getByLabel('Ihr Name').or(page.getByLabel('Name')).first().fill('Anna')
  await page.getByText('sofort', { exact: true }).click()
  await page.getByRole('button', { name: /Spiel beginnen/ }).click()
  await page.locator('.table').waitFor()
  expect(page.url()).toContain('/t/')
  const { over, presses } = await playOn(page, 2500)
  expect(over).toBe(true)
  expect(presses).toBeGreaterThan(10)
  await expect(page.getByRole('dialog')).toContainText(/gewonnen|gewinnt/)
  expect(problems).toEqual([])
})

test('a short game is played to its end in English, at a phone', async ({ browser, house }) => {
  test.setTimeout(600_000)
  const table = await begun(house, { edition: 'sonic-boom', bots: 2, options: { short: true } })
  const page = await seatedAt(browser, house, table, 'Anna', { locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true })
  const { over } = await playOn(page, 2500)
  expect(over).toBe(true)
  expect(page.problems).toEqual([])
})

test('a table comes back by itself after the server was killed, with nothing lost', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'] })
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.getByRole('button', { name: /^Würfeln/ }).click()
  await expect(page.locator('.logbox')).toContainText('Anna würfelt')
  const before = await page.locator('.logbox').innerText()
  await house.kill()
  const lost = page.getByText('Die Verbindung ist unterbrochen.', { exact: false })
  await expect(lost).toBeVisible()
  await house.open()
  await expect(lost).toBeHidden({ timeout: 30_000 })
  await expect(page.locator('.logbox')).toContainText(before.split('\n').find((line) => line.includes('Anna würfelt')) ?? '')
  const next = page.locator(LOUD).first()
  if (await next.count()) await next.click()
  expect(page.problems).toEqual([])
})
