/** What of a page does not fit where it stands, at any width and with text twice as large. */

import type { Page } from '@playwright/test'

/** px wide and high: those of the design, the smallest phone, and phones that are held sideways. */
export const SIZES = [[1440, 900], [1100, 800], [700, 800], [430, 844], [390, 844], [360, 800], [320, 568], [740, 360], [568, 320]] as const
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
  const seen = (element: Element) => element.getClientRects().length > 0 && !element.closest('.sr') && styleOf(element).visibility === 'visible'
  for (const button of document.querySelectorAll('.btn, .act')) {
    if (!seen(button)) continue
    const edge = button.getBoundingClientRect()
    const around = button.parentElement?.getBoundingClientRect()
    if (around?.width && edge.right - around.right > ALLOWED) found.push(`${Math.round(edge.right - around.right)} px of the button "${button.textContent?.trim() ?? ''}" stick out`)
    for (const part of button.querySelectorAll('.ic, .kbd')) {
      const box = part.getBoundingClientRect()
      if (box.width > 1 && Math.min(box.left - edge.left, edge.right - box.right) < ALLOWED) found.push(`what stands in the button "${button.textContent?.trim() ?? ''}" touches its edge`)
    }
  }
  const paper = document.createElement('canvas').getContext('2d')
  for (const line of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    const { fontWeight, fontFamily, paddingLeft, paddingRight } = styleOf(line)
    const { fontSize } = getComputedStyle(line, '::placeholder')
    if (!paper || !seen(line)) continue
    paper.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const out = paper.measureText(line.placeholder).width - (line.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight))
    if (out > ALLOWED) found.push(`${Math.round(out)} px of "${line.placeholder}" do not fit its line`)
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

/** Texts that lie upon each other, figures of a small board upon what stands beside them, and what is to be pressed but not in sight, in words. */
function crossed(): string[] {
  const ALLOWED = 2 // px by which boxes of letters, which have room around them, may overlap
  const found: string[] = []
  const over = (one: DOMRect, other: DOMRect) => Math.min(Math.min(one.right, other.right) - Math.max(one.left, other.left), Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
  /** Whether a box of an element can be seen in its middle: nothing opaque lies upon it, and no box cuts it off. */
  const seen = (x: number, y: number, element: Element): boolean => {
    for (const at of document.elementsFromPoint(x, y)) {
      if (at === element || element.contains(at)) return true
      if (!at.contains(element) && !/, 0(\.\d+)?\)$|transparent/.test(getComputedStyle(at).backgroundColor)) return false
    }
    return false
  }
  const top = [...document.querySelectorAll('dialog[open]')].at(-1)
  const texts = document.createTreeWalker(top ?? document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const boxes: { box: DOMRect; element: Element; text: string }[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || element.closest('.sr, svg, option, .skip, [aria-hidden="true"] s')) continue
    range.selectNodeContents(node)
    const line = parseFloat(getComputedStyle(element).lineHeight)
    for (const high of range.getClientRects()) {
      const trim = Math.max(0, (high.height - line) / 2 || 0) // of a face that is higher than its lines
      const box = new DOMRect(high.x, high.y + trim, high.width, high.height - 2 * trim)
      const inside = box.width > 1 && box.bottom > 0 && box.top < innerHeight && seen(box.x + box.width / 2, box.y + box.height / 2, element)
      if (inside) boxes.push({ box, element, text: node.textContent.trim() })
    }
  }
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const shared = one.element === other.element || over(one.box, other.box) <= ALLOWED + 2 ? 0 : over(one.box, other.box)
      if (shared) found.push(`"${one.text}" and "${other.text}" lie upon each other by ${Math.round(shared)} px`)
    }
  }
  const figures = [...document.querySelectorAll('.board.card .mn, .board.card .c-h')]
  const beside = [...document.querySelectorAll('.board.card :is(.mn, .lv, .band, .own), .board.card .tok')]
  for (const figure of figures) {
    const box = figure.getBoundingClientRect()
    const letters = new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6)
    for (const other of beside) {
      if (other === figure || (other.matches('.tok') && !figure.matches('.c-h'))) continue
      const shared = over(letters, other.getBoundingClientRect())
      if (shared > 0.5) found.push(`"${figure.textContent}" on the board lies upon ${other.getAttribute('class') ?? ''} "${other.textContent}" by ${shared.toFixed(1)} px`)
    }
  }
  return found
}

/** What is awaited of whoever looks, and what it is about: the first of each that there is. */
const DECIDED = ['.dock .main .btn.big, .dock .final .btn.big, .stage .answers .btn, .stage .biddock .btn.big, .stage .tdock .btn.big', '.dock .slip .stub .value, .dockbox .lot h2, .stage .lead .value, .stage .deal .side h3', '.dock .rows .btn', '.dock .digest summary']

/** Which of these cannot be seen as a whole, without scrolling. */
function unseen(decided: string[]): string[] {
  if (document.querySelector('dialog[open]')) return []
  return decided.flatMap((what) => {
    const element = document.querySelector(what)
    if (!element) return []
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const inset = 3 // px: corners are round
    const points = [left + inset, right - inset].flatMap((x) => [top + inset, bottom - inset].map((y) => [x, y] as const))
    const there = points.every(([x, y]) => {
      const at = document.elementFromPoint(x, y)
      return at !== null && (element.contains(at) || at.contains(element))
    })
    return there ? [] : [`"${element.textContent?.trim() ?? ''}" is not in sight`]
  })
}

/** Look at a page at all sizes; what is found is said with `name`. Then its text is twice as large. */
export async function cuts(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  const look = async (width: number, height: number, large: string) => {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const said = [...(await page.evaluate(cut)), ...(await page.evaluate(crossed))]
    if (!large) said.push(...(await page.evaluate(unseen, DECIDED)))
    const loud = await page.evaluate(filled)
    if (loud.length > 1) said.push(`filled are ${loud.join(' | ')}`)
    found.push(...said.map((what) => `${name}, ${width} x ${height}${large}: ${what}`))
  }
  for (const [width, height] of SIZES) await look(width, height, '')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const [width, height] of LARGE) await look(width, height, ', text twice as large')
  return found
}
