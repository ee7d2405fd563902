import { describe, expect, it } from 'vitest'
import { readCode, sealName } from '../../src/lobby/codes'

describe('what is typed to get to a table', () => {
  it('is the code of a table, however it is written', () => {
    for (const text of ['K7QMD', 'k7qmd', ' K7-QMD ', 'K7 QMD']) expect(readCode(text)).toEqual({ to: 'table', code: 'K7QMD' })
  })

  it('is a link to a table or to its replay', () => {
    for (const text of ['https://example.org/t/K7QMD', 'example.org:8000/t/k7qmd', '/t/K7QMD?x=1', 'http://h/replay/K7QMD#end']) {
      expect(readCode(text)).toEqual({ to: 'table', code: 'K7QMD' })
    }
  })

  it('is a link with the id of a table, which is left as it is', () => {
    expect(readCode('https://example.org/t/aB3-_56789aBcDeF')).toEqual({ to: 'table', code: 'aB3-_56789aBcDeF' })
  })

  it('is the code of a seat, which begins with that of its table', () => {
    const seat = { to: 'seat', code: 'CCCCC', seatCode: 'CCCCCFRAVWVCBJRS9' }
    expect(readCode('CCCCC-FRAV-WVCB-JRS9')).toEqual(seat)
    expect(readCode('cccccfravwvcbjrs9')).toEqual(seat)
  })

  it('is nothing if it is of another length or has other signs', () => {
    for (const text of ['', '   ', 'K7QM', 'K7QMDX', 'K7QM!', 'https://example.org/', 'CCCCC-FRAV-WVCB-JRS']) {
      expect(readCode(text)).toEqual({ to: 'nothing' })
    }
  })
})

it('calls a seal by its first eight digits', () => {
  expect(sealName('4f2a91c7630dcd29')).toBe('4F2A 91C7')
})
