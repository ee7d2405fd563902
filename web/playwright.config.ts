import { defineConfig } from '@playwright/test'

/** The tests start servers of their own, on ports of their own (see tests/browser/house.ts). */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 3, // one more than the slowest machine has cores: a page waits for its server half of the time
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
