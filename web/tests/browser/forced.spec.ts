/** For who sees otherwise: forced colours, and text twice as large. */

import { expect, test } from './house'
import { begun, seatedAt } from './tables'

const POSITION =
  'seats: [A, B, C, D]\nturn: A\nphase: throw\n' +
  'A: {cash: 634, at: 20, deeds: {16: 2, 18: 2, 19: 3}}\nB: {cash: 218, at: 38}\nC: {cash: 905, at: 10, jail: 2}\nD: {cash: 486, at: 18}\n'

test('in forced colours what is awaited and who is on turn are told by the highlight', async ({ browser, house }) => {
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben', 'Cem', 'Dora'], position: POSITION }), 'Anna', { forcedColors: 'active' })
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('forced-color-adjust', 'none')
    probe.style.color = 'Highlight'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  const fill = (selector: string, pseudo?: string) =>
    page.evaluate(([found, before]) => getComputedStyle(document.querySelector(found ?? '') as Element, before).backgroundColor, [selector, pseudo] as const)
  expect(await fill('.btn.plate')).toBe(highlight)
  expect(await fill('.player.turn', '::before')).toBe(highlight)
})

for (const [width, height] of [[1440, 900], [1024, 900], [390, 844]] as const) {
  test(`text twice as large needs no scrolling sideways at ${width} px, and covers nothing that is pressed`, async ({ browser, house }) => {
    const table = await begun(house, { friends: ['Ben', 'Cem', 'Dora'], position: POSITION })
    const page = await seatedAt(browser, house, table, 'Anna', { viewport: { width, height } })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect(page.locator('main.table.wide')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: /^Würfeln/ }).click() // would not be reached under something else
    await expect(page.locator('.now h1, .bar h1').first()).toBeVisible()
    expect(page.problems).toEqual([])
  })
}

test('large text is larger', async ({ browser, house }) => {
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben'] }), 'Anna')
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(await size()).toBe('16px')
  await page.evaluate(() => localStorage.setItem('bankhalter.settings', JSON.stringify({ largeText: true })))
  await page.reload()
  await expect.poll(size).toBe('20px')
})
