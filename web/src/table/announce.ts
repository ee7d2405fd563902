/** The title and the sign of the page tell when I am asked, also while another page is looked at. */

import type { LiveTable } from '../lib/table.svelte'
import { t } from '../lib/words.svelte'
import due from './icon-due.svg?url'

const USUAL = '/icon.svg'

function icon(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[rel="icon"]')
}

/** Set title and sign for how the table stands; returns how to set them back. */
export function announce(live: LiveTable): () => void {
  const asked = live.moment?.stage === 'running' && live.mine.some((seat) => live.moment?.awaits?.includes(seat))
  const name = live.sheet ? `${live.sheet.title}, ${live.code}` : live.code
  document.title = asked ? t('title-due', { name }) : t('title-table', { name })
  const link = icon()
  if (link) link.href = asked ? due : USUAL
  return () => {
    document.title = 'Bankhalter'
    if (link) link.href = USUAL
  }
}
