/** What is being chosen in the lobby: it stays while somebody looks at the rules or at another table. */

import { type Choices, firstChoices } from './choices'
import { rememberedName } from './name'

export const draft: { choices: Choices; name: string } = $state({ choices: firstChoices(), name: rememberedName() })

/** A table is begun; the next one is chosen anew. */
export function chosen(): void {
  draft.choices = firstChoices()
  draft.name = rememberedName()
}
