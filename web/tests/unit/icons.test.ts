import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ICONS, rastered, wholeSheet } from '../../icons'

const PUBLIC = new URL('../../public/', import.meta.url)
const read = (name: string): string => readFileSync(fileURLToPath(new URL(name, PUBLIC)), 'utf8')
const drawing = read('icon.svg')
const { icons } = JSON.parse(read('manifest.webmanifest')) as { icons: { src: string; sizes: string; type: string; purpose: string }[] }

/** Width and height that stand in the head of a PNG. */
function sizeOf(png: Uint8Array): [number, number] {
  const head = new DataView(png.buffer, png.byteOffset)
  return [head.getUint32(16), head.getUint32(20)]
}

describe('icons', () => {
  test('an icon is a PNG of the size that is wanted', async () => {
    const png = await rastered(drawing, 192)
    expect([...png.slice(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10])
    expect(sizeOf(png)).toEqual([192, 192])
  })

  test('the manifest has 192 and 512 dots, plain and to be cut by the device, and all of them are made', () => {
    const dots = icons.filter((icon) => icon.type === 'image/png')
    expect(dots.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'])
    for (const { src, sizes, purpose } of dots) {
      expect(ICONS).toContainEqual({ file: src.slice(1), size: Number(sizes.split('x')[0]), whole: purpose === 'maskable' })
    }
    expect(ICONS).toContainEqual({ file: 'apple-touch-icon.png', size: 180, whole: true })
  })

  test('what a device cuts itself has no corners cut, and nothing drawn outside the middle 80 %', () => {
    expect(wholeSheet(drawing)).toContain('<rect width="64" height="64" fill=')
    const radius = Number(/rx="(\d+)" ry/.exec(drawing)?.[1])
    const stroke = Number(/stroke-width="([\d.]+)"/.exec(drawing)?.[1])
    expect(radius + stroke / 2).toBeLessThanOrEqual(0.4 * 64)
  })

  test('a drawing that has no sheet with round corners is told', () => {
    expect(() => wholeSheet('<svg><g/></svg>')).toThrow('no sheet with round corners')
  })
})
