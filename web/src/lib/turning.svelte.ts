/** Changing the language: nothing changes before its texts are here, and they are fetched until they are. */

import { again } from './again'
import { keepSettings, type Lang, settings } from './settings.svelte'
import { speak } from './words.svelte'

/** The language that is on its way, and whether its texts could not be had so far. */
export const turning: { to: Lang | null; late: boolean } = $state({ to: null, late: false })

export async function turnTo(lang: Lang, speaking: (lang: Lang) => Promise<void> = speak): Promise<void> {
  turning.to = lang
  const spoken = await again(
    () => speaking(lang).then(() => true), // first, as tables are joined anew in what is spoken then
    () => turning.to === lang,
    () => (turning.late = true),
  )
  if (!spoken || turning.to !== lang) return
  turning.to = null
  turning.late = false
  settings.lang = lang
  keepSettings()
}
