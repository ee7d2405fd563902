/** What of a page does not fit where it stands, at any width and with text twice as large. */

import type { Page } from '@playwright/test'

/** px wide and high: those of the design, and a phone that is held sideways. */
export const SIZES = [[1100, 800], [700, 800], [430, 844], [390, 844], [360, 800], [320, 640], [740, 360]] as const
const LARGE = [[1440, 900], [390, 844]] as const

/** What is wider than the window, cut off by a box that shows nothing beyond its edges, or longer than its button, in words. */
function cut(): string[] {
  const ALLOWED = 2 // px by which letters may lean over
  const found: string[] = []
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.push(`${wide} px wider than the window`)
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  /** By how much a text sticks out of a box on its way up the page; null where it may be scrolled to. */
  const outOf = (box: DOMRect, element: Element): number | null => {
    const { overflowX, overflowY } = styleOf(element)
    const button = element.matches('.btn, .act, .med, .mini')
    const edge = element.getBoundingClientRect()
    if (element.matches('.news') && box.left >= edge.right) return null // there is room for whole lines only: the others are not seen
    const x = ['hidden', 'clip'].includes(overflowX) || button ? Math.max(edge.left - box.left, box.right - edge.right) : 0
    const y = ['hidden', 'clip'].includes(overflowY) || button ? Math.max(edge.top - box.top, box.bottom - edge.bottom) : 0
    if (Math.max(x, y) > ALLOWED) return Math.max(x, y)
    return [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll') ? null : 0
  }
  const texts = document.createTreeWalker([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || parent.closest('.sr, svg, option, .skip') || styleOf(parent).visibility !== 'visible') continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (!box.width) continue
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      if (styleOf(at).clipPath !== 'none' || styleOf(at).textOverflow === 'ellipsis') break // on purpose
      const out = outOf(box, at)
      if (out) found.push(`${Math.round(out)} px of "${node.textContent.trim()}" are cut off by ${at.tagName} ${at.getAttribute('class') ?? ''}`)
      if (out !== 0) break
    }
  }
  return found
}

/** The buttons that are filled, whatever makes them so: each stands out from what is behind it. What is chosen among several is no button. */
export function filled(): string[] {
  const PRESSED = 'button, a, summary, [role="button"], [type="submit"], [type="button"]'
  const CHOICE = '[aria-pressed], [aria-checked], [aria-selected], [aria-current]'
  const STANDS_OUT = 3 // : 1
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const seen = (colours: string[]): number => {
    if (!canvas) throw new Error('nothing can be drawn')
    canvas.clearRect(0, 0, 1, 1)
    for (const colour of ['#fff', ...colours]) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  return [...document.querySelectorAll<HTMLElement>(PRESSED)].flatMap((button) => {
    if (button.matches(CHOICE) || !button.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !button.getBoundingClientRect().width) return []
    const behind: string[] = []
    for (let at = button.parentElement; at; at = at.parentElement) behind.unshift(getComputedStyle(at).backgroundColor)
    const [own, other] = [seen([...behind, getComputedStyle(button).backgroundColor]), seen(behind)]
    return (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05) >= STANDS_OUT ? [button.innerText.trim() || button.ariaLabel || button.className] : []
  })
}

/** Look at a page at all sizes; what is found is said with `name`. Then its text is twice as large. */
export async function cuts(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  const look = async (width: number, height: number, large: string) => {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const said = await page.evaluate(cut)
    const loud = await page.evaluate(filled)
    if (loud.length > 1) said.push(`filled are ${loud.join(' | ')}`)
    found.push(...said.map((what) => `${name}, ${width} x ${height}${large}: ${what}`))
  }
  for (const [width, height] of SIZES) await look(width, height, '')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const [width, height] of LARGE) await look(width, height, ', text twice as large')
  return found
}
