/** What of a screen is drawn one after the other when a page comes, so that a slow device can be used before all is there. */

/** Run `then` once what stands now has been shown; returns how to stop. */
function afterPaint(then: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(then)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** The page has been drawn once: from then on everything comes at once. */
let begun = false

export class Drawing {
  /** How many of the `steps` after the first are drawn. */
  step: number = $state(0)

  constructor(private readonly steps: number) {
    if (begun) this.step = steps
  }

  /** Draw step after step; to be given to an effect. */
  readonly draw = (): (() => void) | undefined => {
    if (this.step < this.steps) return afterPaint(() => (this.step += 1))
    begun = true
    return undefined
  }
}
