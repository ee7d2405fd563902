/** Icons as pictures of dots, for devices that show no drawings: made by every build from the one drawing of the icon. */

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Plugin } from 'vite'

const DRAWING = fileURLToPath(new URL('public/icon.svg', import.meta.url))
const CORNERS = / rx="\d+"(?=[^>]*\/><g)/ // of the sheet behind the drawing

/** Devices cut the shape of a `whole` sheet themselves; the drawing keeps to the middle 80 % of it, which none cuts. */
export const ICONS = [
  { file: 'icon-192.png', size: 192, whole: false },
  { file: 'icon-512.png', size: 512, whole: false },
  { file: 'icon-whole-192.png', size: 192, whole: true },
  { file: 'icon-whole-512.png', size: 512, whole: true },
  { file: 'apple-touch-icon.png', size: 180, whole: true },
] as const

/** Return the drawing without the round corners of its sheet. */
export function wholeSheet(drawing: string): string {
  if (!CORNERS.test(drawing)) throw new Error('The drawing of the icon has no sheet with round corners.')
  return drawing.replace(CORNERS, '')
}

let ready: Promise<void> | undefined

/** Return a drawing as a PNG of `size` x `size` dots. */
export async function rastered(drawing: string, size: number): Promise<Uint8Array> {
  ready ??= readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then((wasm) => initWasm(wasm))
  await ready
  return new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    async generateBundle() {
      const drawing = await readFile(DRAWING, 'utf8')
      for (const { file, size, whole } of ICONS) {
        this.emitFile({ type: 'asset', fileName: file, source: await rastered(whole ? wholeSheet(drawing) : drawing, size) })
      }
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }, injectTo: 'head' }],
  }
}
