/** Pictures that follow what has changed: money that flies and counts, and nothing that moves for who wants that. */

import type { Page } from '@playwright/test'
import { expect, test } from './house'
import { begun, say, seatedAt, visiting } from './tables'

const POSITION =
  'seats: [A, B]\nturn: A\nphase: end\nthrows: 1\ndice: [3, 2]\n' +
  'A: {cash: 634, at: 20, deeds: {16: 2, 18: 2, 19: 3}}\n' +
  'B: {cash: 486, at: 18}\n' +
  'claims: [{guest: B, owner: A, lot: 18, amount: 200}]\n'

/** Write down what flies from now on, and which transforms are animated. */
async function watched(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (node instanceof HTMLElement && node.classList.contains('flight')) seen.push(node.textContent ?? '')
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen.map((text) => text.replace(/\s+/g, ' ').trim()))
}

test('rent flies from who pays to who is paid, and both amounts are right at once for who hears them', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: POSITION })
  const page = await seatedAt(browser, house, table, 'Anna', { reducedMotion: 'no-preference' })
  const seen = await watched(page)
  await say(house, table, 'Anna demands rent')
  const cash = page.locator('.player .cash')
  await expect(cash).toHaveText(['M 834', 'M 286'])
  await expect(page.locator('.flight')).toHaveCount(0)
  await say(house, table, 'Ben gives up')
  await expect(page.getByRole('heading', { name: /gewonnen/ })).toBeVisible()
  expect(await seen()).toEqual(['B + M 200']) // over the end nothing flies, though much is paid
  expect(page.problems).toEqual([])
})

test('money on its way to or from the bank stays beside the players: it covers neither the prompt nor what is mine', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: POSITION })
  const page = await seatedAt(browser, house, table, 'Anna', { reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } })
  await page.evaluate(() => {
    const over: string[] = []
    let frames = 0
    const look = (): void => {
      for (const flight of document.querySelectorAll('.flight')) {
        frames += 1
        const one = flight.getBoundingClientRect()
        for (const part of ['.boardbox', '.mine', '.toolbox button']) {
          for (const box of [...document.querySelectorAll(part)].map((each) => each.getBoundingClientRect())) {
            if (one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top) over.push(part)
          }
        }
      }
      Object.assign(globalThis, { flown: { frames, over } })
      requestAnimationFrame(look)
    }
    look()
  })
  await say(house, table, 'Anna sells building 19')
  await say(house, table, 'Anna demands rent')
  await expect(page.locator('.flight')).toHaveCount(0)
  const flown = (): Promise<{ frames: number; over: string[] }> => page.evaluate(() => (globalThis as unknown as { flown: { frames: number; over: string[] } }).flown)
  await expect.poll(async () => (await flown()).frames).toBeGreaterThan(0)
  await expect(page.locator('.flight')).toHaveCount(0)
  expect((await flown()).over).toEqual([])
  expect(page.problems).toEqual([])
})

const LONGEST_FADE = 120 // ms that a change of opacity may take without motion

/** Write down from the beginning what an animation or a transition changes, and how often each token is somewhere else. */
function recording(fade: number): void {
  const moved: string[] = []
  Object.assign(globalThis, { moved })
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options)
    const { duration } = animation.effect?.getComputedTiming() ?? {}
    const changed = [frames ?? []].flat().flatMap((frame) => Object.keys(frame as Keyframe).filter((key) => !['offset', 'easing', 'composite', 'opacity'].includes(key)))
    if (Number(duration) > fade || (Number(duration) > 0 && changed.length)) moved.push(`${this.localName}.${this.getAttribute('class')} ${duration} ms`)
    return animation
  }
  addEventListener('transitionrun', ({ target, propertyName, elapsedTime }) => moved.push(`${(target as Element).className} ${propertyName} ${elapsedTime}`), true)
  addEventListener('animationstart', ({ target, animationName }) => moved.push(`${(target as Element).className} ${animationName}`), true)
  const steps = (changes: MutationRecord[]) => {
    for (const { target } of changes) if (target instanceof Element && target.matches('[data-seat]')) moved.push(`token of ${target.getAttribute('data-seat')}`)
  }
  document.addEventListener('DOMContentLoaded', () => new MutationObserver(steps).observe(document.body, { attributeFilter: ['transform'], subtree: true }))
}

/** What has moved since it was asked last; a token that stands somewhere else once has not. */
async function motionIn(page: Page): Promise<string[]> {
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved.splice(0))
  return moved.filter((what, at) => !what.startsWith('token') || moved.indexOf(what) !== at)
}

function drawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
}

test('without motion nothing moves whatever happens, and what happened is still shown', async ({ browser, house }) => {
  const position =
    'seats: [A, B, C]\nturn: A\nphase: buy\nthrows: 1\ndice: [1, 2]\n' +
    'A: {cash: 900, at: 3, deeds: {6: 0, 8: 0, 9: 0}}\nB: {cash: 900, at: 33}\nC: {cash: 900, at: 18}\n'
  const table = await begun(house, { friends: ['Ben', 'Cem'], position })
  const open = async (name: string, reducedMotion: 'reduce' | 'no-preference', speed: number) => {
    const page = await visiting(browser, house, table, name, { reducedMotion })
    await page.addInitScript(recording, LONGEST_FADE)
    await page.addInitScript((kept) => localStorage.setItem('bankhalter.settings', JSON.stringify({ speed: kept })), speed)
    await page.reload()
    await page.locator('[data-square="6"]').waitFor() // what stands on the board when it is drawn does not move
    return page
  }
  const [reduced, off, moving] = [await open('Anna', 'reduce', 1), await open('Ben', 'no-preference', 0), await open('Cem', 'no-preference', 1)]
  const happens: [string, RegExp][] = [
    ['Anna builds 6', /Anna baut/],
    ['Anna declines', /Die Bank versteigert/],
    ['Cem bids 10', /Cem bietet/],
    ['Anna passes', /Anna passt/],
    ['Ben passes', /Cem ersteigert/],
    ['Ben throws', /Ben würfelt 4 \+ 5 und zieht auf „Bond Schurken“/],
  ]
  const seen: string[] = []
  for (const [line, told] of happens) {
    if (line === 'Ben throws') await say(house, table, 'Anna ends turn')
    await say(house, table, line)
    for (const page of [reduced, off]) {
      await expect(page.locator('.logbox')).toContainText(told)
      await drawn(page)
      expect([line, ...(await motionIn(page))]).toEqual([line])
    }
    await expect(moving.locator('.logbox')).toContainText(told)
  }
  for (const [page, here] of [[reduced, /hier: Ben/], [off, /hier: Sie/]] as const) {
    await expect(page.locator('[data-square="2"]')).toHaveAccessibleName(here)
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--press'))).toBe('0px')
  }
  const button = off.getByRole('button', { name: /^Zug beenden/ }).first()
  await button.hover()
  const before = await button.boundingBox()
  await off.mouse.down()
  await drawn(off)
  expect([await motionIn(off), await button.boundingBox()]).toEqual([[], before])
  await expect.poll(async () => seen.push(...(await motionIn(moving))) && ['flight', 'bld', 'card', 'token of Ben'].filter((what) => !seen.some((each) => each.includes(what)))).toEqual([]) // or nothing would be noticed
})

test('nothing flies for who wants no motion, here or on the device', async ({ browser, house }) => {
  const table = await begun(house, { friends: ['Ben'], position: POSITION })
  const still = await seatedAt(browser, house, table, 'Anna', { reducedMotion: 'reduce' })
  const off = await seatedAt(browser, house, table, 'Ben', { reducedMotion: 'no-preference' })
  await off.evaluate(() => localStorage.setItem('bankhalter.settings', JSON.stringify({ speed: 0 })))
  await off.reload()
  await off.locator('.table').waitFor()
  const watchers = [await watched(still), await watched(off)]
  await say(house, table, 'Anna demands rent')
  for (const page of [still, off]) {
    await expect(page.locator('.player .cash')).toHaveText(['M 834', 'M 286'])
    expect(await page.evaluate(() => document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().duration) > 0).length)).toBe(0)
  }
  expect(await Promise.all(watchers.map((seen) => seen()))).toEqual([[], []])
})
