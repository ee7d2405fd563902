/** Keeps in sight what happened last: the end of the first block of a log, until somebody scrolls away from it. */

const NEAR = 24 // px: so near the newest is as good as there

/** Where a box of that height is scrolled to, so that a block with that end, counted from the top of what is in the box, is seen to its end. */
export function placeOfNewest(end: number, height: number): number {
  return Math.max(0, Math.ceil(end - height))
}

export class Newest {
  /** Nobody has scrolled away. */
  followed = $state(true)
  /** Where it was scrolled to from here; every other place is a reader's. */
  private put = 0

  constructor(private readonly log: () => HTMLElement | undefined) {}

  private get box(): HTMLElement | null {
    return this.log()?.closest<HTMLElement>('.logbox') ?? null
  }

  private place(box: HTMLElement): number {
    const last = this.log()?.querySelector('section > ul > :last-child')
    if (!last) return 0
    const end = last.getBoundingClientRect().bottom - box.getBoundingClientRect().top + box.scrollTop
    return placeOfNewest(end, box.clientHeight)
  }

  /** Bring the newest into sight, if it is followed. */
  show(): void {
    const { box } = this
    if (!box || !this.followed) return
    box.scrollTop = this.place(box)
    this.put = box.scrollTop
  }

  /** Follow again. */
  back(): void {
    this.followed = true
    this.show()
  }

  /** Tell scrolling by hand from what was scrolled here, and follow where the room for the log changes. */
  watch(): () => void {
    const { box } = this
    if (!box) return () => undefined
    const scrolled = (): void => {
      if (Math.abs(box.scrollTop - this.put) <= 1) return
      this.followed = Math.abs(box.scrollTop - this.place(box)) <= NEAR
      this.put = box.scrollTop
    }
    const room = new ResizeObserver(() => this.show())
    box.addEventListener('scroll', scrolled)
    room.observe(box)
    return () => {
      box.removeEventListener('scroll', scrolled)
      room.disconnect()
    }
  }
}
