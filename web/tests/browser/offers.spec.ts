import { expect, test } from './house'
import { looked } from './pictures'
import { begun, say, seatedAt } from './tables'

/** What comes back for offers of mine. */

const POSITION = 'seats: [A, B]\nturn: B\nphase: throw\nA: {cash: 500, at: 3, deeds: {1: 0}}\nB: {cash: 500, at: 1, deeds: {3: 0}}\n'
const CLAIM = 'claims: [{guest: B, owner: A, lot: 1, amount: 2}]\n'

for (const [name, viewport] of [['desk', { width: 1440, height: 900 }], ['phone', { width: 390, height: 844 }]] as const) {
  test(`an answer to my offer is told, a counter-offer stands beside it, and hides no rent (${name})`, async ({ browser, house }) => {
    const table = await begun(house, { friends: ['Ben'], position: POSITION + CLAIM })
    const page = await seatedAt(browser, house, table, 'Anna', { viewport })
    await say(house, table, 'Anna offers Ben 50 for lot 3')
    await say(house, table, 'Ben rejects Anna')
    const answer = page.locator('.dock').getByRole('status').filter({ hasText: 'Ben lehnt das Angebot von Anna ab.' })
    await expect(answer).toBeVisible()
    await looked(page, 'offer-rejected', name)
    await answer.getByRole('button', { name: 'Meldung schließen' }).click()
    await expect(answer).toBeHidden()

    await say(house, table, 'Anna offers Ben 50 for lot 3')
    await say(house, table, 'Ben counters Anna lot 3 for 200')
    const offer = page.getByRole('dialog')
    await expect(offer.getByRole('heading', { name: 'Gegenangebot von Ben' })).toBeVisible()
    await expect(offer.locator('del')).toContainText('50')
    await looked(page, 'offer-countered', name)

    const rent = offer.locator(name === 'phone' ? '.line' : '.slip')
    if (name === 'phone') await page.setViewportSize({ width: 320, height: 568 })
    for (const each of ['Fordern', 'Annehmen', 'Ablehnen']) await expect(offer.getByRole('button', { name: each })).toBeInViewport({ ratio: 1 })
    await rent.getByRole('button', { name: 'Fordern' }).click()
    await expect(rent).toBeHidden()
    await expect(offer.getByRole('heading', { name: 'Gegenangebot von Ben' })).toBeVisible()
    expect(page.problems).toEqual([])
  })
}

test('what was put into a deal is still there after an auction has come in between', async ({ browser, house }) => {
  const table = await begun(house, {
    friends: ['Ben'],
    position: 'seats: [A, B]\nturn: B\nphase: buy\nthrows: 1\ndice: [1, 4]\nA: {cash: 500, at: 3, deeds: {1: 0}}\nB: {cash: 500, at: 5, deeds: {3: 0}}\n',
  })
  const page = await seatedAt(browser, house, table, 'Anna')
  await page.keyboard.press('t')
  const give = page.locator('.stage .side').first()
  await give.getByRole('button', { name: 'M 100 mehr' }).click()
  await expect(give.locator('.med.cash')).toContainText('M 100')
  await say(house, table, 'Ben declines')
  await expect(page.getByRole('heading', { name: /Versteigerung/ })).toBeVisible()
  await say(house, table, 'Anna passes')
  await say(house, table, 'Ben passes')
  await expect(give.locator('.med.cash')).toContainText('M 100')
  expect(page.problems).toEqual([])
})
