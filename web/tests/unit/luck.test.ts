import { describe, expect, it } from 'vitest'
import { changeOf, figureOf, greatest, keyOf, PARTS, sayingOf, signed } from '../../src/replay/luck'

const BREAKDOWN = { seat: 'Anna', start: 0.5, luck: 0.254, decisions: -0.104, others: 0.35, outcome: 1, errors: [0.02, 0.1, 0.05, 0.2] as [number, number, number, number], points: [50, 25, -11, 36, 100] }

describe('luck and decisions', () => {
  it('are read in points of a hundred, with their signs', () => {
    expect([25, -10, 0, -0].map(signed)).toEqual(['+25', '−10', '0', '0'])
  })
  it('are those that the server has made add up, not rounded each for itself here; they say how far they may be off, with 95 %; start and outcome are no changes', () => {
    expect(PARTS.map((part) => figureOf(BREAKDOWN, part)).map(({ points, error }) => [points, error])).toEqual([
      ['50', ''],
      ['+25', '±20'],
      ['−11', '±10'],
      ['+36', '±39'],
      ['100', ''],
    ])
  })
  it('are those of the seat whose throw it was', () => {
    const change = { at: 3, seat: 'Ben', chance: true, shares: [0.3, -0.3], errors: [0.1, 0.05], left: '' }
    expect(changeOf(change, ['Anna', 'Ben'])).toEqual({ share: -0.3, points: '−30', error: '±10' })
    expect([0.515, -0.515].map((share) => changeOf({ ...change, shares: [0, share] }, ['Anna', 'Ben']).points)).toEqual(['+52', '−52'])
  })
  it('are told apart where a seat decides wrongly and then lets something be before it throws', () => {
    const built = { at: 3, seat: 'Ben', chance: false, shares: [0.1, -0.1], errors: [0, 0], left: '' }
    expect(new Set([built, { ...built, left: 'offer' }].map(keyOf)).size).toBe(2)
  })
  it('tell of a throw, not of what others let lapse by it', () => {
    const told: [string, { say: string }, string[]][] = ['claim_lapsed', 'thrown', 'moved', 'turn_started'].map((event) => [event, { say: event }, []])
    const said = ['Anna lets the rent lapse.', 'Ben throws 1 + 2.', 'Ben moves.', 'It is Cem’s turn.']
    expect(sayingOf({ number: 1, entry: { kind: 'played', line: '', checksum: '', told, at: 0 }, said })).toBe('Ben throws 1 + 2. Ben moves.')
  })
  it('have bars as long as the greatest of all', () => {
    expect(greatest([BREAKDOWN])).toBe(0.35)
    expect(greatest([])).toBe(0.01)
  })
})
