/** How the table is laid out: by the room that there is. */

export type Layout = 'wide' | 'side' | 'below' | 'phone' | 'flat'

/** Return the layout for a window, in CSS pixels. */
export function layoutFor(width: number, height: number): Layout {
  if (height < 480 && width > height) return 'flat'
  if (width < 700) return 'phone'
  if (width < 1100) return width > height ? 'side' : 'below'
  return 'wide'
}

/** The layout of this window, as long as it is watched. */
export class Room {
  width = $state(innerWidth)
  height = $state(innerHeight)
  readonly layout = $derived(layoutFor(this.width, this.height))
  /** Whether the prompt stands in the middle of the board. */
  readonly inside = $derived(this.layout === 'wide' || (this.layout === 'side' && this.height >= 720) || (this.layout === 'below' && this.width >= 752))

  watch(): () => void {
    const measure = (): void => {
      this.width = innerWidth
      this.height = innerHeight
    }
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }
}
