import { expect, test } from 'vitest'
import { soften } from '../../src/lib/soften'
import { found, otherLine } from '../../src/table/real/cards'
import type { Told } from '../../src/lib/table.svelte'
import { back, justTyped, keysFor, lastTyped, lineOf, nothing, press } from '../../src/table/real/keypad'

const TWO = { what: 'dice', seat: 'Anna' } as const
const THREE = { what: 'dice', seat: 'Anna', speed_die: true } as const

test('two white dice are filled one after the other', () => {
  let typing = nothing(TWO)
  expect(lineOf(TWO, typing)).toBe('')
  typing = press(typing, '3')
  expect(typing).toEqual({ faces: ['3', ''], at: 1 })
  expect(lineOf(TWO, typing)).toBe('')
  typing = press(typing, '4')
  expect(lineOf(TWO, typing)).toBe('Anna throws 3 4')
})

test('another key after the last die is meant for that die', () => {
  const typing = press(press(press(nothing(TWO), '3'), '4'), '5')
  expect(lineOf(TWO, typing)).toBe('Anna throws 3 5')
})

test('a die that is tapped is filled anew, the others stay', () => {
  const typing = press({ ...press(press(nothing(TWO), '3'), '4'), at: 0 }, '6')
  expect(lineOf(TWO, typing)).toBe('Anna throws 6 4')
})

test('the last die that was filled is emptied first', () => {
  const both = press(press(nothing(TWO), '3'), '4')
  expect(back(both)).toEqual({ faces: ['3', ''], at: 1 })
  expect(back(back(both))).toEqual({ faces: ['', ''], at: 0 })
  expect(back(nothing(TWO))).toEqual(nothing(TWO))
})

test('the speed die comes third and has faces of its own', () => {
  const white = press(press(nothing(THREE), '3'), '3')
  expect(keysFor(nothing(THREE))).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(keysFor(white)).toEqual(['1', '2', '3', 'bus', 'mrm'])
  expect(lineOf(THREE, white)).toBe('')
  expect(lineOf(THREE, press(white, 'bus'))).toBe('Anna throws 3 3 bus')
})

test('a card is found by words on it, in any order and without accents', () => {
  const cards = [
    { key: 'back_3', text: 'Gehen Sie drei Felder zurück.', square: null },
    { key: 'jail', text: 'Gehen Sie in das Gefängnis.', square: null },
  ]
  expect(found(cards, '').length).toBe(2)
  expect(found(cards, 'ZURUCK drei').map((card) => card.key)).toEqual(['back_3'])
  expect(found(cards, 'gefangnis').map((card) => card.key)).toEqual(['jail'])
  expect(found(cards, 'Schlossallee')).toEqual([])
})

test('a card of ones own is told by what it does', () => {
  expect(otherLine('Anna', 'gets', 50, 0)).toBe('Anna draws gets 50')
  expect(otherLine('Anna', 'pays', 500_000, 0)).toBe('Anna draws pays 500000')
  expect(otherLine('Anna', 'to', 50, 39)).toBe('Anna draws to 39')
})

test.each([
  ['Schlossallee', 'Schloss|allee'],
  ['Badstraße', 'Bad|straße'],
  ['Elisenstraße', 'Elisen|straße'],
  ['Rathausplatz', 'Rathaus|platz'],
  ['Hauptkirche', 'Hauptkir|che'],
  ['Zoo', 'Zoo'],
  ['An der Alten Donau', 'An der Alten Donau'],
])('%s may be broken as in %s', (name, wanted) => {
  expect(soften(name).replaceAll('\u00ad', '|')).toBe(wanted)
})

test('what was typed last can be taken back right away', () => {
  expect(justTyped(['Anna throws 3 4', ''])).toBe(true)
  expect(justTyped(['Anna draws back_3'])).toBe(true)
  expect(justTyped(['Anna is dealt 1 3 6'])).toBe(true)
  expect(justTyped(['Anna throws 3 4', 'Anna buys'])).toBe(false)
  expect(justTyped(['Anna throws 3 4', 'Ben takes back 1'])).toBe(false)
  expect(justTyped([])).toBe(false)
})

test('what is typed is for the throw after the last one that stands, whoever talks, pays or takes back meanwhile', () => {
  const played = (line: string, undone = 0) => ({ kind: 'played', line, undone, told: / takes back /.test(line) ? [['', { say: 'takeback-done' }, []]] : undefined })
  const told = (...entries: object[]) => entries.map((entry, at) => ({ number: at + 1, entry, said: [] })) as unknown as Told[]
  const [throws, talks] = [played('Anna throws 3 3'), { kind: 'said' }]
  expect(lastTyped(told())).toBe(0)
  expect(lastTyped(told(throws))).toBe(1)
  expect(lastTyped(told(throws, talks, played('Ben demands rent')))).toBe(1)
  expect(lastTyped(told(throws, talks, played('Anna throws 1 2')))).toBe(3)
  expect(lastTyped(told(throws, played('Anna draws back_3')))).toBe(2)
  expect(lastTyped(told(throws, played('Ben mortgages 6'), played('Ben takes back 1')))).toBe(1) // he only asks for it
  expect(lastTyped(told(throws, played('Ben mortgages 6'), played('Ben takes back 1', 1)))).toBe(1)
  expect(lastTyped(told(throws, played('Anna throws 1 2'), played('Ben takes back 1', 1)))).toBe(1)
})
