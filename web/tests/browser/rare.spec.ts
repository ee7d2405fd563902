import { expect, test } from './house'
import { looked } from './pictures'
import { begun, rowOf, say, seatedAt } from './tables'

/** Decisions that come up once in many games: the position is given, what follows is the rulebook's. */

const SHORT =
  'seats: [A, B, C]\nturn: A\nA: {cash: 900, at: 0, deeds: {1: 0, 3: 0}}\nB: {cash: 800, at: 0, deeds: {6: 0, 8: 0, 9: 0}}\nC: {cash: 800, at: 0}\n' + 'bank: {houses: 1, hotels: 12}\n'

test('too few houses: all say what they want, the last one is auctioned, and placed by whoever gets it', async ({ browser, house }) => {
  const table = await begun(house, { edition: 'sonic-boom', friends: ['Ben', 'Cem'], position: SHORT })
  const [anna, ben] = await Promise.all([seatedAt(browser, house, table, 'Anna'), seatedAt(browser, house, table, 'Ben', { locale: 'en-GB' })])
  await anna.getByRole('button', { name: /^Bauen/ }).first().click()
  await anna.locator('.rows .btn').first().click()
  await expect(ben.getByRole('button', { name: 'Confirm wish' })).toBeVisible()
  await expect(anna.getByRole('button', { name: 'Wunsch bestätigen' })).toBeVisible()
  await expect(anna.getByRole('button', { name: 'Bauen zurücknehmen' })).toBeVisible()
  await looked(anna, 'rare-wish')
  await looked(ben, 'rare-wish-en', 'phone')
  await anna.getByRole('button', { name: 'Wunsch bestätigen' }).click()
  await expect(ben.locator('.dock')).toContainText(/Anna wants 1/)
  await expect(ben.locator('.dock')).not.toContainText('Cem') // who was not asked
  await expect(anna.locator('.dock')).toContainText('Dein Wunsch: 1')
  await expect(anna.getByRole('button', { name: 'Wunsch zurücknehmen' })).toBeVisible()
  await ben.getByRole('button', { name: 'more', exact: true }).click()
  await ben.getByRole('button', { name: 'Confirm wish' }).click()
  await expect(anna.getByRole('dialog', { name: 'Versteigerung' })).toBeVisible()
  await expect(anna.getByRole('dialog')).toContainText('Gewünscht sind 2, die Bank hat nur 1')
  await expect(anna.locator('.parts li', { hasText: 'Cem' })).toContainText('nicht dabei')
  await expect(anna.getByRole('button', { name: 'Wunsch zurückziehen' })).toBeVisible()
  await looked(anna, 'rare-house-auction')
  await say(house, table, 'Anna bids 40')
  await say(house, table, 'Ben bids 70')
  await anna.getByRole('button', { name: /^Passen/ }).click()
  await expect(ben.locator('.now h1')).toContainText('house')
  await looked(ben, 'rare-place-en', 'phone')
  await ben.getByRole('combobox').selectOption({ index: 1 })
  await ben.getByRole('button', { name: 'Here', exact: true }).click()
  await expect(rowOf(ben, 'Ben')).toContainText('730') // 800 - 70
  expect([...anna.problems, ...ben.problems]).toEqual([])
})

test('a card leaves the choice between a fine and a card', async ({ browser, house }) => {
  const table = await begun(house, {
    edition: 'banking',
    friends: ['Ben'],
    position: 'seats: [A, B]\nturn: A\nphase: choice\ndrawing: community\nthrows: 1\ndice: [3, 4]\nA: {cash: 15M, at: 17}\nB: {cash: 15M, at: 0}\ndecks: {community: {seen: [fine_or_chance]}}\n',
  })
  const page = await seatedAt(browser, house, table, 'Anna')
  await expect(page.getByRole('button', { name: /^Karte ziehen.*Ereigniskarten/ })).toBeVisible()
  await looked(page, 'rare-fine')
  await page.getByRole('button', { name: /^Strafe zahlen/ }).click()
  await expect(rowOf(page, 'Anna')).toContainText('14,9')
  expect(page.problems).toEqual([])
})

const OWES =
  'seats: [A, B]\nturn: A\nphase: end\nthrows: 1\ndice: [2, 4]\nA: {cash: 100K, at: 6, deeds: {5: 0, 15: 0}}\nB: {cash: 15M, at: 0, deeds: {6: 1, 8: 1, 9: 1}}\n' +
  'debts: [{debtor: A, creditor: B, amount: 300K, status: awaited}]\n'

test('in the banking edition a lot is handed over for a part of the debt', async ({ browser, house }) => {
  const table = await begun(house, { edition: 'banking', friends: ['Ben'], position: OWES })
  const [anna, ben] = await Promise.all([seatedAt(browser, house, table, 'Anna'), seatedAt(browser, house, table, 'Ben', { locale: 'en-GB' })])
  await anna.locator('.dock').getByRole('button', { name: /Handeln/ }).first().click()
  const deal = anna.getByRole('dialog', { name: 'Handeln' })
  await deal.getByRole('checkbox').check()
  await deal.getByRole('button', { name: /Ostbahnhof/ }).click()
  await deal.locator('.side').last().getByRole('button', { name: /100 Tsd.*mehr/ }).click()
  await looked(anna, 'rare-handover')
  await deal.getByRole('button', { name: /^Angebot an/ }).click()
  await expect(ben.getByRole('dialog')).toBeVisible()
  await looked(ben, 'rare-handover-offer-en', 'phone')
  await ben.getByRole('button', { name: /^Accept/ }).click()
  await looked(anna, 'rare-debt-rest')
  await expect(anna.locator('.dock')).toContainText('200 Tsd')
  expect([...anna.problems, ...ben.problems]).toEqual([])
})

test('a mortgage that comes with a trade is kept or redeemed', async ({ browser, house }) => {
  const table = await begun(house, {
    friends: ['Ben'],
    position: 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 0, deeds: {1: 0}}\nB: {cash: 500, at: 0, deeds: {18: mortgaged}}\n',
  })
  const page = await seatedAt(browser, house, table, 'Anna')
  await say(house, table, 'Ben offers Anna lot 18 for lot 1')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: /^Annehmen/ }).click()
  const heading = page.locator('.now h1')
  await expect(heading).toContainText('belastet')
  const [said, seal] = [await heading.boundingBox(), await page.locator('.board .rosette, .rosette').first().boundingBox()]
  expect((said?.y ?? 0) + (said?.height ?? 0), 'clear of the rosette').toBeLessThanOrEqual(seal?.y ?? 0)
  await looked(page, 'rare-received')
  expect(page.problems).toEqual([])
})
