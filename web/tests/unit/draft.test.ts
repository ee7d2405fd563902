/** A deal that is being made up. */
import { expect, it } from 'vitest'
import type { OfferSight } from '../../src/protocol'
import { Draft } from '../../src/table/decisions/draft.svelte'

const OFFER: OfferSight = {
  from: 'Ben',
  to: 'Anna',
  gives: { cash: 50, squares: [], cards: [] },
  wants: { cash: 0, squares: [3], cards: [] },
  against_debt: false,
}

function begun(): Draft {
  const draft = new Draft()
  draft.begin('Anna', 'Ben')
  draft.give.square(3)
  draft.want.square(6)
  return draft
}

it('stays when it is looked at again', () => {
  const draft = begun()
  draft.begin('Anna', 'Ben')
  expect(draft.line('Anna', 'Ben', false)).toBe('Anna offers Ben lot 3 for lot 6')
})

it('keeps what I give when it goes to somebody else', () => {
  const draft = begun()
  draft.begin('Anna', 'Cem')
  expect([draft.give.squares, draft.want.squares]).toEqual([[3], []])
})

it('begins anew for another seat of mine', () => {
  const draft = begun()
  draft.begin('Dora', 'Ben')
  expect(draft.empty).toBe(true)
})

it('begins with the offer that it answers, and stays when that is gone', () => {
  const draft = begun()
  draft.begin('Anna', 'Ben', OFFER)
  expect(draft.line('Anna', 'Ben', true)).toBe('Anna counters Ben lot 3 for 50')
  draft.want.cash = 80
  draft.begin('Anna', 'Ben')
  expect(draft.want.cash).toBe(80)
})

it('is set against a debt only as long as nothing else is begun', () => {
  const draft = begun()
  draft.againstDebt = true
  draft.begin('Anna', 'Cem')
  expect(draft.againstDebt).toBe(false)
  draft.againstDebt = true
  draft.clear()
  expect([draft.againstDebt, draft.empty]).toEqual([false, true])
})
