/** What helps at a real table, in the order in which it is offered: what each is called, and the edition whose art stands for it. */

import type { Device } from '../reader/keys'

export const DEVICES: Record<Device, { edition: string; name: string; about: string }> = {
  money: { edition: 'bond-007', name: 'money-title', about: 'lobby-money-about' },
  reader: { edition: 'banking', name: 'reader-title', about: 'lobby-reader-about' },
}
