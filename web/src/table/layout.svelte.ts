/** How the table is laid out: by the room that there is. */

export type Layout = 'wide' | 'side' | 'below' | 'phone' | 'flat'

const PLAN = 720 // px that a board needs for the prompt in its middle

const GROWS = 1.25 // text so much larger than usual fits everywhere

/** By how much layouts need more room than usual, for text so many times as large as usual. */
export function roomFor(text: number): number {
  return Math.max(1, text / GROWS)
}

/** Return the layout for a window, in CSS pixels: three columns only where the board between them has its names. */
export function layoutFor(width: number, height: number, need = 1): Layout {
  if (height < 480 * need && width > height) return 'flat'
  if (width < 700 * need) return 'phone'
  if (boardSide('wide', width, height) >= PLAN * need) return 'wide'
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

function needed(): number {
  return roomFor(parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)
}

/** The layout of this window, as long as it is watched. */
export class Room {
  width = $state(innerWidth)
  height = $state(innerHeight)
  private need = $state(needed())
  readonly layout = $derived(layoutFor(this.width, this.height, this.need))
  readonly phone = $derived(this.layout === 'phone' || this.layout === 'flat')
  /** Whether the prompt stands in the middle of the board. */
  readonly inside = $derived(boardSide(this.layout, this.width, this.height) >= PLAN * this.need)

  watch(): () => void {
    const measure = (): void => {
      this.width = innerWidth
      this.height = innerHeight
      this.need = needed()
    }
    addEventListener('resize', measure)
    const text = new MutationObserver(measure) // the person has set larger text
    text.observe(document.documentElement, { attributeFilter: ['class', 'style'] })
    return () => {
      removeEventListener('resize', measure)
      text.disconnect()
    }
  }
}
