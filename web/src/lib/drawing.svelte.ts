/** What of a screen is drawn one after the other when a page comes, so that a slow device can be used before all is there. */

interface Scheduler {
  postTask(task: () => void, how: { priority: 'background'; signal: AbortSignal }): Promise<void>
}

/** Run `then` when nothing else waits; where the browser cannot say so, after all that waits now. Returns how to stop. */
function whenIdle(then: () => void): () => void {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (!scheduler) {
    const timer = setTimeout(then)
    return () => clearTimeout(timer)
  }
  const stop = new AbortController()
  scheduler.postTask(then, { priority: 'background', signal: stop.signal }).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error
  })
  return () => stop.abort()
}

/** Run `then` once what stands now has been shown, and presses meanwhile are answered; returns how to stop. */
function afterPaint(then: () => void): () => void {
  let stop = (): void => {}
  const frame = requestAnimationFrame(() => (stop = whenIdle(then)))
  return () => {
    cancelAnimationFrame(frame)
    stop()
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
