/** Says at the foot of a box that scrolls how much of it is not in sight yet. */

import type { Attachment } from 'svelte/attachments'
import { t } from '../lib/words.svelte'

const SLACK = 2 // px by which one may be cut and still be read

/** How many of these bottom edges lie below what is in sight. */
export function hiddenBelow(bottoms: readonly number[], edge: number): number {
  return bottoms.filter((bottom) => bottom > edge + SLACK).length
}

/** `items`: what is counted in it; what comes and goes, and every change of size, is followed. */
export function more(items: string): Attachment<HTMLElement> {
  return (box) => {
    const say = (): void => {
      const bottoms = [...box.querySelectorAll(items)].map((item) => item.getBoundingClientRect().bottom)
      const count = hiddenBelow(bottoms, box.getBoundingClientRect().bottom)
      if (count) box.dataset.more = t('list-more', { count })
      else delete box.dataset.more
    }
    const sizes = new ResizeObserver(say)
    const follow = (): void => {
      for (const each of [box, ...box.querySelectorAll(items)]) sizes.observe(each)
      say()
    }
    const changes = new MutationObserver(follow)
    changes.observe(box, { childList: true, subtree: true })
    box.addEventListener('scroll', say, { passive: true })
    follow()
    return () => {
      sizes.disconnect()
      changes.disconnect()
      box.removeEventListener('scroll', say)
    }
  }
}
