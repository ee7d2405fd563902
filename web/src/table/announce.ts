/** The title and the sign of the page tell when I am asked, also while another page is looked at. */

import type { LiveTable } from '../lib/table.svelte'
import { t } from '../lib/words.svelte'
import due from './icon-due.svg?url'

const USUAL = '/icon.svg'

/** Set both, as far as they are not so already: either makes the browser work. */
function show(title: string, sign: string): void {
  if (document.title !== title) document.title = title
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link && link.getAttribute('href') !== sign) link.href = sign
}

/** Set title and sign for how the table stands. */
export function announce(live: LiveTable): void {
  const asked = live.moment?.stage === 'running' && live.mine.some((seat) => live.moment?.awaits?.includes(seat))
  const name = live.sheet ? `${live.sheet.title}, ${live.code}` : live.code
  show(asked ? t('title-due', { name }) : t('title-table', { name }), asked ? due : USUAL)
}

/** Set them back, when the table is left. */
export function hush(): void {
  show('Bankhalter', USUAL)
}
