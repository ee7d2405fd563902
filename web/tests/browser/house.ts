/** Servers for the tests: each on a port of its own, with tables of its own. */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env as environment } from 'node:process'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url))
const PROGRAM = ['.venv/bin/python', '-m', 'tests.server.fixed_dice'] as const
const PATIENCE = 30_000 // ms in which a server must answer

/** How a server treats its guests, where it matters to a test: see tests/server/fixed_dice.py. */
export type Manner = Partial<Record<'TABLES_AT_ONCE' | 'ABSENCE' | 'PATIENCE', string>>

/** A server that can be killed and started again with the same tables. */
export class House {
  private process: ChildProcess | null = null
  private readonly folder = mkdtempSync(join(tmpdir(), 'bankhalter-page-'))
  port = 0

  /** `database`: a file of its own unless it is to forget everything when it ends (`memory:`). */
  constructor(
    private readonly manner: Manner = {},
    private readonly database = '',
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Start it on a port that is free, and again on the same one. */
  async open(): Promise<void> {
    const [python, ...program] = PROGRAM
    const args = [...program, 'serve', '--port', String(this.port), '--database', this.database || join(this.folder, 'tables.db'), '--lang', 'en']
    const process = spawn(python, args, { cwd: CHECKOUT, stdio: ['ignore', 'pipe', 'ignore'], env: { ...environment, ...this.manner } })
    this.process = process
    this.port = await new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('the server does not say where it is')), PATIENCE)
      let said = ''
      process.stdout.on('data', (data: Buffer) => {
        said += data.toString()
        const found = /http:\/\/localhost:(\d+)/.exec(said)
        if (found) {
          clearTimeout(late)
          resolve(Number(found[1]))
        }
      })
      process.once('exit', () => reject(new Error(`the server has ended: ${said}`)))
    })
  }

  /** End it as a power cut would. */
  async kill(): Promise<void> {
    const process = this.process
    this.process = null
    if (!process || process.exitCode !== null) return
    await new Promise((resolve) => {
      process.once('exit', resolve)
      process.kill('SIGKILL')
    })
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A test with a server, one for each worker. */
export const test = base.extend<{ nobodyStays: void }, { house: House }>({
  /** Pages that a test has opened would go on playing beside all later ones. */
  nobodyStays: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  house: [
    async ({}, use) => {
      const house = new House()
      await house.open()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
})

export { expect } from '@playwright/test'
