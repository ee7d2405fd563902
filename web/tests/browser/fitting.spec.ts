/** Every name and every amount of every edition fits on its square, whatever font the system has. */

import type { Page } from '@playwright/test'
import { expect, test } from './harness/harness'

const EDITIONS = ['banking', 'bond-007', 'classic-de', 'classic-us', 'dc', 'sonic', 'sonic-boom']
const SIZES = [720, 736, 868, 1048]
/** In px, where there are figures only, which are as long in either language: on phones 320, 360, 390 and 430 px wide, and in a replay. */
const FIGURES = [312, 352, 358, 398, 540]
const STATES = ['free', 'houses', 'owned', 'mortgaged'] as const
const FAMILIES = ['narrow', 'normal', 'wide'] as const
const FONTS = {
  narrow: ['Liberation Sans', 'Arimo', 'Arial', 'Helvetica'],
  normal: ['Noto Sans', 'Roboto', 'Segoe UI', 'Open Sans'],
  wide: ['DejaVu Sans', 'Verdana'],
}
const LEAST = { narrow: 8.5, normal: 8, wide: 7.5 } // px of an amount: a wide font is as high when it is smaller
const APART = 0.06 // of a square, between the count of the houses and the rent: or `2` and `390` are read as one figure
const SMALLEST = 9.9 // of the units of which a square has 70: the least at which a name may be set is 10

/** Load three families; where one is not installed, another is drawn narrower or wider by 6 %. */
async function fonts(page: Page): Promise<void> {
  const adjusted = { narrow: '94%', normal: '100%', wide: '106%' }
  for (const family of FAMILIES) {
    const found =
      (await page.evaluate(([name, names]) => window.font(name, names), [family, FONTS[family]] as const)) ||
      (await page.evaluate(([name, names, by]) => window.font(name, names, by), [family, Object.values(FONTS).flat(), adjusted[family]] as const))
    expect(found, `one of these fonts must be installed: ${Object.values(FONTS).flat().join(', ')}`).toBe(true)
  }
}

interface Asked {
  /** Of names, of the units of which a square has 70; of amounts in px. */
  name: number
  amount: number
  /** How far amounts are from the figure of the buildings, of the width of a square. */
  apart: number
  /** The squares that must have an amount. */
  amounts: number[]
}

/** What does not fit on the board that is shown, in words. */
function misfits({ name: smallest, amount: least, apart, amounts }: Asked): string[] {
  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  const found: string[] = []
  const svg = document.querySelector<SVGSVGElement>('svg.board')
  if (!svg) return ['no board']
  const scale = svg.viewBox.baseVal.width / svg.getBoundingClientRect().width
  const origin = svg.getBoundingClientRect()
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left: (left - origin.left) * scale, top: (top - origin.top) * scale, right: (right - origin.left) * scale, bottom: (bottom - origin.top) * scale }
  }
  /** The letters themselves, without the room above and below that a font leaves; also where they are turned. */
  const letters = (text: SVGTextContentElement, y: number, size: number, below: number): Box => {
    const first = text.getStartPositionOfChar(0).x
    const turn = svg.getScreenCTM()?.inverse().multiply(text.getScreenCTM() ?? new DOMMatrix())
    const corners = [first, first + text.getComputedTextLength()].flatMap((x) => [y - 0.78 * size, y + below * size].map((down) => new DOMPoint(x, down).matrixTransform(turn)))
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  }
  const overlap = (a: Box, b: Box) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5
  const unit = svg.querySelector('[data-square="1"]')?.getBoundingClientRect().width ?? 70
  for (const square of svg.querySelectorAll<SVGGElement>('[data-square]')) {
    const at = Number(square.dataset.square)
    const paper = square.querySelector('.tp')
    const [name, amount] = ['.nm', '.am, .mn'].map((each) => square.querySelector<SVGTextElement>(each))
    if (!paper || (smallest && at % 10 !== 0 && !name)) found.push(`${at}: has no name`)
    if (amounts.includes(at) && !amount?.textContent?.trim()) found.push(`${at}: has no amount`)
    if (!paper || at % 10 === 0) continue
    const say = (what: string) => found.push(`${at} "${name?.textContent ?? ''}" "${amount?.textContent ?? ''}": ${what}`)
    const parts: [string, Box][] = []
    const set = (kind: string, text: SVGTextElement | null | undefined, below: number): void => {
      if (!text) return
      const size = Number(text.getAttribute('font-size'))
      if (size < below) say(`${kind} is set at ${size.toFixed(1)} px`)
      const lines = [...text.querySelectorAll('tspan')]
      parts.push(...(lines.length ? lines : [text]).map((line): [string, Box] => [kind, letters(line, Number(line.getAttribute('y')), size, kind === 'name' ? 0.22 : 0.1)]))
    }
    set('name', name, (smallest * unit) / 70)
    set('amount', amount, least)
    const sign = square.querySelector('svg.bi')
    if (sign) parts.push(['sign', boxOf(sign)])
    const whole = boxOf(paper)
    const edges: [string, Box][] = [...square.querySelectorAll('.band, .own, .lv')].map((edge) => ['band, owner or buildings', boxOf(edge)])
    const built = square.querySelector('.lv')?.getBoundingClientRect().width ? boxOf(square.querySelector('.lv') ?? paper) : null
    for (const [kind, box] of built ? parts : []) {
      const [aside, below] = built ? [Math.max(built.left - box.right, box.left - built.right), Math.max(built.top - box.bottom, box.top - built.bottom)] : [0, 0]
      if (kind === 'amount' && Math.max(aside, below) < apart * unit) say('amount runs into the figure of the buildings')
    }
    for (const [index, [kind, box]] of parts.entries()) {
      if (box.left < whole.left || box.right > whole.right || box.top < whole.top || box.bottom > whole.bottom) say(`${kind} leaves the square`)
      for (const [other, its] of edges) if (overlap(box, its)) say(`${kind} is on ${other}`)
      for (const [other, its] of parts.slice(index + 1)) if (other !== kind && overlap(box, its)) say(`${kind} is on ${other}`)
    }
  }
  return found
}

interface AskedOfAll extends Omit<Asked, 'amounts'> {
  states: typeof STATES
  phone: boolean
}

/** What does not fit in any of the states, one after the other on one board: a browser draws none of them. */
function allMisfits({ states, phone, ...asked }: AskedOfAll): string[] {
  return states.flatMap((state) => {
    window.turn(state)
    const amounts = window.amounts(state !== 'mortgaged' || !phone)
    return window.misfits({ ...asked, amounts }).map((misfit) => `${state}: ${misfit}`)
  })
}

declare global {
  interface Window {
    misfits: typeof misfits
  }
}

for (const edition of EDITIONS) {
  test(`the names and amounts of ${edition} fit on their squares`, async ({ page, harness }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 1100, height: 1100 })
    await page.goto(`${harness}board.html`)
    await page.waitForSelector('body[data-ready]', { state: 'attached' })
    await fonts(page)
    await page.evaluate(`window.misfits = ${misfits.toString()}`)
    const found: string[] = []
    for (const lang of ['de', 'en'] as const) {
      for (const family of FAMILIES) {
        for (const size of lang === 'de' ? [...SIZES, ...FIGURES] : SIZES) {
          const phone = size < 720
          await page.evaluate((shown) => window.show(shown), { edition, lang, size, family, state: STATES[0] })
          const here = await page.evaluate(allMisfits, { states: STATES, phone, name: phone ? 0 : SMALLEST, amount: LEAST[family], apart: APART })
          found.push(...here.map((misfit) => `${lang} ${size} ${family} ${misfit}`))
        }
      }
    }
    expect(found).toEqual([])
  })
}
