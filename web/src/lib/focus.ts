/** The keyboard goes to something without the page moving, as long as that is in sight. */

const EDGE = 2 // px inside an element, where it must not be covered

/** Whether all of an element can be seen: neither outside of the window nor under something that stays in sight. */
function inSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const middle = (left + right) / 2
  return [top + EDGE, bottom - EDGE].every((y) => element.contains(document.elementFromPoint(middle, y)))
}

export function focusOn(element: HTMLElement | null | undefined): void {
  if (element) element.focus({ preventScroll: inSight(element) })
}
