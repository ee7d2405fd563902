/** Tables for the tests, made over HTTP, and browsers that sit at them. */

import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import type { House } from './house'

export interface Wanted {
  edition?: string
  bots?: number
  friends?: string[]
  position?: string
  options?: Record<string, string | number | boolean>
  pace?: 'instant' | 'normal'
  profile?: 'none' | 'relaxed' | 'fast'
  /** Seconds that a throw waits for rent. */
  grace?: number
  /** Dice and cards are real. */
  real?: boolean
  /** All people sit at one device: one key opens all seats. */
  shared?: boolean
  /** Somebody who keeps the bank without playing. */
  banker?: string
}

export interface Made {
  code: string
  /** The key of each person, by name; the first one made the table. */
  keys: Record<string, string>
}

let drawn = 0

function key(): string {
  drawn += 1
  return String(drawn).padStart(43, 'K')
}

async function post(house: House, path: string, body: unknown, token = ''): Promise<Record<string, string>> {
  const answer = await fetch(`${house.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Record<string, string>
}

/** Give a command in the name of whoever holds the key. */
export async function command(house: House, code: string, token: string, what: Record<string, unknown>): Promise<void> {
  drawn += 1
  await post(house, `/api/tables/${code}/commands`, { id: `test ${drawn}`, command: what }, token)
}

/** Say a line of the game. */
export function say(house: House, table: Made, line: string): Promise<void> {
  const seat = line.split(' ')[0] ?? ''
  return command(house, table.code, table.keys[seat] ?? '', { do: 'play', line })
}

/** Make a table with places for Anna and her friends and then bots; nobody has sat down yet. */
export async function made(house: House, wanted: Wanted = {}): Promise<Made> {
  const people = ['Anna', ...(wanted.friends ?? [])]
  const host = key()
  const keys: Record<string, string> = Object.fromEntries(people.map((name, at) => [name, at === 0 || wanted.shared ? host : key()]))
  const { code = '' } = await post(house, '/api/tables', {
    edition: wanted.edition ?? 'bond-007',
    token: host,
    places: [...people.map(() => 'open'), ...Array(wanted.bots ?? 0).fill('bot:standard')],
    pace: wanted.pace ?? 'instant',
    profile: wanted.profile ?? 'none',
    grace: wanted.grace ?? 0,
    options: { first: 'seat', ...wanted.options },
    position: wanted.position ?? '',
    ...(wanted.real ? { nature: 'typed' } : {}),
  })
  return { code, keys }
}

/** Sit down at the next place. */
export async function sit(house: House, table: Made, name: string): Promise<void> {
  const place = Object.keys(table.keys).indexOf(name)
  await command(house, table.code, table.keys[name] ?? '', { do: 'sit', place, shown: name, token: table.keys[name] })
}

/** Make a table at which Anna sits, friends after her, then bots; its game has begun. */
export async function begun(house: House, wanted: Wanted = {}): Promise<Made> {
  const table = await made(house, wanted)
  for (const name of Object.keys(table.keys)) await sit(house, table, name)
  if (wanted.banker) {
    table.keys[wanted.banker] = key()
    await command(house, table.code, table.keys[wanted.banker] ?? '', { do: 'bank', shown: wanted.banker, token: table.keys[wanted.banker] })
  }
  await command(house, table.code, table.keys.Anna ?? '', { do: 'start' })
  return table
}

/** The row of a seat among the players; others may name it in theirs, as whose offer they have. */
export function rowOf(page: Page, seat: string): Locator {
  return page.locator('.player').filter({ has: page.locator(`[data-purse="${seat}"]`) })
}

export type Watched = Page & { problems: string[] }

/** Open the address of the table as this person, or as somebody who has no key to it; what goes wrong on the page is collected. */
export async function visiting(
  browser: Browser,
  house: House,
  table: Made,
  name: string | null,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce', ...options })
  const page = (await context.newPage()) as Watched
  page.problems = []
  page.on('pageerror', (error) => page.problems.push(String(error)))
  page.on('console', (message) => {
    // a connection that cannot be made is written down by the browser itself
    if (message.type() === 'error' && !/WebSocket|Failed to load resource/.test(message.text())) page.problems.push(message.text())
  })
  if (name) await knows(page, table, name)
  await page.goto(`${house.url}/t/${table.code}`)
  return page
}

/** Have the page know, whenever it is loaded, the key of this person, or of nobody, to one table and no other. */
function knows(page: Page, { code, keys }: Made, name: string | null) {
  const known = name ? [{ code, token: keys[name], edition: '', seen: 1 }] : []
  return page.addInitScript((kept) => localStorage.setItem('bankhalter.tables', kept), JSON.stringify(known)) // the last one counts
}

/** Open a page at the table as this person, or as somebody who only watches, once its game has begun. */
export async function seatedAt(...visit: Parameters<typeof visiting>): Promise<Watched> {
  const page = await visiting(...visit)
  await page.locator('.table').waitFor()
  return page
}

/** Sit at another table on a page that was at one before: a browser that begins anew takes half a second longer. */
export async function seatedNext(page: Watched, house: House, table: Made, name: string | null): Promise<void> {
  await knows(page, table, name)
  await page.goto(`${house.url}/t/${table.code}`)
  await page.locator('.table').waitFor()
}
