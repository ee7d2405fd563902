/** Lines over the moments of a game, in a box of a given size. */

/** Return the path of a line: its values left to right, 0 at the bottom, `most` at the top. */
export function linePath(values: readonly number[], most: number, width: number, height: number): string {
  const last = Math.max(1, values.length - 1)
  const every = Math.max(1, Math.floor(values.length / (2 * width)))
  let path = ''
  for (let index = 0; index < values.length; index += index + every < values.length ? every : 1) {
    const x = (index / last) * width
    const y = height - (Math.max(0, values[index] ?? 0) / Math.max(1, most)) * height
    path += `${path ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return path
}

/** Return a round number that is at least `most`, for the top of an axis. */
export function roundTop(most: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  return [1, 2, 2.5, 5, 10].map((step) => step * scale).find((top) => top >= most) ?? 10 * scale
}
