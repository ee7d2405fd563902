/** The sheet of a phone: drawn up and down by its handle, or by pressing that. */

import type { Page } from '@playwright/test'
import { expect, test } from './house'
import { faultsIn } from './pictures'
import { begun, seatedAt } from './tables'

const PHONE = { viewport: { width: 390, height: 844 } }

/** Draw the sheet from where its heading is by so many px, slowly enough to be no flick. */
async function drawn(page: Page, by: number): Promise<void> {
  const box = await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().boundingBox()
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(x, y + (by * step) / 10)
  await page.waitForTimeout(500) // px a millisecond are few then
  await page.mouse.up()
}

test('a sheet is drawn down to half, up again, and down altogether', async ({ browser, house }) => {
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'] }), 'Anna', PHONE)
  await page.getByRole('button', { name: 'Besitz' }).click()
  const sheet = page.getByRole('dialog')
  const height = async () => Math.round((await sheet.boundingBox())?.height ?? 0)
  await expect.poll(height).toBe(844 - 52)
  await drawn(page, 200)
  await expect.poll(height).toBe(Math.round(0.55 * 844))
  await drawn(page, -120)
  await expect.poll(height).toBe(844 - 52)
  await drawn(page, 600)
  await expect(sheet).toHaveCount(0)
  expect(page.problems).toEqual([])
})

test('without drawing the handle makes it half as high and whole again, and the cross closes it', async ({ browser, house }) => {
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'] }), 'Anna', PHONE)
  await page.getByRole('button', { name: 'Besitz' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Ihr Besitz' }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Nur halb zeigen' }).click()
  await page.getByRole('button', { name: 'Ganz zeigen' }).click()
  await expect(page.getByRole('button', { name: 'Nur halb zeigen' })).toBeVisible()
  await page.getByRole('button', { name: 'Schließen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('every sheet takes the focus, gives it back, and can be read by everybody', async ({ browser, house }) => {
  const position = 'seats: [A, B]\nturn: A\nphase: end\nthrows: 1\ndice: [1, 2]\nA: {cash: 500, at: 3, deeds: {1: 2, 3: 2, 5: 0, 12: mortgaged}}\nB: {cash: 500, at: 0, deeds: {39: 0}}\n'
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'], position, real: true }), 'Anna', { ...PHONE, hasTouch: true, isMobile: true })
  const sheet = page.locator('dialog[open]')
  const sheets = [
    ['Besitz', 'Ihr Besitz'],
    ['Verlauf', 'Verlauf'],
    ['Menü', 'Menü'],
  ] as const
  for (const [button, title] of sheets) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(sheet.getByRole('heading', { name: title, level: 2 }).first()).toBeFocused()
    if (button === 'Menü') await sheet.locator('summary').click()
    expect(await faultsIn(page, 'dialog[open]', 'dark')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: button, exact: true })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  await sheet.getByRole('button', { name: 'Namen der Felder' }).click()
  await expect(sheet.getByRole('heading', { name: 'Namen der Felder' })).toBeFocused()
  expect(await faultsIn(page, 'dialog[open]', 'light')).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('list', { name: 'Wo jetzt jemand steht' }).getByRole('button', { name: /^Liebesgrüße/ }).click()
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused()
  expect(await faultsIn(page, 'dialog[open]', 'light')).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Geld', exact: true }).click()
  expect(await faultsIn(page, 'main', 'light')).toEqual([])
  expect(page.problems).toEqual([])
})

test('back closes a sheet, then the deal under it, and what is typed outlives both and another language', async ({ browser, house }) => {
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'] }), 'Anna', PHONE)
  const sheet = page.locator('dialog[open]')
  await page.getByRole('button', { name: 'Verlauf', exact: true }).click()
  await sheet.getByRole('textbox', { name: 'Nachricht an alle' }).fill('Moment noch')
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  await sheet.getByText('English').click()
  await expect(sheet.getByRole('heading', { name: 'Menu' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await expect(sheet.getByRole('textbox').first()).toHaveValue('Moment noch')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Trade', exact: true }).click()
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Throw/ })).toBeVisible()
  expect(page.problems).toEqual([])
})
