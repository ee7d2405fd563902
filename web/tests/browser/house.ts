/** Servers for the tests: each on a port of its own, with tables of its own. */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'

const PROGRAM = fileURLToPath(new URL('../../../.venv/bin/bankhalter', import.meta.url))
const PATIENCE = 30_000 // ms in which a server must answer

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** A server that can be killed and started again with the same tables. */
export class House {
  private process: ChildProcess | null = null
  private readonly folder = mkdtempSync(join(tmpdir(), 'bankhalter-page-'))
  port = 0

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async open(): Promise<void> {
    this.port ||= await freePort()
    const database = join(this.folder, 'tables.db')
    const args = ['serve', '--port', String(this.port), '--database', database]
    this.process = spawn(PROGRAM, args, { stdio: 'ignore' })
    const end = Date.now() + PATIENCE
    while (Date.now() < end) {
      try {
        if ((await fetch(`${this.url}/health`)).ok) return
      } catch {
        // not yet
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('the server does not answer')
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
export const test = base.extend<object, { house: House }>({
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
