import { describe, expect, it } from 'vitest'
import { alone, firstChoices, lengths, openOptions, startOf, summaryOf, tableOf, taken, withReal, botsCalled } from '../../src/lobby/choices'
import type { EditionView } from '../../src/protocol'

function edition(options: Record<string, string[]>, needs: Record<string, string> = {}): EditionView {
  const said = Object.fromEntries(Object.entries(options).map(([name, values]) => [name, values.map((value) => `${name} ${value}`)]))
  return { name: 'one', title: 'One', year: null, money: { unit: 1, symbol: 'M', style: 'before', start: 1500, salary: 200, fine: 50 }, start_with: 'speed_die' in options ? { speed_die: 2500 } : {}, lots: '', buildings: '', options, said, needs, variants: {}, lacks: '', untranslated: '', seats: [2, 6], most_minutes: 0 }
}

const RENT = ['demanded', 'automatic']
const NO_YES = ['false', 'true']
const plain = edition({ rent: RENT, first: ['thrown', 'seat'] })
const timed = edition({ rent: RENT, short: NO_YES, minutes: [] })
const withDie = edition({ rent: RENT, speed_die: NO_YES, triple: ['again', 'once'] }, { triple: 'speed_die' })

describe('what everybody begins with', () => {
  it('is more where the option that gives more is on, and its edition has it', () => {
    const on = { ...firstChoices(), options: { speed_die: 'true' } }
    expect([startOf(firstChoices(), withDie), startOf(on, withDie), startOf(on, plain)]).toEqual([1500, 2500, 1500])
  })
})

describe('the request for a table', () => {
  it('names nothing that the edition does anyway', () => {
    const table = tableOf({ ...firstChoices(), edition: 'one', options: { rent: 'demanded' } }, plain, 'KEY')
    expect(table).toEqual({
      edition: 'one',
      token: 'KEY',
      options: {},
      places: ['open', 'bot:standard', 'bot:standard', 'bot:standard', 'closed', 'closed'],
      profile: 'none',
      pace: 'normal',
      grace: 5,
      listed: false,
    })
  })

  it('names what is chosen otherwise', () => {
    const table = tableOf({ ...firstChoices(), options: { rent: 'automatic', first: 'seat' } }, plain, 'KEY')
    expect(table.options).toEqual({ rent: 'automatic', first: 'seat' })
  })

  it('leaves out what was chosen for another edition', () => {
    const choices = { ...firstChoices(), length: 'timed' as const, options: { speed_die: 'true', rent: 'never' } }
    expect(tableOf(choices, plain, 'KEY').options).toEqual({})
  })

  it('asks for a short game or a timed one, never for both', () => {
    expect(tableOf({ ...firstChoices(), length: 'short' }, timed, 'KEY').options).toEqual({ short: 'true' })
    expect(tableOf({ ...firstChoices(), length: 'timed', minutes: 45 }, timed, 'KEY').options).toEqual({ minutes: 45 })
    expect(tableOf({ ...firstChoices(), length: 'full' }, timed, 'KEY').options).toEqual({})
  })

  it('leaves out what needs the speed die, as long as it is not played with', () => {
    const chosen = { triple: 'once' }
    expect(tableOf({ ...firstChoices(), options: chosen }, withDie, 'KEY').options).toEqual({})
    const both = { ...chosen, speed_die: 'true' }
    expect(tableOf({ ...firstChoices(), options: both }, withDie, 'KEY').options).toEqual({ speed_die: 'true', triple: 'once' })
  })

  it('lists no table at which nobody else can sit down', () => {
    const choices = { ...firstChoices(), listed: true }
    expect(tableOf(choices, plain, 'KEY').listed).toBe(false)
    expect(tableOf({ ...choices, seats: ['me', 'open'] }, plain, 'KEY')).toMatchObject({ listed: true, places: ['open', 'open'] })
  })
})

describe('what can be chosen', () => {
  it('is a length where the rulebook has more than one', () => {
    expect(lengths(plain)).toEqual(['full'])
    expect(lengths(timed)).toEqual(['full', 'short', 'timed'])
  })

  it('is every option that counts now', () => {
    expect(openOptions(firstChoices(), timed)).toEqual(['rent'])
    expect(openOptions(firstChoices(), withDie)).toEqual(['rent', 'speed_die'])
    expect(openOptions({ ...firstChoices(), options: { speed_die: 'true' } }, withDie)).toEqual(['rent', 'speed_die', 'triple'])
  })

  it('counts everybody who is to play, invited ones too', () => {
    expect(taken(['me', 'open', 'closed', 'bot:novice'])).toBe(3)
    expect(alone(['me', 'closed', 'bot:novice'])).toBe(true)
    expect(alone(['me', 'open', 'bot:novice'])).toBe(false)
  })
})

it('tells of a table what everybody wants to know, and what is not as usual', () => {
  const options = { rent: 'demanded', speed_die: true, triple: 'again', minutes: 0 }
  expect(summaryOf(withDie, options).map(({ said }) => said)).toEqual(['rent demanded', 'speed_die true'])
  expect(summaryOf(timed, { rent: 'automatic', short: false, minutes: 0 }).map(({ said }) => said)).toEqual(['rent automatic', 'short false'])
  expect(summaryOf(timed, { rent: 'automatic', short: false, minutes: 45 }).map(({ said }) => said)).toEqual(['rent automatic'])
  expect(summaryOf(withDie, { ...options, triple: 'once' }).map(({ said }) => said)).toContain('triple once')
})

describe('real dice and cards', () => {
  it('are asked for by name, and people play with one another there', () => {
    const choices = withReal({ ...firstChoices(), edition: 'one', decks: 'open' }, true)
    expect(choices.seats).toEqual(['me', 'open', 'open', 'open', 'closed', 'closed'])
    const request = tableOf(choices, plain, 'key')
    expect(request.nature).toBe('typed')
    expect(request.options).toEqual({ decks: 'open' })
  })

  it('leave nothing behind when they are switched off', () => {
    const request = tableOf(withReal({ ...firstChoices(), edition: 'one', decks: 'open' }, false), plain, 'key')
    expect(request.nature).toBeUndefined()
    expect(request.options).toEqual({})
  })
})

it('bots are called as they will be at the table: one that begins as the person gives way', () => {
  const names = ['Bert', 'Cleo', 'Dora', 'Emil', 'Finn']
  expect(botsCalled(names, ['me', 'bot:standard', 'closed', 'bot:novice'], 'Anna')).toEqual(['Bert', 'Cleo'])
  expect(botsCalled(names, ['me', 'bot:standard', 'bot:standard', 'bot:standard'], ' ben')).toEqual(['Emil', 'Cleo', 'Dora'])
  expect(botsCalled(names, ['me', 'bot:standard'], '')).toEqual(['Bert'])
})
