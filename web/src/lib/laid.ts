/** Measuring what the browser has laid out, when it has: to ask before makes it do so at once, and once more for what comes after. */

/** Run `then` when the element stands there, before it is shown; returns how to let it be. */
export function onceLaid(element: Element, then: () => void): () => void {
  const watching = new ResizeObserver(() => {
    watching.disconnect()
    then()
  })
  watching.observe(element)
  return () => watching.disconnect()
}
