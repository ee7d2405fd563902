/** The page as a program of a phone: its icons are where the manifest and the page say. */

import { expect, test } from './house'

test('every icon that the page names is there, as a picture of the size that is said', async ({ page, request }) => {
  await page.goto('/')
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string; sizes: string; type: string }[] }
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  for (const { src, sizes, type } of [...icons, { src: touch ?? '', sizes: '180x180', type: 'image/png' }]) {
    const answer = await request.get(src)
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type])
    const width = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return image.naturalWidth
    }, src)
    if (type === 'image/png') expect([src, width]).toEqual([src, Number(sizes.split('x')[0])])
  }
})
