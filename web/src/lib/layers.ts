/**
 * What lies over a page and is closed by Back: while something does, there is a step in the history that leads nowhere.
 * It stays when the last layer is closed otherwise, and is passed over on the way back.
 */

const LAYER = { layer: true }
const layers: (() => void)[] = []
let onStep = isStep()

function isStep(): boolean {
  return (history.state as { layer?: boolean } | null)?.layer === true
}

function step(): void {
  if (onStep) return
  history.pushState(LAYER, '')
  onStep = true
}

/** Let Back close something that is open now; returns how to say that it is closed. */
export function layer(close: () => void): () => void {
  layers.push(close)
  step()
  return () => {
    const at = layers.indexOf(close)
    if (at >= 0) layers.splice(at, 1)
  }
}

/** Another place takes the room of the step, if there is one: `history.replaceState` instead of `pushState`. */
export function stepped(): boolean {
  const was = onStep
  onStep = false
  return was
}

/** Whether going to another moment of the history only closes a layer, or only passes the step. */
export function closes(from: string): boolean {
  const was = onStep
  onStep = isStep()
  if (!was || onStep || location.href !== from) return false
  const close = layers.at(-1)
  if (!close) {
    history.back() // nothing is open any more: who goes back wants to leave
    return true
  }
  close()
  setTimeout(() => layers.length && step()) // what lies below is closed by the next Back
  return true
}
