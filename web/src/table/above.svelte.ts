/** What has to be heard also while a sheet lies over everything: what lies under one can be neither read nor pressed. */

import { type Snippet, untrack } from 'svelte'

class Above {
  /** What the uppermost sheet shows besides; none where there are no messages. */
  messages: Snippet | null = $state.raw(null)
  private sheets = $state(0)

  /** Whether a sheet is open. */
  get covered(): boolean {
    return this.sheets > 0
  }

  /** A sheet opens; returns what is to be called when it closes. */
  cover(): () => void {
    untrack(() => (this.sheets += 1))
    return () => {
      this.sheets -= 1
    }
  }
}

export const above = new Above()
