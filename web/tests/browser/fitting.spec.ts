/** Every name of every edition fits on its square, whatever font the system has. */

import type { Page } from '@playwright/test'
import { expect, test } from './harness/harness'

const EDITIONS = ['banking', 'bond-007', 'classic-de', 'classic-us', 'dc', 'sonic', 'sonic-boom']
const SIZES = [720, 736, 868, 1048]
const STATES = ['free', 'owned', 'mortgaged'] as const
const FAMILIES = ['narrow', 'normal', 'wide'] as const
const FONTS = {
  narrow: ['Liberation Sans', 'Arimo', 'Arial', 'Helvetica'],
  normal: ['Noto Sans', 'Roboto', 'Segoe UI', 'Open Sans'],
  wide: ['DejaVu Sans', 'Verdana'],
}
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

/** What does not fit on the board that is shown, in words. */
function misfits(smallest: number): string[] {
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
  /** The letters themselves, without the room above and below that a font leaves. */
  const letters = (text: SVGTextContentElement, y: number, size: number): Box => {
    const first = text.getStartPositionOfChar(0).x
    return { left: first, right: first + text.getComputedTextLength(), top: y - 0.78 * size, bottom: y + 0.22 * size }
  }
  const overlap = (a: Box, b: Box) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5
  const unit = svg.querySelector('[data-square="1"]')?.getBoundingClientRect().width ?? 70
  for (const square of svg.querySelectorAll<SVGGElement>('[data-square]')) {
    const at = Number(square.dataset.square)
    const paper = square.querySelector('.tp')
    const name = square.querySelector<SVGTextElement>('.nm')
    if (!paper || (at % 10 !== 0 && !name)) found.push(`${at}: has no name`)
    if (!paper || !name) continue
    const say = (what: string) => found.push(`${at} "${name.textContent}": ${what}`)
    const size = Number(name.getAttribute('font-size'))
    if ((size / unit) * 70 < smallest) say(`is set at ${((size / unit) * 70).toFixed(1)}`)
    const parts: [string, Box][] = [...name.querySelectorAll('tspan')].map((line) => ['name', letters(line, Number(line.getAttribute('y')), size)])
    const amount = square.querySelector<SVGTextElement>('.am')
    if (amount) parts.push(['amount', letters(amount, Number(amount.getAttribute('y')), Number(amount.getAttribute('font-size')))])
    const sign = square.querySelector('svg.bi')
    if (sign) parts.push(['sign', boxOf(sign)])
    const whole = boxOf(paper)
    const edges: [string, Box][] = [...square.querySelectorAll('.band, .own')].map((edge) => ['band or owner', boxOf(edge)])
    for (const [index, [kind, box]] of parts.entries()) {
      if (box.left < whole.left || box.right > whole.right || box.top < whole.top || box.bottom > whole.bottom) say(`${kind} leaves the square`)
      for (const [other, its] of edges) if (overlap(box, its)) say(`${kind} is on ${other}`)
      for (const [other, its] of parts.slice(index + 1)) if (other !== kind && overlap(box, its)) say(`${kind} is on ${other}`)
    }
  }
  return found
}

for (const edition of EDITIONS) {
  test(`the names of ${edition} fit on their squares`, async ({ page, harness }) => {
    await page.setViewportSize({ width: 1100, height: 1100 })
    await page.goto(`${harness}board.html`)
    await page.waitForSelector('body[data-ready]', { state: 'attached' })
    await fonts(page)
    const found: string[] = []
    for (const lang of ['de', 'en'] as const) {
      for (const size of SIZES) {
        for (const family of FAMILIES) {
          for (const state of STATES) {
            await page.evaluate((shown) => window.show(shown), { edition, lang, size, family, state })
            const here = await page.evaluate(misfits, SMALLEST)
            found.push(...here.map((misfit) => `${lang} ${size} ${family} ${state}: ${misfit}`))
          }
        }
      }
    }
    expect(found).toEqual([])
  })
}
