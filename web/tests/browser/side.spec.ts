/** Beside the board: players, log and talk, the reference, the settings, and a game looked back on. */

import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './house'

const ANNA = 'T'.repeat(43)
const BEN = 'U'.repeat(43)

interface Shown {
  may: Record<string, string[]>
}

async function command(request: APIRequestContext, code: string, token: string, what: object): Promise<boolean> {
  const done = await request.post(`/api/tables/${code}/commands`, {
    headers: { authorization: `Bearer ${token}` },
    data: { type: 'do', id: crypto.randomUUID(), command: what },
  })
  return done.ok()
}

/** A game of Anna and Ben, begun. */
async function begun(request: APIRequestContext): Promise<string> {
  const made = await request.post('/api/tables', { data: { edition: 'bond-007', token: ANNA, places: ['open', 'open'], pace: 'instant', grace: 0 } })
  const { code } = (await made.json()) as { code: string }
  expect(await command(request, code, ANNA, { do: 'sit', place: 0, shown: 'Anna', token: ANNA })).toBe(true)
  expect(await command(request, code, BEN, { do: 'sit', place: 1, shown: 'Ben', token: BEN })).toBe(true)
  expect(await command(request, code, ANNA, { do: 'start' })).toBe(true)
  return code
}

/** Say the next line that goes on with the game; return it. */
async function goOn(request: APIRequestContext, code: string): Promise<string> {
  const both = `${ANNA},${BEN}`
  const shown = (await (await request.get(`/api/tables/${code}?history=0`, { headers: { authorization: `Bearer ${both}` } })).json()) as Shown
  const may = Object.values(shown.may).flat()
  const line = ['throws', 'buys', 'pays', 'passes', 'ends turn'].flatMap((verb) => may.find((each) => each.endsWith(verb)) ?? [])[0] ?? ''
  expect(await command(request, code, both, { do: 'play', line })).toBe(true)
  return line
}

async function played(request: APIRequestContext, lines: number): Promise<string> {
  const code = await begun(request)
  for (let count = 0; count < lines; count += 1) await goOn(request, code)
  return code
}

async function sit(page: Page, code: string, token: string): Promise<void> {
  await page.addInitScript((known) => localStorage.setItem('bankhalter.tables', known), JSON.stringify([{ code, token, edition: 'bond-007', seen: 1 }]))
  await page.goto(`/t/${code}`)
  await expect(page.locator('.table')).toBeVisible()
}

async function faults(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze()
  return found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)
}


test('a sentence of the log says which rules it rests on', async ({ page, request }) => {
  await sit(page, await played(request, 3), ANNA)
  await page.locator('.log').getByRole('button', { name: 'Warum?' }).first().click()
  const note = page.getByRole('dialog', { name: 'Warum?' })
  await expect(note).toContainText('Gilt in:')
  await expect(note.getByRole('link').first()).toHaveAttribute('href', /^\/rules\/[\w-]+\?edition=bond-007$/)
  await expect(note.locator('section').first()).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
})

test('people talk, and who is muted is not read', async ({ page, request }) => {
  const code = await played(request, 1)
  await sit(page, code, ANNA)
  await page.getByLabel('Nachricht an alle').fill('Viel Glück <b>allen</b>')
  await page.keyboard.press('Enter')
  await expect(page.locator('.speech')).toContainText('Anna Viel Glück <b>allen</b>')
  expect(await command(request, code, BEN, { do: 'react', seat: 'Ben', sign: 'thanks' })).toBe(true)
  await expect(page.locator('.speech').last()).toContainText('Ben bedankt sich')
  await page.getByRole('button', { name: 'Reagieren, stummschalten' }).click()
  await page.getByRole('button', { name: 'Ben stummschalten' }).click()
  await expect(page.getByRole('button', { name: 'Ben wieder hören' })).toBeVisible()
  expect(await command(request, code, BEN, { do: 'say', seat: 'Ben', text: 'Geheimes' })).toBe(true)
  await expect(page.locator('.speech').last()).toContainText('Ben (stummgeschaltet)')
})

test('too many messages at once are refused where they are typed, and not lost', async ({ page, request }) => {
  await sit(page, await played(request, 1), ANNA)
  const field = page.getByLabel('Nachricht an alle')
  const refused = page.locator('.talk').getByRole('alert')
  for (let count = 0; count < 12 && !(await refused.isVisible()); count += 1) {
    await field.fill(`Nachricht ${count}`)
    await field.press('Enter')
    await expect.poll(async () => (await field.inputValue()) === '' || (await refused.isVisible())).toBe(true)
  }
  await expect(refused).toBeVisible()
  await expect(field).toHaveValue(/Nachricht \d+/)
})

test('what has been taken back is struck in the log, with who took it back', async ({ page, request }) => {
  const code = await begun(request)
  let line = ''
  while (!line.endsWith(' buys')) line = await goOn(request, code)
  const [who = '', key, other] = line.startsWith('Anna') ? ['Anna', ANNA, BEN] : ['Ben', BEN, ANNA]
  await sit(page, code, ANNA)
  await expect(page.locator('.log s')).toHaveCount(0)
  expect(await command(request, code, key ?? '', { do: 'play', line: `${who} takes back 1` })).toBe(true)
  expect(await command(request, code, other ?? '', { do: 'play', line: `${who === 'Anna' ? 'Ben' : 'Anna'} agrees` })).toBe(true)
  await expect(page.locator('.log s')).toHaveText([new RegExp(`^${who} kauft `)])
  await expect(page.locator('.logbox')).toContainText(`zurückgenommen von ${who}`)
})

test('a rule is found by a word, read, and compared between editions', async ({ page }) => {
  await page.goto('/rules?edition=banking')
  await page.getByPlaceholder('Regeln durchsuchen').fill('miete fordern')
  await page.getByRole('region', { name: 'Alle Regeln' }).getByRole('link', { name: /Was jederzeit erlaubt ist/ }).click()
  await expect(page).toHaveURL(/\/rules\/[\w-]+\?edition=banking$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was jederzeit erlaubt ist')
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Ausgaben vergleichen' }).click()
  await page.getByLabel('Die andere Ausgabe').selectOption('banking')
  await expect(page.getByText('Zweimal dieselbe Ausgabe')).toBeVisible()
  await page.getByLabel('Die andere Ausgabe').selectOption('dc')
  await expect(page.getByRole('table').first()).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('settings take effect at once and are still there after loading', async ({ page }) => {
  await page.goto('/settings')
  await page.locator('label', { hasText: 'dunkel' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.locator('label', { hasText: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await page.getByRole('switch', { name: 'Sounds' }).click()
  await page.locator('summary', { hasText: 'All keys' }).click()
  expect(await faults(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(page.getByRole('switch', { name: 'Sounds' })).toHaveAttribute('aria-checked', 'false')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a game is wound by keys, has an address for every moment, and its curves as a table', async ({ page, request }) => {
  const code = await played(request, 12)
  await page.goto(`/replay/${code}?at=3`)
  const slider = page.getByRole('slider', { name: 'Moment des Spiels' })
  await expect(slider).toHaveValue('3')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('4')
  await expect(page).toHaveURL(/at=4$/)
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue('0')
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('t')
  await expect(page.getByRole('table').first()).toContainText('Runde')
  await expect(page.getByRole('table').first()).toContainText('Anna')
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('End')
  await expect(page.getByRole('region', { name: 'Was in diesem Zug geschah' })).toBeVisible()
  await page.getByRole('button', { name: 'Abspielen', exact: true }).click() // from the beginning
  await expect(page).toHaveURL(/at=[12]$/)
})

test('where a browser does not copy, the link to a moment is marked, and it is said', async ({ page, request }) => {
  const code = await played(request, 4)
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await page.goto(`/replay/${code}?at=2`)
  await page.getByRole('button', { name: 'Link hierher' }).click()
  const link = page.getByRole('textbox', { name: 'Link zu diesem Moment' })
  await expect(link).toHaveValue(new RegExp(`/replay/${code}\\?at=2$`))
  await expect(link).toBeFocused()
  expect(await link.evaluate((field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0) === field.value.length)).toBe(true)
  await expect(page.getByText('Der Link ist markiert: bitte von Hand kopieren.')).toBeVisible()
})

test('sounds are switched off and on with one tap, on phones, too', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await sit(page, await begun(request), ANNA)
  const sound = page.getByRole('button', { name: 'Ton', exact: true })
  await expect(sound).toBeInViewport({ ratio: 1 })
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await sound.click()
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
})

test('rules that are on their way are not said to be none', async ({ page }) => {
  await page.route('**/api/rules?*', () => undefined) // never answered
  await page.goto('/rules')
  await expect(page.locator('.list').getByRole('status')).toHaveText('Die Regeln werden geladen.')
  await expect(page.getByRole('main')).toHaveText('Die Regeln werden geladen.')
})

test('from a moment of a game another one goes on', async ({ page, request }) => {
  const code = await played(request, 20)
  await page.goto(`/replay/${code}?at=16`)
  await page.getByRole('button', { name: 'Von hier spielen' }).click()
  await expect(page).toHaveURL(/\/t\/[A-Z0-9]{5}$/)
  await page.getByRole('button', { name: 'An Platz 1 setzen' }).click()
  await page.keyboard.type('Cleo')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Platz 2: Bot' }).click()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.locator('.player').first()).toContainText('Cleo')
  await expect(page.locator('.now h1')).not.toHaveText('Wer beginnt?')
})
