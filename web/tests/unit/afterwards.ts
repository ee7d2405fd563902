/** All test files share one world (see vite.config.ts): what one of them has put in the place of something is taken out again. */

import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
