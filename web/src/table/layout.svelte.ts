/** How the table is laid out: by the room that there is. */

export type Layout = 'wide' | 'side' | 'below' | 'phone' | 'flat'

const PLAN = 720 // px that a board needs for the prompt in its middle

/** Return the layout for a window, in CSS pixels: three columns only where the board between them has its names. */
export function layoutFor(width: number, height: number): Layout {
  if (height < 480 && width > height) return 'flat'
  if (width < 700) return 'phone'
  if (boardSide('wide', width, height) >= PLAN) return 'wide'
  return width > height ? 'side' : 'below'
}

/** How wide the board is drawn, as the layouts of the table have it. */
function boardSide(layout: Layout, width: number, height: number): number {
  switch (layout) {
    case 'wide':
      return Math.min(height - 32, width - 572)
    case 'side':
      return Math.min(height - 24, 0.62 * width - 12)
    case 'below':
      return width - 24
    default:
      return 0
  }
}

/** The layout of this window, as long as it is watched. */
export class Room {
  width = $state(innerWidth)
  height = $state(innerHeight)
  readonly layout = $derived(layoutFor(this.width, this.height))
  readonly phone = $derived(this.layout === 'phone' || this.layout === 'flat')
  /** Whether the prompt stands in the middle of the board. */
  readonly inside = $derived(boardSide(this.layout, this.width, this.height) >= PLAN)

  watch(): () => void {
    const measure = (): void => {
      this.width = innerWidth
      this.height = innerHeight
    }
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }
}
