/** On to my turn: what moves or is to be heard is over at once, and what others still do makes no show of itself until then. */

let skipping = $state(false)
const ends = new Set<() => void>()

export function isSkipping(): boolean {
  return skipping
}

/** Be told when what is on its way is to be over; returns how to stop. */
export function onSkip(end: () => void): () => void {
  ends.add(end)
  return () => ends.delete(end)
}

export function skip(): void {
  skipping = true
  for (const end of [...ends]) end()
  for (const each of document.getAnimations()) if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish()
}

/** My turn has come: what happens is shown again. */
export function stopSkipping(): void {
  skipping = false
}
