/**
 * How long a first look takes: `ready`, from the address to the button that is awaited, drawn and ready to be pressed, and `quiet`, to the
 * end of the last long task (50 ms), when all is drawn. In ms: median, least and most. Prints JSON and a table.
 *
 * `CHROMIUM=$(scripts/browser) node bench/first_look.mjs [VISITS] [RATE] [OTHER CHECKOUT ...]`: each visit is a new browser on
 * loopback, with its processor slowed down RATE times (4 unless said); the visits to several checkouts (each with its `.venv` and its
 * page built) take turns, so that a busy hour is bad for all of them. `rounds` is how fast the machine was meanwhile: simple rounds in 1 us.
 */

import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { argv, env, stderr } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('..', import.meta.url))
const VISITS = Number(argv[2] ?? 5)
const RATE = Number(argv[3] ?? 4)
const CHECKOUTS = [HERE, ...argv.slice(4)]
const ROUNDS = 30_000_000
const ASKING = 250 // ms between two questions whether it is there: each costs the page something
const STARTING = 2000 // ms in which a browser gets its own things done
const SETTLING = 2500 // ms in which whatever is still to be drawn will be drawn
const POSITION =
  'seats: [A, B, C, D]\nturn: A\nphase: end\nthrows: 1\ndice: [3, 2]\n' +
  'A: {cash: 734, at: 20, deeds: {16: 2, 18: 2, 19: 2, 24: 0, 5: 0, 25: 0}}\n' +
  'B: {cash: 218, at: 38, deeds: {6: 4, 8: 4, 9: hotel, 12: 0, 13: 0, 31: 0}}\n' +
  'C: {cash: 815, at: 10, jail: 2, deeds: {11: 0, 15: 0, 21: 0, 23: 0, 28: 0, 37: 0}}\n' +
  'D: {cash: 486, at: 29, deeds: {1: 0, 3: 0, 29: 0, 32: 0, 35: 0}}\n'
const SCREENS = { lobby: '.start button', table: '#dock button' }
const SIZES = { desktop: { width: 1440, height: 900, mobile: false }, phone: { width: 390, height: 844, mobile: true } }

/** Start the server of a checkout; return its address and how to end it. */
async function served(checkout) {
  const server = spawn('.venv/bin/bankhalter', ['serve', '--port', '0', '--database', 'memory:'], { cwd: checkout, stdio: ['ignore', 'pipe', 'ignore'] })
  const base = await new Promise((resolve, reject) => {
    let said = ''
    server.once('exit', () => reject(new Error(`no server in ${checkout}: ${said}`)))
    server.stdout.on('data', (data) => {
      said += data
      const found = /http:\/\/localhost:(\d+)/.exec(said)
      if (found) resolve(`http://127.0.0.1:${found[1]}`)
    })
  })
  return { checkout, base, stop: () => server.kill() }
}

async function post(url, body, token) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** A game of four with 22 deeds, in which the first has to say something; return what a browser keeps of it. */
async function begun(base) {
  let count = 0
  const id = () => String((count += 1)).padStart(43, 'K')
  const token = id()
  const wanted = { edition: 'bond-007', token, places: ['open', 'bot:standard', 'bot:standard', 'bot:standard'], options: { first: 'seat' }, position: POSITION }
  const { code } = await post(`${base}/api/tables`, wanted)
  const command = (what) => post(`${base}/api/tables/${code}/commands`, { id: id(), command: what }, token)
  await command({ do: 'sit', place: 0, shown: 'A', token })
  await command({ do: 'start' })
  return { code, token, edition: 'bond-007', seen: 1 }
}

/** Note in the page when the button stands there drawn, and when nothing takes long any more. */
function watch(wanted) {
  const noted = { ready: 0, quiet: 0 }
  Object.assign(window, { noted })
  const longest = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) noted.quiet = Math.max(noted.quiet, startTime + duration)
  })
  longest.observe({ type: 'longtask', buffered: true })
  const looking = new MutationObserver(() => {
    const button = document.querySelector(wanted)
    if (!button) return
    looking.disconnect()
    requestAnimationFrame(() => setTimeout(() => (noted.ready = performance.now())))
  })
  looking.observe(document, { childList: true, subtree: true })
}

/** A new browser, spoken to by its pipe alone: a tool for tests looks at every request and script, for which the page would pay. */
class Browser {
  #count = 0
  #waiting = new Map()
  #rest = ''

  constructor(profile) {
    const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--lang=de-DE', '--disable-background-networking', '--disable-component-update']
    this.process = spawn(env.CHROMIUM ?? '/usr/bin/chromium', [...flags, `--user-data-dir=${profile}`, '--remote-debugging-pipe', 'about:blank'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
    this.process.stdio[4].setEncoding('utf8').on('data', (data) => this.#hear(data))
    this.gone = new Promise((over) => this.process.once('exit', over))
  }

  #hear(data) {
    const messages = (this.#rest + data).split('\0')
    this.#rest = messages.pop()
    for (const { id, result, error } of messages.map((message) => JSON.parse(message))) {
      const waiting = this.#waiting.get(id)
      if (error) waiting?.reject(new Error(error.message))
      else waiting?.resolve(result)
      this.#waiting.delete(id)
    }
  }

  send(method, params = {}, sessionId = undefined) {
    const id = (this.#count += 1)
    this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  /** A page that is about to be shown; returns how to speak to it. */
  async page() {
    const { targetInfos } = await this.send('Target.getTargets')
    const { targetId } = targetInfos.find(({ type }) => type === 'page')
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true })
    return (method, params) => this.send(method, params, sessionId)
  }
}

/** Visit a screen once, in a new browser; return the ms until the button is ready, and until all is quiet. */
async function visit({ base, known }, screen, size) {
  const profile = await mkdtemp(`${tmpdir()}/first-look-`)
  const browser = new Browser(profile)
  try {
    const say = await browser.page()
    const noted = async () => JSON.parse((await say('Runtime.evaluate', { expression: 'JSON.stringify(window.noted ?? {})' })).result.value)
    await say('Page.enable')
    await say('Emulation.setLocaleOverride', { locale: 'de-DE' })
    await say('Emulation.setDeviceMetricsOverride', { deviceScaleFactor: 1, ...SIZES[size] })
    if (SIZES[size].mobile) await say('Emulation.setTouchEmulationEnabled', { enabled: true })
    const kept = JSON.stringify(JSON.stringify([known]))
    await say('Page.addScriptToEvaluateOnNewDocument', { source: `localStorage.setItem('bankhalter.tables', ${kept}); (${watch})(${JSON.stringify(SCREENS[screen])})` })
    await pause(STARTING)
    await say('Emulation.setCPUThrottlingRate', { rate: RATE })
    await say('Page.navigate', { url: base + (screen === 'table' ? `/t/${known.code}` : '/') })
    await pause(ASKING)
    while (!(await noted()).ready) await pause(ASKING)
    await pause(SETTLING)
    const { ready, quiet } = await noted()
    return { ready, quiet: Math.max(ready, quiet) }
  } finally {
    browser.process.kill('SIGKILL')
    await browser.gone
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** How many simple rounds the machine makes in a microsecond: what a figure taken here is worth. */
function roundsNow() {
  const began = performance.now()
  let sum = 0
  for (let at = 0; at < ROUNDS; at += 1) sum = (sum * 31 + at) % 65_521
  return sum < 0 ? 0 : ROUNDS / (performance.now() - began) / 1000
}

/** Median, least and most. */
function spread(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other)
  return [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)].map(Math.round).join(' ')
}

const places = await Promise.all(CHECKOUTS.map(served))
try {
  for (const place of places) place.known = await begun(place.base)
  const figures = []
  for (const size of Object.keys(SIZES)) {
    for (const screen of Object.keys(SCREENS)) {
      const visits = places.map(() => [])
      const speeds = []
      for (let round = 0; round <= VISITS; round += 1) {
        speeds.push(roundsNow())
        for (const [at, place] of places.entries()) {
          const seen = await visit(place, screen, size)
          if (round) visits[at].push(seen) // the first warms the server up
        }
        stderr.write(`\r${size} ${screen} ${round}/${VISITS} `)
      }
      for (const [at, place] of places.entries()) {
        const [ready, quiet] = ['ready', 'quiet'].map((what) => spread(visits[at].map((each) => each[what])))
        figures.push({ checkout: place.checkout, size, screen, rate: RATE, ready, quiet, rounds: spread(speeds) })
      }
    }
  }
  stderr.write('\r')
  console.log(JSON.stringify(figures))
  console.table(figures)
} finally {
  for (const place of places) place.stop()
}
