/** What who cannot see the table is told of it: the decision and the board, each by name and state. */

import { expect, test } from './house'
import { begun, seatedAt } from './tables'

const POSITION =
  'seats: [A, B, C]\nturn: A\nphase: end\nthrows: 1\ndice: [3, 2]\n' +
  'A: {cash: 634, at: 20, deeds: {16: 2, 18: 2, 19: 3}}\nB: {cash: 218, at: 38, deeds: {12: 0, 23: mortgaged}}\nC: {cash: 486, at: 18}\n' +
  'claims: [{guest: C, owner: A, lot: 18, amount: 200}]\n'

test('the decision and the board are told in words', async ({ browser, house }) => {
  const page = await seatedAt(browser, house, await begun(house, { friends: ['Ben', 'Cem'], position: POSITION }), 'Anna')
  await expect(page.getByRole('region', { name: 'Was jetzt ansteht' })).toMatchAriaSnapshot(`
    - region "Was jetzt ansteht":
      - status:
        - heading "Fertig?" [level=1]
      - 'img "Würfel: 3 + 2"'
      - button "Verzichten"
      - button "Miete verlangen"
      - button "Zug beenden"
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
  await page.context().close()
})
