/** A table in the browser: played by keyboard and by touch, with a reason for every no. */

import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { filled as filledButtons } from './cuts'
import { expect, test } from './house'

const TOKEN = 'T'.repeat(43)
const NAMES = ['Anna', 'Ben', 'Cem']
const FILLED = '.btn.plate:not([aria-disabled]), .btn.seal:not([aria-disabled])'

/** A table at which Anna plays against bots, begun. */
async function begun(request: APIRequestContext, edition: string, places: string[] = ['bot:standard', 'bot:standard']): Promise<string> {
  const made = await request.post('/api/tables', { data: { edition, token: TOKEN, places: ['open', ...places], pace: 'instant', grace: 0 } })
  expect(made.ok()).toBe(true)
  const { code } = (await made.json()) as { code: string }
  const people = ['open', ...places].flatMap((place, index) => (place === 'open' ? [index] : []))
  const commands = [...people.map((place) => ({ do: 'sit', place, shown: NAMES[place], token: TOKEN })), { do: 'start' }]
  for (const [id, command] of commands.entries()) {
    const done = await request.post(`/api/tables/${code}/commands`, {
      headers: { authorization: `Bearer ${TOKEN}` },
      data: { type: 'do', id: String(id), command },
    })
    expect(done.ok()).toBe(true)
  }
  return code
}

async function sit(page: Page, code: string, edition: string): Promise<void> {
  await page.addInitScript((known) => localStorage.setItem('bankhalter.tables', known), JSON.stringify([{ code, token: TOKEN, edition, seen: 1 }]))
  await page.goto(`/t/${code}`)
  await expect(page.locator('.table')).toBeVisible()
}

test('the first throw is made with the space bar, and the log tells it', async ({ page, request }) => {
  await sit(page, await begun(request, 'bond-007'), 'bond-007')
  await expect(page.locator('.now h1')).toHaveText('Wer beginnt?')
  await page.keyboard.press('Space')
  await expect(page.locator('.logbox')).toContainText(/Anna würfelt \d \+ \d/)
})

test('what cannot be done says why, and the reason stays until it is dismissed', async ({ page, request }) => {
  await sit(page, await begun(request, 'dc'), 'dc')
  const build = page.getByRole('group', { name: 'Jederzeit möglich' }).getByRole('button', { name: /Bauen/ })
  await expect(build).toHaveAttribute('aria-disabled', 'true')
  await build.click({ force: true }) // it is reached and pressed although it is not enabled
  const reason = page.getByRole('alert')
  await expect(reason).toBeVisible()
  await expect(reason.getByRole('link').first()).toHaveAttribute('href', /^\/rules\/[\w-]+\?edition=dc$/)
  await page.getByRole('button', { name: 'Meldung schließen' }).click()
  await expect(reason).toBeHidden()
})

test('at most one button is filled, whatever is decided', async ({ page, request }) => {
  await sit(page, await begun(request, 'sonic-boom'), 'sonic-boom')
  const filled = page.locator(FILLED)
  for (let press = 0; press < 8; press += 1) {
    await expect(filled).toHaveCount(1, { timeout: 20_000 }) // bots act in between
    expect(await page.evaluate(filledButtons)).toHaveLength(1) // as it is painted
    const before = await page.locator('.logbox').innerText()
    await filled.click()
    await expect.poll(() => page.locator('.logbox').innerText()).not.toBe(before)
  }
})

test('the first thing to be pressed is high enough for a thumb', async ({ page, request }) => {
  await sit(page, await begun(request, 'banking'), 'banking')
  for (const width of [320, 360, 390, 430, 700, 1100]) {
    await page.setViewportSize({ width, height: 780 })
    const box = await page.locator('.dock .btn').first().boundingBox()
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44)
  }
})

test('a deal is made up by tapping, and says what comes of it', async ({ page, request }) => {
  await sit(page, await begun(request, 'bond-007'), 'bond-007')
  await page.keyboard.press('t')
  const stage = page.getByRole('dialog', { name: 'Handeln' })
  await expect(stage).toBeVisible()
  await expect(stage.getByRole('heading', { name: 'Handeln' })).toBeFocused()
  const sides = stage.locator('.side')
  await sides.first().getByRole('button', { name: 'M 100 mehr' }).click()
  await expect(sides.first().locator('.med.cash')).toContainText('M 100')
  await expect(stage.locator('.fx .no')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stage).toBeHidden()
})

test('the table has no faults that can be found by a program', async ({ page, request }) => {
  await sit(page, await begun(request, 'bond-007'), 'bond-007')
  const found = await new AxeBuilder({ page }).analyze()
  expect(found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([])
})

test('a broken connection is told, and comes back without a click', async ({ page, request, house }) => {
  await sit(page, await begun(request, 'bond-007'), 'bond-007')
  await house.kill()
  const lost = page.getByText('Die Verbindung ist unterbrochen.', { exact: false })
  await expect(lost).toBeVisible()
  await house.open()
  await expect(lost).toBeHidden({ timeout: 30_000 })
  await page.keyboard.press('Space')
  await expect(page.locator('.logbox')).toContainText(/Anna würfelt \d \+ \d/)
})

test('who plays two seats at one device decides for both, and takes back with the consent of both', async ({ page, request }) => {
  await sit(page, await begun(request, 'bond-007', ['open']), 'bond-007')
  const turn = page.locator('.whose').getByRole('button', { pressed: true })
  await expect(turn).toHaveAccessibleName('Anna')
  await page.keyboard.press('Space')
  await expect(turn).toHaveAccessibleName('Ben')
  for (let press = 0; press < 40 && !(await page.getByRole('button', { name: /^Kaufen/ }).count()); press += 1) {
    await page.locator(FILLED).filter({ hasNotText: 'Kaufen' }).first().click({ timeout: 500 }).catch(() => undefined)
  }
  const buyer = (await page.locator('.whose').getByRole('button', { name: 'Anna', pressed: true }).count()) ? 'Anna' : 'Ben'
  await page.getByRole('button', { name: /^Kaufen/ }).click()
  await expect(page.locator('.logbox')).toContainText(`${buyer} kauft`)
  const command = page.getByLabel('Befehl, wie am Terminal und in Aufzeichnungen')
  await expect(command).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(command).toBeFocused()
  await command.fill(`${buyer} takes back 1`)
  await command.press('Enter')
  await page.getByRole('button', { name: 'Einverstanden' }).click()
  await expect(page.locator('.logbox')).toContainText(`${buyer} nimmt zurück`)
  await expect(page.getByRole('button', { name: /^Kaufen/ })).toBeVisible()
})
