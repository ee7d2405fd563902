import type { WebSocketRoute } from '@playwright/test'
import { expect, House, test } from './house'
import { looked } from './pictures'
import { begun, command, made, rowOf, say, seatedAt, sit, visiting } from './tables'

/** What people do to each other at a table: keep it waiting, go away, ask something back, want another game. */

const TWO = 'seats: [A, B]\nturn: A\nA: {cash: 500, at: 0}\nB: {cash: 500, at: 0}\n'
const THREE = 'seats: [A, B, C]\nturn: A\nA: {cash: 500, at: 0}\nB: {cash: 500, at: 0}\nC: {cash: 500, at: 0}\n'

test('who is away and keeps the table waiting is asked, voted on, replaced by a bot, and comes back', async ({ browser }) => {
  const house = new House({ ABSENCE: '1000', PATIENCE: '1500' })
  await house.open()
  const table = await begun(house, { friends: ['Ben', 'Cem'], position: THREE })
  const ben = await seatedAt(browser, house, table, 'Ben')
  const cem = await seatedAt(browser, house, table, 'Cem', { locale: 'en-GB', viewport: { width: 390, height: 844 } })
  const ask = ben.getByRole('button', { name: /Anna .*da|noch da/ })
  await expect(ask).toBeVisible()
  await ask.click()
  const anna = await seatedAt(browser, house, table, 'Anna')
  await expect(anna.getByRole('button', { name: /bin .*da/ }).first()).toBeVisible()
  await looked(anna, 'company-asked')
  await anna.context().close()
  await looked(cem, 'company-vote-en', 'phone')
  await ben.getByRole('button', { name: 'Leichter Bot übernimmt' }).first().click()
  await cem.getByRole('button', { name: 'Easy bot takes over' }).first().click()
  await expect(ben.locator('.logbox')).toContainText(/Anna.*Bot/)
  await expect(rowOf(ben, 'Anna')).toContainText('leicht')
  const back = await seatedAt(browser, house, table, 'Anna')
  await expect(back.getByRole('button', { name: 'Wieder selbst spielen' }).first()).toBeVisible()
  await back.getByRole('button', { name: 'Wieder selbst spielen' }).first().click()
  await expect(ben.locator('.logbox')).toContainText(/Anna.*(zurück|wieder)/)
  expect([...ben.problems, ...cem.problems, ...back.problems]).toEqual([])
  await house.close()
})

for (const [device, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 }, small: { width: 320, height: 568 } })) {
  test(`whoever has lost what the browser kept comes back with the code from the menu (${device})`, async ({ browser, house }) => {
    const table = await begun(house, { friends: ['Ben'], position: TWO })
    const anna = await seatedAt(browser, house, table, 'Anna', { viewport })
    await anna.getByRole('button', { name: 'Menü' }).click()
    await expect(anna.getByText('Rückkehr für Anna')).toBeVisible()
    await expect(anna.getByText('Rückkehr für Ben')).toHaveCount(0)
    const seal = (await anna.getByText(/^Siegel /).textContent()) ?? ''
    expect(seal).toMatch(/^Siegel [0-9A-F]{4} [0-9A-F]{4}$/)
    const code = (await anna.locator('dialog dd').textContent()) ?? ''
    await looked(anna, `company-codes-${device}`)
    await anna.context().close()
    const back = await seatedAt(browser, house, table, null, { viewport })
    await back.getByRole('button', { name: 'Mit Code zurückkehren' }).first().click()
    const field = back.getByLabel('Code des Platzes')
    await field.fill(table.code)
    await back.getByRole('button', { name: 'Zurückkehren', exact: true }).click()
    await expect(back.getByRole('alert')).toHaveText('Das ist kein Code eines Platzes: Er hat 17 Zeichen.')
    await field.fill(`${code.slice(0, -1)}${code.endsWith('7') ? '9' : '7'}`)
    await back.getByRole('button', { name: 'Zurückkehren', exact: true }).click()
    await expect(back.getByRole('alert')).toHaveText('Diesen Code hat kein Platz an diesem Tisch.')
    await looked(back, `company-return-${device}`)
    await field.fill(code.toLowerCase())
    await field.press('Enter')
    await expect(back.getByRole('dialog')).toHaveCount(0)
    await expect(back.getByRole('button', { name: 'Mit Code zurückkehren' })).toHaveCount(0)
    await back.reload()
    await back.getByRole('button', { name: 'Menü' }).click()
    await expect(back.getByText('Rückkehr für Anna')).toBeVisible()
    expect(back.problems).toEqual([])
  })
}

test('who comes to a table that has not begun finds the way back to a seat, too', async ({ browser, house }) => {
  const table = await made(house, { friends: ['Ben'] })
  await sit(house, table, 'Anna')
  const anna = await visiting(browser, house, table, 'Anna')
  const code = (await anna.locator('dd').textContent()) ?? ''
  await anna.context().close()
  const back = await visiting(browser, house, table, null)
  await back.getByLabel('Code des Platzes').fill(code)
  await back.getByRole('button', { name: 'Zurückkehren', exact: true }).click()
  await expect(back.getByText('Rückkehr für Anna')).toBeVisible()
  await expect(back.getByLabel('Code des Platzes')).toHaveCount(0)
})

test('what was bought is taken back if the other agrees', async ({ browser, house }) => {
  const position = 'seats: [A, B]\nturn: A\nphase: buy\nthrows: 1\ndice: [1, 2]\nA: {cash: 500, at: 3}\nB: {cash: 500, at: 0}\n'
  const table = await begun(house, { friends: ['Ben'], position })
  const [anna, ben] = await Promise.all([seatedAt(browser, house, table, 'Anna'), seatedAt(browser, house, table, 'Ben', { locale: 'en-GB' })])
  await anna.getByRole('button', { name: /^Kaufen/ }).click()
  await anna.getByRole('button', { name: 'Menü' }).click()
  await anna.getByRole('button', { name: /Zurücknehmen/i }).click()
  await expect(ben.getByRole('button', { name: 'Agree' })).toBeVisible()
  await looked(ben, 'company-back-en', 'phone')
  await ben.getByRole('button', { name: 'Agree' }).click()
  await expect(anna.getByRole('button', { name: /^Kaufen/ })).toBeVisible()
  await expect(rowOf(anna, 'Anna')).toContainText('500')
  expect([...anna.problems, ...ben.problems]).toEqual([])
})

test('what happened while the connection was broken is told, and nothing that came later', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: TWO })
  const ben = await visiting(browser, house, table, null)
  let broken = false
  const sockets: WebSocketRoute[] = []
  await ben.routeWebSocket(/socket/, (socket) => {
    if (broken) return void socket.close()
    socket.connectToServer()
    sockets.push(socket)
  })
  await ben.reload()
  await ben.locator('.table').waitFor()
  broken = true
  for (const socket of sockets) await socket.close()
  await expect(ben.getByText('Die Verbindung ist unterbrochen', { exact: false })).toBeVisible()
  await say(house, table, 'Anna throws')
  broken = false
  const missed = ben.locator('.missed')
  await expect(missed).toContainText('Anna würfelt 4 + 5')
  await looked(ben, 'company-missed')
  await say(house, table, 'Anna buys')
  await expect(ben.locator('.logbox')).toContainText('Anna kauft')
  await expect(missed.locator('li')).toHaveCount(1)
  await missed.getByRole('button', { name: 'Meldung schließen' }).click()
  await expect(missed).toBeHidden()
  expect(ben.problems).toEqual([])
})

test('where the host has gone somebody else begins the game', async ({ browser, house }) => {
  const table = await made(house, { friends: ['Ben', 'Cem'], position: THREE })
  const anna = await visiting(browser, house, table, 'Anna')
  for (const name of ['Anna', 'Ben', 'Cem']) await sit(house, table, name)
  const ben = await visiting(browser, house, table, 'Ben', { locale: 'en-GB' })
  const start = ben.getByRole('button', { name: 'Start the game' })
  await expect(start).toHaveAttribute('aria-disabled', 'true')
  await anna.context().close()
  await expect(start).not.toHaveAttribute('aria-disabled', 'true')
  await looked(ben, 'company-nohost-en', 'phone')
  await start.click()
  await expect(ben.locator('.table')).toBeVisible()
  expect(ben.problems).toEqual([])
})

const LAST = 'seats: [A, B]\nturn: A\nphase: end\nthrows: 1\ndice: [1, 2]\nA: {cash: 10, at: 38}\nB: {cash: 500, at: 0}\ndebts: [{debtor: A, creditor: B, amount: 500, status: awaited}]\n'

test('after the end one asks for another game, and both sit there at once as before', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: LAST })
  const [anna, ben] = await Promise.all([seatedAt(browser, house, table, 'Anna'), seatedAt(browser, house, table, 'Ben', { locale: 'en-GB' })])
  await anna.getByRole('button', { name: /Bankrott/ }).first().click()
  await anna.getByRole('alertdialog').getByRole('button', { name: /Bankrott/ }).click()
  await expect(anna.getByRole('button', { name: 'Noch einmal' })).toBeVisible()
  await looked(anna, 'company-over')
  await anna.reload()
  await anna.getByRole('button', { name: 'Noch einmal' }).click()
  await expect(anna.getByText('Siegel')).toBeVisible()
  await expect(anna.getByText('Rückkehr für Anna')).toBeVisible()
  await expect(ben.getByText('Anna would like another game.')).toBeVisible()
  await looked(ben, 'company-invited-en', 'phone')
  await ben.getByRole('button', { name: 'Join in' }).click()
  await expect(anna.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('ist da')
  await anna.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(ben.locator('.table')).toBeVisible()
  await expect(ben.locator('.player')).toContainText(['Anna', 'Ben'])
  await expect(ben.getByRole('heading', { level: 1 })).toContainText(/Anna|You/)
  expect([...anna.problems, ...ben.problems]).toEqual([])
})

test('with bots alone another game begins at once', async ({ browser, house }) => {
  const table = await begun(house, { bots: 1, position: LAST })
  const anna = await seatedAt(browser, house, table, 'Anna')
  await anna.getByRole('button', { name: /Bankrott/ }).first().click()
  await anna.getByRole('alertdialog').getByRole('button', { name: /Bankrott/ }).click()
  const seal = anna.getByText('Das Siegel der Würfel').locator('code').first()
  await expect(seal).toHaveText(/^[0-9A-F]{4} [0-9A-F]{4}$/)
  await anna.getByRole('button', { name: 'Noch einmal' }).click()
  await expect(anna).not.toHaveURL(new RegExp(table.code))
  await expect(anna.locator('.player')).toHaveCount(2)
  await expect(anna.getByRole('button', { name: 'Spiel beginnen' })).toHaveCount(0)
  expect(anna.problems).toEqual([])
})

test('who makes too many tables is told when to go on, in the lobby and after a game', async ({ browser }) => {
  const house = new House({ TABLES_AT_ONCE: '1' })
  await house.open()
  const table = await begun(house, { friends: ['Ben'], position: LAST })
  await command(house, table.code, table.keys.Anna ?? '', { do: 'play', line: 'Anna is bankrupt' })
  const anna = await seatedAt(browser, house, table, 'Anna')
  await anna.getByRole('button', { name: 'Noch einmal' }).click()
  await expect(anna.getByRole('alert')).toBeVisible()
  await looked(anna, 'company-toomany')
  await anna.getByRole('link', { name: /Lobby/ }).first().click()
  await anna.getByLabel(/Name/).first().fill('Anna')
  await anna.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(anna.getByRole('alert')).toBeVisible()
  await looked(anna, 'company-toomany-lobby')
  expect(anna.problems).toEqual([])
  await house.close()
})
