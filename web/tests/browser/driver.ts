/** A driver that presses what is loud on the screen, as a newcomer would. */

import type { Locator, Page } from '@playwright/test'
import { expect } from './house'

export const LOUD = ['.dock', '.biddock', '.tdock'].flatMap((at) => [`${at} .btn.plate:not([aria-disabled])`, `${at} .btn.seal:not([aria-disabled])`]).join(', ')
const QUIET = ['.dock .main .btn', '.rows .btn', '.biddock .r2 .btn:not(.plain)'].map((each) => `${each}:not([aria-disabled])`).join(', ')
const NO_WAY = /Handeln|Trade|Zurück|Back|Geld beschaffen|Raise/ // that alone leads nowhere, or to the sale of all there is
const ANY = ['.dock .btn', '.biddock .btn'].map((each) => `${each}:not([aria-disabled])`).join(', ')
const MOST_IDLE = 600 // tenths of a second in which nothing can be pressed

export interface Habits {
  /** What is pressed before anything else, if it can be. */
  prefers?: RegExp
  /** Looks at the page before each press. */
  look?: (page: Page) => Promise<void>
}

/** Play until the game is over; give up on it after a while in which nothing could be pressed. */
export async function playOn(page: Page, most: number, { prefers, look }: Habits = {}): Promise<{ over: boolean; presses: number }> {
  let idle = 0
  for (let presses = 0; presses < most; ) {
    await look?.(page)
    if (await page.locator('.stage .won').count()) return { over: true, presses }
    expect(await page.locator(LOUD).count()).toBeLessThanOrEqual(1)
    const wishes = [
      ...(prefers ? [page.locator(ANY).filter({ hasText: prefers }).first()] : []),
      page.locator(LOUD).first(),
      page.locator(QUIET).filter({ hasNotText: NO_WAY }).first(),
      page.locator(ANY).filter({ hasText: /Zurück|Back/ }).first(),
    ]
    const button = await firstThere(wishes)
    if (!button) {
      idle += 1
      if (idle === MOST_IDLE - 1) await page.screenshot({ path: 'shots/stuck.png' })
      expect(idle, `nothing can be pressed: ${await page.locator('body').innerText()}`).toBeLessThan(MOST_IDLE)
      await page.waitForTimeout(100)
      continue
    }
    if (await button.click({ timeout: 2000 }).then(() => true, () => false)) presses += 1
    idle = 0
  }
  return { over: false, presses: most }
}

async function firstThere(wishes: Locator[]): Promise<Locator | null> {
  for (const wish of wishes) if (await wish.count()) return wish
  return null
}
