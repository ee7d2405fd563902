/**
 * Play a whole game against bots in a browser, by pressing what is loud on the screen; pictures on the way.
 *
 *   node tests/browser/play.mjs http://127.0.0.1:8061 --edition dc --bots 2 --width 1440 --height 900 --moves 400 --shots shots
 *
 * Exits with 1 if the game stops going on, or if the page writes an error.
 */

import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    edition: { type: 'string', default: 'bond-007' },
    bots: { type: 'string', default: '2' },
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
    moves: { type: 'string', default: '400' },
    shots: { type: 'string', default: '' },
    dark: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'de' },
    bot: { type: 'string', default: 'standard' },
    sizes: { type: 'string', default: '' },
  },
})
const base = positionals[0] ?? 'http://127.0.0.1:8000'
const token = 'T'.repeat(43)

async function created() {
  const places = ['open', ...Array(Number(values.bots)).fill(`bot:${values.bot}`)]
  const answer = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ edition: values.edition, token, places, pace: 'instant', grace: 0 }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()).code
}

async function command(code, what) {
  const answer = await fetch(`${base}/api/tables/${code}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ type: 'do', id: Math.random().toString(36), command: what }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

const code = await created()
await command(code, { do: 'sit', place: 0, shown: 'Anna', token })
await command(code, { do: 'start' })

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
const context = await browser.newContext({
  viewport: { width: Number(values.width), height: Number(values.height) },
  locale: values.lang === 'de' ? 'de-DE' : 'en-GB',
  colorScheme: values.dark ? 'dark' : 'light',
  hasTouch: Number(values.width) < 700,
  reducedMotion: 'reduce',
})
const page = await context.newPage()
const problems = []
page.on('pageerror', (error) => problems.push(String(error)))
page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()))
await page.addInitScript(
  ([known]) => localStorage.setItem('bankhalter.tables', known),
  [JSON.stringify([{ code, token, edition: values.edition, seen: 1 }])],
)
await page.goto(`${base}/t/${code}`)
await page.locator('.table').waitFor()
if (values.shots) mkdirSync(values.shots, { recursive: true })

const seen = new Map()
async function picture(name) {
  const count = (seen.get(name) ?? 0) + 1
  seen.set(name, count)
  if (values.shots && count <= 2) await page.screenshot({ path: `${values.shots}/${name}-${count}.png` })
}

/** What would be pressed now: the filled button, else the first of the prompt that can be. */
const LOUD = ['.dock', '.biddock', '.tdock'].flatMap((at) => [`${at} .btn.plate:not([aria-disabled])`, `${at} .btn.seal:not([aria-disabled])`]).join(', ')
const QUIET = '.dock .main .btn:not([aria-disabled]), .dock .rows .btn:not([aria-disabled]), .biddock .r2 .btn:not([aria-disabled])'

let quiet = 0
let moves = 0
while (moves < Number(values.moves) && quiet < 60) {
  if (await page.locator('.stage ol .won').count()) break
  const heading = ((await page.locator('.now h1').textContent()) ?? '').trim()
  const stage = await page.locator('.stage').getAttribute('aria-label').catch(() => null)
  const loud = page.locator(LOUD)
  if ((await loud.count()) > 1) problems.push(`more than one filled button: ${heading}`)
  let button = loud.first()
  if (!(await loud.count())) {
    // who owes and is short takes the first thing that brings money
    button = page.locator(QUIET).filter({ hasNotText: /Handeln|Trade|Zurück|Back/ }).first()
    if (!(await button.count())) {
      quiet += 1
      await page.waitForTimeout(100)
      continue
    }
  }
  const name = ((await button.textContent({ timeout: 500 }).catch(() => '')) ?? '').trim()
  if (!name) continue
  await picture(`${stage ?? 'board'}-${name.replace(/[^\p{L}]+/gu, '_').slice(0, 24)}`)
  const bids = /bieten|^Bid/.test(name)
  if (bids && Math.random() < 0.5) button = page.locator('.biddock .r2 .btn:not([aria-disabled])').nth(1)
  if ((await page.locator('.act:not([aria-disabled])').first().textContent().catch(() => ''))?.match(/Bauen|Build/) && Math.random() < 0.5 && !stage) {
    await page.locator('.act').first().click()
    await picture('panel-build')
    const row = page.locator('.business .rows .btn').first()
    if (await row.count()) await row.click().catch(() => {})
    await page.waitForTimeout(100)
    await page.keyboard.press('Escape')
    continue
  }
  const before = await page.locator('.table').evaluate(() => document.body.innerText)
  const done = await button.click({ timeout: 1500 }).then(() => true, () => false)
  if (!done) {
    quiet += 1
    continue
  }
  for (let wait = 0; wait < 20; wait += 1) {
    await page.waitForTimeout(50)
    if ((await page.evaluate(() => document.body.innerText)) !== before) break
  }
  moves += 1
  quiet = 0
  if (moves % 50 === 0) console.log(moves, heading, '|', name)
}
const over = (await page.locator('.stage ol .won').count()) > 0
if (values.shots) await page.screenshot({ path: `${values.shots}/last.png`, fullPage: true })
for (const size of values.sizes.split(',').filter(Boolean)) {
  const [width, height] = size.split('x').map(Number)
  await page.setViewportSize({ width, height })
  await page.waitForTimeout(300)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wide > 0) problems.push(`${size}: ${wide} px too wide`)
  await page.screenshot({ path: `${values.shots}/${size}.png` })
}
console.log({ code, moves, over, quiet, problems: [...new Set(problems)].slice(0, 12) })
console.log(await page.locator('.now h1').textContent())
await browser.close()
process.exitCode = problems.length || (!over && moves < Number(values.moves)) ? 1 : 0
