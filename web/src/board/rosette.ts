/** The seal of a table: a guilloche that follows from the commitment to its dice (the sign of the table is its proof). */

export interface Ring {
  /** Waves around the ring. */
  waves: number
  copies: number
  /** Share of the radius by which the curve swings. */
  swing: number
  /** Share of the radius around which it swings. */
  middle: number
}

/** Return r(θ) = radius (middle + swing cos nθ) as a closed Catmull-Rom path with 8n points around 0, 0. */
export function rosettePath(waves: number, swing: number, radius: number, middle = 1 - swing): string {
  const count = 8 * waves
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count
    const r = radius * (middle + swing * Math.cos(waves * angle))
    return [r * Math.cos(angle), r * Math.sin(angle)] as const
  })
  const at = (index: number) => points[(index + count) % count] ?? ([0, 0] as const)
  const figure = (value: number) => value.toFixed(2)
  let path = `M${figure(at(0)[0])} ${figure(at(0)[1])}`
  for (let index = 0; index < count; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
    path += `C${[...first, ...second, ...to].map(figure).join(' ')}`
  }
  return `${path}Z`
}

/** Return the two rings of a commitment (hexadecimal). */
export function ringsOf(commitment: string): [Ring, Ring] {
  const byte = (index: number) => Number.parseInt(commitment.slice(2 * index, 2 * index + 2), 16) || 0
  const swing = 0.16 + (0.04 * byte(2)) / 255
  return [
    { waves: 13 + (byte(0) % 12), copies: 8 + (byte(1) % 4), swing, middle: 0.97 - swing },
    { waves: 9 + (byte(3) % 9), copies: 6 + (byte(4) % 4), swing: 0.12 + (0.03 * byte(5)) / 255, middle: 0.5 },
  ]
}
