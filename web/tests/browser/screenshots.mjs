/** Takes the pictures of the page that the README shows, with a server of its own: scripts/screenshots. */

import { spawn } from 'node:child_process'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url))
const PICTURES = `${CHECKOUT}docs/pictures/`
const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const MIDGAME =
  'seats: [A, B, C, D]\nturn: A\nphase: end\nthrows: 1\ndice: [3, 2]\n' +
  'A: {cash: 734, at: 20, deeds: {16: 2, 18: 2, 19: 2, 24: 0, 5: 0, 25: 0}}\n' +
  'B: {cash: 218, at: 38, deeds: {6: 4, 8: 4, 9: hotel, 12: 0, 13: 0, 31: 0}}\n' +
  'C: {cash: 815, at: 10, jail: 2, deeds: {11: 0, 15: 0, 21: 0, 23: 0, 28: 0, 37: 0}}\n' +
  'D: {cash: 486, at: 18, deeds: {1: 0, 3: 0, 29: 0, 32: 0, 35: 0}}\n' +
  'claims: [{guest: D, owner: A, lot: 18, amount: 200}]\n'
const REAL = 'seats: [A, B, C]\nturn: A\nA: {cash: 640, at: 16, deeds: {11: 0, 13: 0, 14: 0, 5: 0}}\nB: {cash: 480, at: 24, deeds: {16: 0, 18: 0, 25: 0, 37: 0}}\nC: {cash: 720, at: 30, deeds: {8: 0, 9: 0, 28: 0, 31: 0}}\n'

const server = spawn('.venv/bin/python', ['-m', 'tests.server.fixed_dice', 'serve', '--port', '0', '--database', 'memory:'], { cwd: CHECKOUT, stdio: ['ignore', 'pipe', 'ignore'] })
const base = await new Promise((resolve) => {
  let said = ''
  server.stdout.on('data', (data) => {
    said += data
    const found = /http:\/\/localhost:(\d+)/.exec(said)
    if (found) resolve(`http://127.0.0.1:${found[1]}`)
  })
})
const browser = await chromium.launch({ executablePath: env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
let count = 0
const key = () => String((count += 1)).padStart(43, 'K')

async function post(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** A table where these people sit, all at one device or each at one of their own. */
async function table(names, wanted, shared = false) {
  const keys = names.map((_, at) => (shared && at ? '' : key())).map((each, _, all) => each || all[0])
  const places = names.map(() => 'open')
  const { code } = await post('/api/tables', { edition: 'bond-007', token: keys[0], places, options: { first: 'seat' }, grace: 0, ...wanted })
  const command = (who, what) => post(`/api/tables/${code}/commands`, { id: key(), command: what }, keys[who])
  for (const [place, shown] of names.entries()) await command(place, { do: 'sit', place, shown, token: keys[place] })
  return { code, keys, command, play: (line) => command(names.indexOf(line.split(' ')[0]), { do: 'play', line }) }
}

async function page(options, path, made, who = 0) {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce', ...options })
  const opened = await context.newPage()
  const known = made ? [{ code: made.code, token: made.keys[who], edition: 'bond-007', seen: 1 }] : []
  await opened.addInitScript((kept) => localStorage.setItem('bankhalter.tables', kept), JSON.stringify(known))
  await opened.route('**/api/home', (route) => route.fulfill({ json: { address: 'http://192.168.178.20:8000' } }))
  await opened.goto(base + path)
  await opened.waitForTimeout(1500)
  return opened
}

/** Pictures of a phone side by side, on the ground of the page. */
async function together(name, ...shots) {
  const width = 20 + shots.length * 410
  const sheet = await (await browser.newContext({ viewport: { width, height: 884 } })).newPage()
  const images = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString('base64')}" width="390" height="844">`).join('')
  await sheet.setContent(`<body style="margin:0;padding:20px;display:flex;gap:20px;background:#ccd5d6">${images}</body>`)
  await sheet.screenshot({ path: PICTURES + name })
}

const pressed = (on, name) => on.getByRole('button', { name, exact: typeof name === 'string' }).first().click()

async function desk() {
  const made = await table(['Anna', 'Ben', 'Cem', 'Dora'], { position: MIDGAME })
  await made.command(0, { do: 'start' })
  for (const who of [1, 2, 3]) await page(PHONE, `/t/${made.code}`, made, who)
  await made.play('Anna builds 19')
  await made.play('Cem mortgages 23')
  await made.play('Dora offers Cem 60 for lot 11')
  await made.play('Cem rejects Dora')
  await made.command(2, { do: 'say', seat: 'Cem', text: 'M 100?' })
  for (const [name, locale] of [['table.png', 'en-US'], ['table-de.png', 'de-DE']]) {
    await (await page({ ...DESK, locale }, `/t/${made.code}`, made)).screenshot({ path: PICTURES + name })
  }
  await (await page({ ...PHONE, locale: 'en-US', colorScheme: 'dark' }, `/t/${made.code}`, made)).screenshot({ path: `${PICTURES}phone.png` })
  await (await page({ ...DESK, locale: 'en-US', colorScheme: 'dark' }, '/', made)).screenshot({ path: `${PICTURES}lobby.png` })
}

async function realTable() {
  const wanted = { edition: 'classic-de', nature: 'typed' }
  const waiting = await table(['Anna', 'Ben', 'Cleo', 'Dana'], { ...wanted, places: ['open', 'open', 'open', 'open', 'closed', 'closed'] }, true)
  const first = await (await page(PHONE, `/t/${waiting.code}`, waiting)).screenshot()
  const made = await table(['Anna', 'Ben', 'Cleo'], { ...wanted, position: REAL }, true)
  await made.command(0, { do: 'start' })
  const phone = await page(PHONE, `/t/${made.code}`, made)
  for (const face of ['4', '2']) await phone.locator('.dicekeys').getByRole('button', { name: face, exact: true }).click()
  const second = await phone.screenshot()
  await pressed(phone, 'Übernehmen')
  await phone.getByRole('radio', { name: /Aktien/ }).or(phone.getByRole('button', { name: /Aktien/ })).first().click()
  await phone.waitForTimeout(400)
  await together('real-table.png', first, second, await phone.screenshot())
}

async function cardReader() {
  const phone = await page(PHONE, '/reader')
  for (const [at, name] of ['Anna', 'Ben', 'Cem', 'Dana'].entries()) await phone.getByLabel(`Name zu Karte ${at + 1}`).fill(name)
  await pressed(phone, 'Kartenleser beginnen')
  const put = async (card) => {
    await phone.getByRole('group', { name: 'Karten', exact: true }).getByRole('button', { name: card }).click()
    await phone.waitForTimeout(900)
  }
  const out = (name) => pressed(phone, `Karte von ${name} herausnehmen`)
  const type = async (keys) => {
    for (const each of keys) await pressed(phone, { K: 'K, Tausend', M: 'M, Million', ',': 'Komma' }[each] ?? each)
    await phone.waitForTimeout(500)
  }
  await put('Karte 1, Anna')
  await type('1,4M')
  await pressed(phone, 'Besitztum gekauft')
  await out('Anna')
  await pressed(phone, 'Schlitz Haben, leer')
  await put('Karte 2, Ben')
  await pressed(phone, /^GO|2M/)
  await phone.waitForTimeout(500)
  await out('Ben')
  await put('Karte 3, Cem')
  await put('Karte 1, Anna')
  await type('1,75M')
  const shots = [await phone.screenshot()]
  await pressed(phone, 'Miete')
  await out('Cem')
  await out('Anna')
  await phone.waitForTimeout(500)
  for (const name of [/Verlauf/, /Karten und Geräte/]) {
    await pressed(phone, name)
    await phone.waitForTimeout(500)
    shots.push(await phone.screenshot())
    await phone.keyboard.press('Escape')
    await phone.waitForTimeout(300)
  }
  await together('card-reader.png', ...shots)
}

try {
  await desk()
  await realTable()
  await cardReader()
} finally {
  await browser.close()
  server.kill()
}
