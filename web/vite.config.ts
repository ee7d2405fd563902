import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './icons.ts'
import { preloads } from './preloads.ts'

const server = process.env.BANKHALTER_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), icons(), preloads()],
  build: {
    outDir: '../src/bankhalter/server/pages/built',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy of the pages allows no inline scripts, and hashed files are kept for ever
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      checks: { pluginTimings: false }, // how long it took tells nobody who only wants to play
      // a screen is one file beside one that all share: each file more costs a slow device some 5 ms
      // the first line lets a browser that knows it make all functions ready while they come, and not when they are first called
      output: { postBanner: '//# allFunctionsCalledOnLoad', codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the texts stand with those of the program
    proxy: { '/api': { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    include: ['tests/unit/**/*.test.ts'],
    environment: 'node',
    isolate: false, // each file would load all that it needs anew, which takes three quarters of the time
    setupFiles: ['tests/unit/afterwards.ts'],
  },
})
