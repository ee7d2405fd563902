/** The page as a picture without colour: what is drawn somewhere as a shape, and how far two shapes are apart. */

import type { Locator, Page } from '@playwright/test'

/** Grey values, 0 to 255, line by line. */
export interface Picture {
  width: number
  height: number
  dots: number[]
  /** Dots a px. */
  scale: number
}

export const NOTHING: Picture = { width: 0, height: 0, dots: [], scale: 1 }

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const SEEN = 3 // : 1, what WCAG 1.4.11 asks of a sign
const GRID = 24 // cells across a shape as it is compared
const REACH = 2 // how far from its middle a shape is looked at, in its own size

/** Where these stand, in px of the window. */
export function boxesOf(locator: Locator): Promise<Box[]> {
  return locator.evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
}

/** What the window shows in these places, in grey. */
export async function greyIn(page: Page, boxes: Box[]): Promise<Picture[]> {
  const shot = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')
  return page.evaluate(
    async ({ shot, boxes }) => {
      const bytes = Uint8Array.from(atob(shot), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
      if (!canvas) throw new Error('nothing can be drawn')
      canvas.filter = 'grayscale(1)'
      canvas.drawImage(bitmap, 0, 0)
      const scale = bitmap.width / innerWidth
      return boxes.map((box) => {
        const [left, top] = [Math.round(box.x * scale), Math.round(box.y * scale)]
        const [width, height] = [Math.round((box.x + box.width) * scale) - left, Math.round((box.y + box.height) * scale) - top]
        if (left < 0 || top < 0 || left + width > bitmap.width || top + height > bitmap.height) throw new Error(`not in the window: ${JSON.stringify(box)}`)
        const { data } = canvas.getImageData(left, top, width, height)
        return { width, height, scale, dots: Array.from({ length: width * height }, (_, index) => data[4 * index] ?? 0) }
      })
    },
    { shot, boxes },
  )
}

function light(grey: number): number {
  const share = grey / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** The contrast of two grey values, as WCAG reckons it. */
export function contrast(one: number, other: number): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** What a picture's edge mostly shows. */
export function groundOf({ width, height, dots }: Picture): number {
  const edge = dots.filter((_, at) => at < width || at >= width * (height - 1) || at % width === 0 || at % width === width - 1)
  return edge.sort((a, b) => a - b)[Math.floor(edge.length / 2)] ?? 0
}

/**
 * The figure on its ground: of each dot how much of it is drawn, what is inside it (an initial) included. What contrasts
 * less with the ground than 3 : 1 is not there, nor is what runs out of the picture.
 */
export function figureOf(picture: Picture): number[] {
  const { width, dots } = picture
  const ground = groundOf(picture)
  const seen = dots.map((dot) => contrast(dot, ground) >= SEEN)
  const around = reached(seen, width, (at) => seen[at] === true)
  const mark = seen.map((is, at) => is && !around[at])
  const outside = reached(mark, width, (at) => !mark[at])
  const most = Math.max(0, ...dots.map((dot, at) => (mark[at] ? Math.abs(dot - ground) : 0)))
  const share = (at: number) => Math.min(1, Math.abs((dots[at] ?? ground) - ground) / most)
  const beside = (at: number) => [1, -1, width, -width].some((step) => mark[at + step])
  return dots.map((_, at) => (!outside[at] ? 1 : most && beside(at) ? share(at) : 0))
}

/** What hangs together with the edge of a picture, step by step over dots of one kind. */
function reached(dots: unknown[], width: number, of: (at: number) => boolean): boolean[] {
  const is = dots.map((_, at) => of(at) && (at < width || at >= dots.length - width || at % width === 0 || at % width === width - 1))
  const found = is.flatMap((yes, at) => (yes ? [at] : []))
  for (const at of found) {
    for (const next of [at - width, at + width, ...(at % width ? [at - 1] : []), ...(at % width < width - 1 ? [at + 1] : [])]) {
      if (next < 0 || next >= dots.length || is[next] || !of(next)) continue
      is[next] = true
      found.push(next)
    }
  }
  return is
}

/** A picture's figure wherever it stood and however large it was; null if nothing is to be seen. */
export function shapeOf(picture: Picture): number[] | null {
  const { width } = picture
  const figure = figureOf(picture)
  const sum = (of: (x: number, y: number) => number) => figure.reduce((total, share, at) => total + share * of(at % width, Math.floor(at / width)), 0)
  const mass = sum(() => 1)
  if (!mass) return null
  const [x, y] = [sum((at) => at) / mass, sum((_, at) => at) / mass]
  const size = Math.sqrt(sum((atX, atY) => (atX - x) ** 2 + (atY - y) ** 2) / mass)
  const step = (2 * REACH * size) / GRID
  return Array.from({ length: GRID * GRID }, (_, cell) => {
    const at = (index: number) => (index + 0.5 - GRID / 2) * step
    return between(picture, figure, x + at(cell % GRID), y + at(Math.floor(cell / GRID)))
  })
}

/** What there is at a place between the dots. */
function between({ width, height }: Picture, figure: number[], x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number) => (column < 0 || row < 0 || column >= width || row >= height ? 0 : (figure[row * width + column] ?? 0))
  const across = (row: number) => at(left, row) * (left + 1 - x) + at(left + 1, row) * (x - left)
  return across(top) * (top + 1 - y) + across(top + 1) * (y - top)
}

/** How a hatching looks: how light it is, and how much it changes from dot to dot across, down, and along either diagonal. */
export function hatchOf({ width, height, dots }: Picture): number[] {
  const at = (x: number, y: number) => dots[y * width + x] ?? 0
  const look = [0, 0, 0, 0, 0]
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const steps = [0, at(x - 1, y), at(x, y - 1), at(x - 1, y - 1), at(x - 1, y + 1)].map((beside) => Math.abs(at(x, y) - beside))
      for (const [index, step] of steps.entries()) look[index] = (look[index] ?? 0) + step
    }
  }
  return look.map((sum) => sum / ((width - 1) * (height - 2)))
}

/** How much of two shapes is not common to both: 0 for the same, 1 for nothing in common. */
export function apart(one: number[] | null, other: number[] | null): number {
  if (!one || !other) return one === other ? 0 : 1
  const sum = (of: (a: number, b: number) => number) => one.reduce((total, share, at) => total + of(share, other[at] ?? 0), 0)
  return sum((a, b) => Math.abs(a - b)) / sum(Math.max)
}

/** How much of a picture is drawn in at least 3 : 1 to its ground, in px². */
export function drawn(picture: Picture): number {
  const ground = groundOf(picture)
  return picture.dots.filter((dot) => contrast(dot, ground) >= SEEN).length / picture.scale ** 2
}

/** How much of a picture has changed by at least 3 : 1, in px². */
export function changed(before: Picture, after: Picture): number {
  if (before.width !== after.width || before.height !== after.height) throw new Error('not the same place')
  return before.dots.filter((dot, at) => contrast(dot, after.dots[at] ?? 0) >= SEEN).length / before.scale ** 2
}
