import type { Page } from '@playwright/test'
import { expect, test } from './house'
import { begun, command, say, seatedAt } from './tables'

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
    await page.getByRole('button', button(/^Passen/)).click() // Ben
    await page.getByRole('button', button(/^Passen/)).click() // Cleo
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
