/** The log: turns, payments, what lapsed and what was taken back. */

import { describe, expect, it } from 'vitest'
import type { Told } from '../../src/lib/table.svelte'
import type { MessageData } from '../../src/protocol'
import { lapsedClaims, paymentOf, readAs, takenBack, turnsOf } from '../../src/table/turns'

const SEATS = ['Anna', 'Ben']

function played(number: number, line: string, told: [string, MessageData][] = [], events: [string, number[]][] = [], undone = 0): Told {
  const sentences = told.map(([event, message]): [string, MessageData, string[]] => [event, message, ['rule']])
  return {
    number,
    entry: { kind: 'played', line, checksum: '', events, told: sentences, undone, at: number * 1000 },
    said: told.map(([, message]) => message.say),
  }
}

const throws = (number: number, who: string) => played(number, `${who} throws 1 2`, [['thrown', { say: 'thrown', with: { who } }]])
const ends = (number: number, who: string, next: number) =>
  played(number, `${who} ends turn`, [['turn_started', { say: 'turn-started', with: { who: SEATS[next] ?? '' } }]], [['turn_started', [next]]])
const done = (number: number, line: string, who: string, undone = 1) => played(number, line, [['', { say: 'takeback-done', with: { who } }]], [], undone)
const asks = (number: number, line: string) => played(number, line, [['', { say: 'takeback-asked' }]])
const answers = (number: number, line: string) => played(number, line, [['', { say: 'takeback-agreed' }]])

describe('turns', () => {
  it('come last first, each with what was played in it', () => {
    const turns = turnsOf([ends(1, 'Ben', 0), throws(2, 'Anna'), ends(3, 'Anna', 1), throws(4, 'Ben')], SEATS)
    expect(turns.map((turn) => [turn.seat, turn.number, turn.over])).toEqual([
      ['Ben', 4, false],
      ['Anna', 2, true],
    ])
  })
  it('do not say again in a sentence whose turn it is', () => {
    const turns = turnsOf([throws(1, 'Anna'), ends(2, 'Anna', 1), throws(3, 'Ben')], SEATS)
    expect(turns.flatMap((turn) => turn.items.flatMap((item) => item.lines.map((line) => line.sentence)))).toEqual(['thrown', 'thrown'])
  })
  it('say once what Mr. M is, where it is thrown first', () => {
    const shows = (number: number, face: number) => played(number, 'Anna throws', [['thrown', { say: 'thrown' }]], [['thrown', [0, 1, 2, face]]])
    const lines = turnsOf([shows(1, 4), shows(2, 5), shows(3, 5)], SEATS).flatMap((turn) => turn.items.flatMap((item) => item.lines.map((line) => line.sentence)))
    expect(lines).toEqual(['thrown', 'thrown', 'log-mr-m', 'thrown'])
  })
  it('hold what people say', () => {
    const said: Told = { number: 2, entry: { kind: 'said', seat: 'Ben', text: 'Hm', at: 5 }, said: [] }
    expect(turnsOf([throws(1, 'Anna'), said], SEATS)[0]?.items.map((item) => item.told.number)).toEqual([1, 2])
  })
})

describe('what is taken back', () => {
  it('is struck, with who took it back', () => {
    const told = [throws(1, 'Anna'), played(2, 'Anna buys', [['paid', { say: 'paid-price' }]]), done(3, 'Anna takes back 1', 'Anna')]
    expect([...takenBack(told)]).toEqual([[2, 'Anna']])
    const lines = turnsOf(told, SEATS)[0]?.items.flatMap((item) => item.lines) ?? []
    expect(lines.map((line) => line.struck)).toEqual(['', 'back', ''])
  })
  it('counts from the last action that stands, when all have agreed', () => {
    const told = [throws(1, 'Anna'), throws(2, 'Ben'), asks(3, 'Anna takes back 2'), answers(4, 'Ben agrees'), done(5, 'Cem agrees', 'Anna', 2)]
    expect([...takenBack(told).keys()]).toEqual([1, 2])
  })
  it('does not count twice', () => {
    const told = [throws(1, 'Anna'), throws(2, 'Anna'), done(3, 'Anna takes back 1', 'Anna'), done(4, 'Anna takes back 1', 'Anna')]
    expect([...takenBack(told).keys()].sort()).toEqual([1, 2])
  })
  it('is not taken back if somebody disagrees', () => {
    expect(takenBack([throws(1, 'Anna'), asks(2, 'Anna takes back 1'), answers(3, 'Ben disagrees')]).size).toBe(0)
  })
  it('leads back to the turn in which it was', () => {
    const told = [ends(1, 'Ben', 0), throws(2, 'Anna'), ends(3, 'Anna', 1), done(4, 'Anna takes back 1', 'Anna'), throws(5, 'Anna')]
    expect(turnsOf(told, SEATS).map((turn) => turn.seat)).toEqual(['Anna', 'Ben', 'Anna'])
  })
})

describe('a claim', () => {
  const claim = (number: number, event: string, say: string) =>
    played(number, 'Ben throws', [[event, { say, with: { who: 'Anna', whom: 'Ben', lot: { square: 6 } } }]])
  it('is struck when it has lapsed', () => {
    expect([...lapsedClaims([claim(1, 'claim_opened', 'claim-opened'), claim(2, 'claim_lapsed', 'claim-lapsed')])]).toEqual(['1 0'])
  })
  it('stands when it was demanded', () => {
    const told = [claim(1, 'claim_opened', 'claim-opened'), claim(2, 'claim_demanded', 'claim-demanded')]
    expect(lapsedClaims(told).size).toBe(0)
  })
})

describe('a payment', () => {
  it('names the seats, the bank by nothing', () => {
    const message = { say: 'paid-price', with: { who: 'Anna', whom: 'bank', amount: { money: 60 } } }
    expect(paymentOf(['paid', message, []], SEATS)).toEqual({ payer: 'Anna', receiver: '', amount: 60 })
  })
  it('is told by sentences about payments only', () => {
    const message = { say: 'claim-opened', with: { who: 'Anna', whom: 'Ben', amount: { money: 8 } } }
    expect(paymentOf(['claim_opened', message, []], SEATS)).toBeNull()
  })
  it('is read as mine where I am part of it, else as that of who pays', () => {
    const rent = { payer: 'Ben', receiver: 'Anna', amount: 8 }
    expect(readAs(rent, ['Anna'])).toEqual({ sign: 1, mine: true })
    expect(readAs(rent, ['Ben'])).toEqual({ sign: -1, mine: true })
    expect(readAs(rent, [])).toEqual({ sign: -1, mine: false })
    expect(readAs({ payer: '', receiver: 'Ben', amount: 200 }, ['Anna'])).toEqual({ sign: 1, mine: false })
  })
})
