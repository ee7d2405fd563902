/** Why a seat cannot do what it is asked for most, as the server says it, once nothing has happened for a moment. */

import type { Reason } from '../protocol'
import type { Desk } from './desk.svelte'

const QUIET = 300 // ms in which nothing has happened: then it is worth knowing why

/** Follow the reasons of the seat at the desk; each by what the lines begin with that cannot be said. */
export function reasonsOf(desk: () => Desk): (kind: string) => string {
  let reasons: Record<string, Reason> = $state.raw({})

  $effect(() => {
    const { live, me: seat } = desk()
    void live.sequence
    if (!seat || desk().seat?.bankrupt !== false) return
    const timer = setTimeout(() => void live.reasons(seat).then((found) => (reasons = found)), QUIET)
    return () => {
      clearTimeout(timer)
      reasons = {}
    }
  })
  return (kind) => reasons[kind]?.sentence ?? ''
}
