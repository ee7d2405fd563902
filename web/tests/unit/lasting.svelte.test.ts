// @vitest-environment jsdom
import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { lasting } from '../../src/table/decisions/lasting.svelte'

it('what was so once in a decision stays so until there is another one', () => {
  let of = $state('Ben')
  let now = $state(false)
  let seen: boolean[] = []
  const stop = $effect.root(() => {
    const found = lasting(
      () => of,
      () => now,
    )
    $effect(() => void (seen = [...seen, found.so]))
  })
  flushSync()
  flushSync(() => (now = true))
  flushSync(() => (now = false))
  flushSync(() => (of = 'Cem'))
  stop()
  expect(seen).toEqual([false, true, false])
})
