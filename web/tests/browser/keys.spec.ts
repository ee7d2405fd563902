/** The keyboard at a table: what keys tell, and keys that a person has set up otherwise. */

import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './house'
import { begun, rowOf, seatedAt } from './tables'

const POSITION =
  'seats: [A, B]\nturn: A\nphase: throw\n' +
  'A: {cash: 634, at: 20, deeds: {16: 2, 18: 2, 19: 3, 24: 0}}\n' +
  'B: {cash: 218, at: 38, deeds: {12: mortgaged}}\n'

test('keys tell where I am, what happened, and who has what; Escape leads back to the decision', async ({ browser, house }) => {
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'], position: POSITION }), 'Anna')
  const told = page.locator('.report')
  await page.keyboard.press('w')
  await expect(told).toContainText('Feld 20: Frei Parken')
  await expect(told).toContainText('Geld M 634')
  await page.keyboard.press('c')
  await expect(told).toContainText('Feld 18: Der Spion, der mich liebte, gehört Ihnen, 2 Verstecke, Miete M 200')
  await page.keyboard.press('Shift+C')
  await expect(told.getByRole('listitem').filter({ hasText: 'Ben: Geld M 218' })).toHaveCount(1)
  await page.keyboard.press('2')
  await expect(told).toContainText('gehört Ben, Hypothek, keine Miete')
  await page.keyboard.press('3') // nobody sits there
  await expect(told).toContainText('gehört Ben, Hypothek, keine Miete')
  expect((await new AxeBuilder({ page }).analyze()).violations.map((each) => each.id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(told).toHaveCount(0)
  await expect(page.locator('#dock')).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.locator('.logbox')).toContainText(/Anna würfelt/)
  await page.keyboard.press('l')
  await expect(told).toContainText(/Anna würfelt/)
  await page.keyboard.press('k')
  await expect(page.locator('.logbox')).toContainText('Anna kauft „GoldenEye“') // 20 + 9
  await page.keyboard.press('e')
  await expect(rowOf(page, 'Ben')).toHaveAttribute('aria-current', 'true')
  expect(page.problems).toEqual([])
})

test('F1 opens the rules at what happened last', async ({ browser, house }) => {
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'], position: POSITION }), 'Anna')
  await page.keyboard.press('r')
  await expect(page.locator('.logbox')).toContainText(/Anna würfelt/)
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('F1')
  await expect(await opened).toHaveURL(/\/rules\/[\w-]+\?edition=bond-007$/)
})

test('a key can be changed; one that does something else is refused, and all can be set back', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: POSITION })
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.goto(`${house.url}/settings`)
  await page.locator('summary', { hasText: 'Alle Tasten' }).click()
  await page.getByRole('button', { name: 'Würfeln: Taste R ändern' }).click()
  await page.keyboard.press('k')
  await expect(page.getByText('K gilt schon für: Kaufen.', { exact: false })).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: 'Würfeln: Taste X ändern' })).toBeFocused()
  expect((await new AxeBuilder({ page }).analyze()).violations.map((each) => each.id)).toEqual([])

  await page.goto(`${house.url}/t/${table.code}`)
  await expect(page.locator('.now h1')).toHaveText('Sie sind am Zug')
  await page.keyboard.press('r')
  await page.keyboard.press('w') // in the meantime R would have thrown
  await expect(page.locator('.report')).toContainText('Feld 20')
  await page.keyboard.press('x')
  await expect(page.locator('.logbox')).toContainText(/Anna würfelt/)

  await page.goto(`${house.url}/settings`)
  await page.locator('summary', { hasText: 'Alle Tasten' }).click()
  await page.getByRole('button', { name: 'Alle Tasten wie am Anfang' }).click()
  await expect(page.getByRole('button', { name: 'Würfeln: Taste R ändern' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Alle Tasten wie am Anfang' })).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await page.locator('summary', { hasText: 'Alle Tasten' }).click()
  await expect(page.getByRole('button', { name: 'Würfeln: Taste R ändern' })).toBeVisible()
  expect(page.problems).toEqual([])
})

test('single keys that are switched off do nothing, and stand on no button', async ({ browser, house }) => {
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'], position: POSITION }), 'Anna')
  await expect(page.locator('.dock .kbd').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('bankhalter.settings', JSON.stringify({ shortcuts: false })))
  await page.reload()
  await expect(page.locator('.now h1')).toHaveText('Sie sind am Zug')
  await expect(page.locator('.dock .kbd')).toHaveCount(0)
  await page.keyboard.press('w')
  await page.keyboard.press('r')
  await page.getByRole('button', { name: /^Würfeln/ }).focus()
  await expect(page.locator('.report')).toHaveCount(0)
  await expect(page.locator('.now h1')).toHaveText('Sie sind am Zug')
})
