/** Parts of the page by themselves, as they are built, with the editions of a server; one for each worker. */

import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { test as base } from '../house'

export const test = base.extend<object, { harness: string }>({
  harness: [
    async ({ house }, use, { parallelIndex }) => {
      const pages = await createServer({
        root: fileURLToPath(new URL('../../..', import.meta.url)),
        logLevel: 'error',
        cacheDir: fileURLToPath(new URL(`../../../node_modules/.vite/tests-${parallelIndex}`, import.meta.url)), // or workers that begin at once undo what each has prepared
        server: { port: 0, hmr: false, ws: false, watch: null, proxy: { '/api': { target: house.url } } },
      })
      await pages.listen()
      await use(`${pages.resolvedUrls?.local[0] ?? ''}tests/browser/harness/`)
      await pages.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
