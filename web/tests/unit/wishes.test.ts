import { describe, expect, it } from 'vitest'
import type { Told } from '../../src/lib/table.svelte'
import type { AnyEntry } from '../../src/protocol'
import { backTo } from '../../src/table/decisions/wishes'

let number = 0

function played(...events: [string, number[]][]): Told {
  number += 1
  return { number, said: [], entry: { kind: 'played', line: '', checksum: '', at: 0, events, told: [] } }
}

/** Somebody asks to take so many actions back, and all agree. */
function takenBack(undone: number): Told {
  const asked = played()
  return { ...asked, entry: { ...asked.entry, undone, told: [['', { say: 'takeback-done' }, []]] } as AnyEntry }
}

describe('the way back out of a shortage of buildings', () => {
  const built = played(['wishes_asked', [0, 0, 3]])
  const told = [played(['turn_started', [0]]), built]
  it('is to take the building back for who has built, and none for who has said nothing', () => {
    expect(backTo(told, 0)).toEqual({ count: 1, what: 'build' })
    expect(backTo(told, 1)).toBeNull()
  })
  it('takes back what others have said since, too', () => {
    const wished = [...told, played(['wished', [1, 2]]), played(['wished', [2, 1]])]
    expect(backTo(wished, 0)).toEqual({ count: 3, what: 'build' })
    expect(backTo(wished, 1)).toEqual({ count: 2, what: 'wish' })
  })
  it('does not count what has been taken back already', () => {
    expect(backTo([...told, played(['wished', [1, 2]]), takenBack(1)], 0)).toEqual({ count: 1, what: 'build' })
  })
})
