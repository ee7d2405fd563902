import AxeBuilder from '@axe-core/playwright'
import { cuts } from './cuts'
import { expect, test } from './house'
import { begun, made, say, seatedAt, sit } from './tables'

/** Every screen: for everybody (axe), without scrolling in two dimensions, and as pictures to look at in shots/. */

const POSITION =
  'seats: [A, B, C, D]\nturn: A\nphase: end\nthrows: 1\ndice: [3, 2]\n' +
  'A: {cash: 634, at: 20, deeds: {16: 2, 18: 2, 19: 3, 24: 0, 5: 0, 25: 0}}\n' +
  'B: {cash: 218, at: 38, deeds: {6: 4, 8: 4, 9: hotel, 12: 0, 13: 0, 31: 0}}\n' +
  'C: {cash: 905, at: 10, jail: 2, deeds: {11: 0, 15: 0, 21: 0, 23: mortgaged, 28: 0, 37: 0}}\n' +
  'D: {cash: 486, at: 18, deeds: {1: 0, 3: 0, 29: 0, 32: 0, 35: 0}}\n' +
  'claims: [{guest: D, owner: A, lot: 18, amount: 200}]\n'

const THEMES = ['light', 'dark'] as const
const SIZES = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const

for (const theme of THEMES) {
  for (const size of SIZES) {
    test(`all screens, ${theme}, ${size.name}`, async ({ browser, house }) => {
      test.setTimeout(240_000)
      const table = await begun(house, { friends: ['Ben', 'Cem', 'Dora'], position: POSITION })
      const options = { colorScheme: theme, viewport: { width: size.width, height: size.height } }
      const page = await seatedAt(browser, house, table, 'Anna', options)
      const screens: [string, string][] = [
        ['table', `/t/${table.code}`],
        ['lobby', '/'],
        ['rules', '/rules/rent-must-be-demanded?edition=bond-007'],
        ['settings', '/settings'],
        ['replay', `/replay/${table.code}`],
      ]
      for (const [name, path] of screens) {
        await page.setViewportSize({ width: size.width, height: size.height })
        await page.goto(house.url + path)
        await page.locator(name === 'table' ? '.table' : 'h1:visible, h2:visible').first().waitFor()
        await page.waitForTimeout(400)
        await page.screenshot({ path: `shots/${name}-${theme}-${size.name}.png` })
        // what stands fast at the edge of a small window covers what is scrolled under it; all is looked at in one
        if (name !== 'table') await page.setViewportSize({ width: size.width, height: 3000 })
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
        expect(violations.map((each) => `${name}: ${each.id} ${each.nodes.map((node) => node.target.join(' ')).slice(0, 3).join(' | ')}`)).toEqual([])
      }
      expect(page.problems).toEqual([])
    })
  }
}

test('nothing is cut off on any screen, however narrow', async ({ browser, house }) => {
  test.setTimeout(240_000)
  const table = await begun(house, { friends: ['Ben', 'Cem', 'Dora'], position: POSITION })
  for (const line of ['Anna demands rent', 'Anna ends turn', 'Ben throws']) await say(house, table, line)
  const waits = await made(house, { friends: ['Ben', 'Cem'], bots: 1 })
  await sit(house, waits, 'Anna')
  const page = await seatedAt(browser, house, table, 'Anna')
  const found: string[] = []
  for (const path of ['/', `/t/${waits.code}`, '/rules', '/rules/rent-must-be-demanded?edition=bond-007', '/rules/compare', '/settings', `/replay/${table.code}?at=2`, '/reader', '/money']) {
    await page.goto(house.url + path)
    await page.locator('h1:visible, h2:visible').first().waitFor()
    if (path === '/') await page.getByText('Wo das Regelheft').click()
    found.push(...(await cuts(page, path)))
  }
  expect(found).toEqual([])
})

test('the first load is light', async ({ browser, house }) => {
  const page = await browser.newPage()
  await page.goto(house.url)
  await page.locator('h1:visible, h2:visible').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((each) => ({
      name: each.name,
      bytes: (each as PerformanceResourceTiming).encodedBodySize,
    })),
  )
  const scripts = loaded.filter(({ name }) => name.endsWith('.js'))
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(10_000) // or nothing is measured
  expect(loaded.some(({ name }) => name.endsWith('.woff2'))).toBe(true)
  expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(250_000)
})
