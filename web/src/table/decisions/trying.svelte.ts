/** What would come of a line, as the server works it out. */

import type { LiveTable } from '../../lib/table.svelte'
import { language } from '../../lib/words.svelte'
import type { Tried } from '../../protocol'

interface Trying {
  /** What the server says of the line; null as long as it has not said anything, or cannot be reached. */
  readonly tried: Tried | null
}

/**
 * Ask what would come of a line, and again whenever the table has moved on; an empty one is not asked about.
 * `about`: what else the line stands for, as the terms of the offer that it accepts. What was said of something else
 * does not show. `wait`: ms for which it must stay as it is.
 */
export function trying(live: () => Pick<LiveTable, 'sequence' | 'try'>, line: () => string, about: () => unknown = () => '', wait = 0): Trying {
  let answer: { key: string; tried: Tried | null } | null = $state.raw(null)
  let asked = 0
  let latest = 0
  const key = $derived(JSON.stringify([line(), about()]))

  async function ask(wanted: string, text: string): Promise<void> {
    const number = (asked += 1)
    const tried = await live().try(text)
    if (number < latest) return
    latest = number
    answer = { key: wanted, tried }
  }

  $effect(() => {
    const wanted = key
    const text = line()
    void live().sequence
    language()
    if (!text) return
    const timer = setTimeout(() => void ask(wanted, text), wait)
    return () => clearTimeout(timer)
  })
  return {
    get tried() {
      return answer?.key === key ? answer.tried : null
    },
  }
}
