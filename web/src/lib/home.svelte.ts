/** Links for other devices: what this machine calls itself leads nowhere from there. */

import type { Home } from '../protocol'
import { get } from './api'

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

let home: string | null = $state(null)
let asked = false

function ask(): void {
  if (asked) return
  asked = true
  get<Home>('/api/home').then(
    ({ address }) => (home = address),
    () => (asked = false), // asked again with the next link
  )
}

/** Return the link to a path for other devices: with the server's address at home, where this page was opened by a name of the machine's own. */
export function inviting(path: string, here = location): string {
  if (!OWN_NAMES.has(here.hostname)) return here.origin + path
  ask()
  return (home || here.origin) + path
}

/** Whether it is known that no other device finds this server. */
export function isShut(here = location): boolean {
  return OWN_NAMES.has(here.hostname) && home === ''
}
