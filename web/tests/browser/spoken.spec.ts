/** What who cannot see the table is told of it: the decision and the board, each by name and state. */

import { expect, test } from './house'
import { begun, say, seatedAt } from './tables'

const POSITION =
  'seats: [A, B, C]\nturn: A\nphase: end\nthrows: 1\ndice: [3, 2]\n' +
  'A: {cash: 634, at: 20, deeds: {16: 2, 18: 2, 19: 3}}\nB: {cash: 218, at: 9, deeds: {12: 0, 23: mortgaged}}\nC: {cash: 486, at: 18}\n' +
  'claims: [{guest: C, owner: A, lot: 18, amount: 200}]\n'

test('the decision and the board are told in words', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben', 'Cem'], position: POSITION })
  const page = await seatedAt(browser, house, table, 'Anna')
  await expect(page.getByRole('region', { name: 'Was jetzt ansteht' })).toMatchAriaSnapshot(`
    - region "Was jetzt ansteht":
      - heading "Fertig?" [level=1]
      - paragraph: Runde 1, Zug 1
      - paragraph: Ohne Uhr
      - 'img "Würfel: 3 + 2"'
      - group "Fertig?":
        - text: Miete M 200, Cem landete auf „Der Spion, der mich liebte“ 2 Verstecke.
        - emphasis: Verfällt, sobald Ben würfelt.
        - button "Verzichten"
        - button "Miete fordern"
        - group "Jederzeit möglich":
          - button /^Bauen/
          - button /^Verkaufen/
          - button /^Hypothek/
          - button /^Handeln/
          - button /^Zug beenden/
  `)
  const board = page.getByRole('group', { name: 'Spielplan, 40 Felder' })
  await expect(board.getByRole('listitem')).toHaveCount(40)
  for (const name of [
    'Feld 18: Der Spion, der mich liebte, gehört Ihnen, 2 Verstecke, Miete M 200, hier: Cem, Miete offen',
    'Feld 23: Octopussy, gehört Ben, Hypothek, keine Miete',
    'Feld 12: Crab Key, gehört Ben, Miete 4 mal Wurf',
    'Feld 14: Leben und sterben lassen, frei, M 160',
  ]) {
    await expect(board.getByRole('button', { name, exact: true })).toBeVisible()
  }
  const own = page.getByRole('table', { name: 'Besitzrechte' }).getByRole('row')
  await expect(own).toHaveText([/^GrundstückFarbgruppeMieteZustand$/, /orange, vollständig Miete M\s200 gehört Ihnen, 2 Verstecke$/, /Miete M\s200 .*2 Verstecke$/, /Miete M\s600 .*3 Verstecke$/])
  await expect(own.nth(2).getByRole('rowheader', { name: 'Der Spion, der mich liebte', exact: true })).toBeVisible()
  await expect(own.nth(2).getByRole('button')).toHaveAccessibleDescription(/gehört Ihnen, 2 Verstecke Miete M\s200/)
  const order = ['now', 'boardbox', 'players', 'mine', 'log', 'brandbox', 'toolbox', 'messagebox'] // as they are heard, and as Tab goes
  expect(await page.locator('main > :not(.skip)').evaluateAll((all) => all.map((each) => each.classList[0]))).toEqual(order)
  const due = page.locator('.messagebox p[role="status"]')
  await expect(due).toContainText('Fertig? Auf diesem Feld ist alles erledigt; Sie können die Würfel weitergeben. Cem landete auf „Der Spion, der mich liebte“, Miete M 200.')

  // a square is opened by its key, and left to where one was
  await board.getByRole('button', { name: /^Feld 18:/ }).press('Enter')
  const deed = page.getByRole('dialog', { name: 'Der Spion, der mich liebte' })
  await expect(deed.getByRole('heading')).toHaveText('Der Spion, der mich liebte') // once
  await expect(deed.getByRole('heading')).toBeFocused()
  await expect(deed.getByRole('row', { name: /2 Verstecke M 200/ })).toContainText('gilt jetzt')
  await page.keyboard.press('Escape')
  await expect(board.getByRole('button', { name: /^Feld 18:/ })).toBeFocused()

  // what others do that concerns me is said at once; what else they do, when their turn is over
  await page.keyboard.press('e')
  await expect(due).toHaveText('Ben ist am Zug. Cem landete auf „Der Spion, der mich liebte“, Miete M 200. Verfällt, sobald Ben würfelt.')
  await say(house, table, 'Ben throws') // 4 + 5
  await expect(due).toHaveText('Ben ist am Zug. Ben landete auf „Der Spion, der mich liebte“, Miete M 200. Verfällt, sobald Cem würfelt.')
  await expect(due).toHaveAttribute('aria-live', 'assertive')
  await page.getByRole('button', { name: 'Verzichten' }).press('Enter')
  await expect(due).toHaveText(/Miete M.200\. Niemand wartet darauf\.$/)
  await expect(page.locator('#dock')).toBeFocused()

  // whoever is writing goes on, whatever comes
  const field = page.getByLabel('Nachricht an alle')
  await field.pressSequentially('Hal')
  await say(house, table, 'Ben offers Anna lot 12 for 50')
  await expect(page.getByRole('dialog', { name: 'Ben bietet einen Tausch an' })).toBeVisible()
  await expect(due).toContainText('Ben bietet einen Tausch an.')
  await page.keyboard.type('lo')
  await expect(field).toHaveValue('Hallo')
  await page.keyboard.press('Escape')
  await expect(page.locator('#stage')).toBeFocused()
  expect(page.problems).toEqual([])
  await page.context().close()
})

test('what happens in a turn is told once: my own as it happens, that of another when it is over', async ({ browser, house }) => {
  const streets = [1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39, 5, 15, 25, 35, 12, 28]
  const position = `seats: [A, B]\nturn: A\nA: {cash: 500, at: 0, deeds: {${streets.map((square) => `${square}: mortgaged`).join(', ')}}}\nB: {cash: 500, at: 0}\n`
  const table = await begun(house, { friends: ['Ben'], position })
  const page = await seatedAt(browser, house, table, 'Anna')
  const due = page.locator('.messagebox p[role="status"]')
  const log = page.locator('.messagebox [role="log"]')
  await page.keyboard.press('Space')
  await expect(due).toContainText('Anna würfelt')
  await expect(log).toBeEmpty()
  await say(house, table, 'Anna ends turn')
  await expect(due).toContainText('Ben ist am Zug.')
  for (let doubles = 0; doubles < 2; doubles += 1) await say(house, table, 'Ben throws') // doubles at first
  await say(house, table, 'Ben ends turn')
  await expect(log).toContainText('Ben würfelt')
  await expect(log).not.toContainText('Anna würfelt')
  await expect(due).not.toContainText('Ben würfelt')
})
