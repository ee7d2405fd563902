/** States of a table that people meet: how each comes about, so that something can be seen to hold in all of them. */

import type { Page } from '@playwright/test'
import type { House } from './house'
import { type Made, say, type Wanted } from './tables'

export interface State {
  name: string
  wanted: Wanted
  /** Who looks, Anna if missing. */
  who?: string
  /** What happens at the table before the page is opened. */
  said?: string[]
  /** What is pressed on the page. */
  pressed?: (page: Page) => Promise<unknown>
}

const MIDDLE =
  'A: {cash: 634, at: 20, deeds: {16: 2, 18: 2, 19: 3, 24: 0, 5: 0, 25: 0}}\n' +
  'B: {cash: 218, at: 38, deeds: {6: 4, 8: 4, 9: hotel, 12: 0, 13: 0, 31: 0}}\n' +
  'C: {cash: 905, at: 10, jail: 2, deeds: {11: 0, 15: 0, 21: 0, 23: mortgaged, 28: 0, 37: 0}}\n' +
  'D: {cash: 486, at: 18, deeds: {1: 0, 3: 0, 29: 0, 32: 0, 35: 0}}\n'
const FOUR = ['Ben', 'Cem', 'Dora']
const OPEN = 'claims: [{guest: D, owner: A, lot: 18, amount: 200}]\n'
const middle = (turn: string): Wanted => ({ friends: FOUR, position: `seats: [A, B, C, D]\nturn: ${turn}\n${MIDDLE}` })
const press = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).first().click({ timeout: 5000 })
const two = (rest: string, edition = 'bond-007'): Wanted => ({ friends: ['Ben'], edition, position: `seats: [A, B]\nturn: A\n${rest}` })
const SHORT = two('A: {cash: 900, at: 0, deeds: {1: 0, 3: 0}}\nB: {cash: 800, at: 0, deeds: {6: 0, 8: 0, 9: 0}}\nbank: {houses: 1, hotels: 12}\n', 'sonic-boom')
/** The highest rents, some with points and letters, and all tokens on the square with a word. */
const HOTELS =
  'A: {cash: 500, at: 0, deeds: {16: hotel, 18: hotel, 19: hotel, 31: hotel, 32: hotel, 34: hotel, 37: hotel, 39: hotel}}\n' +
  'B: {cash: 500, at: 0, deeds: {26: hotel, 27: hotel, 29: hotel, 11: 4, 13: 4, 14: 4}}\n'

export const STATES: State[] = [
  { name: 'claim', wanted: { friends: FOUR, position: `seats: [A, B, C, D]\nturn: A\nphase: throw\n${MIDDLE}${OPEN}` } },
  { name: 'lapse', wanted: { friends: FOUR, position: `seats: [A, B, C, D]\nturn: A\nphase: throw\n${MIDDLE}${OPEN}` }, pressed: press(/^Würfeln|^Roll/) },
  { name: 'digest', wanted: { friends: FOUR, position: `seats: [A, B, C, D]\nturn: D\nphase: buy\nthrows: 1\ndice: [4, 5]\n${MIDDLE.replace('at: 18', 'at: 27')}${OPEN}` }, said: ['Anna mortgages 24', 'Dora buys', 'Dora ends turn'] },
  { name: 'waiting', wanted: middle('B') },
  { name: 'jail', who: 'Cem', wanted: middle('C') },
  { name: 'buy', wanted: { friends: FOUR, options: { speed_die: true }, position: `seats: [A, B, C, D]\nturn: A\nphase: buy\nthrows: 1\ndice: [4, 2, 1]\n${MIDDLE.replace('at: 20', 'at: 27')}` } },
  { name: 'auction', wanted: { friends: FOUR, position: `seats: [A, B, C, D]\nturn: A\nphase: buy\nthrows: 1\ndice: [4, 2]\n${MIDDLE.replace('at: 20', 'at: 27')}` }, said: ['Anna declines', 'Ben bids 50', 'Cem bids 80', 'Anna bids 100', 'Dora bids 120', 'Ben passes', 'Cem bids 140'] },
  { name: 'bus', wanted: { friends: FOUR, options: { speed_die: true }, position: `seats: [A, B, C, D]\nturn: A\nphase: bus\nthrows: 1\ndice: [1, 5, bus]\n${MIDDLE.replaceAll('at:', 'passed_go: true, at:')}` } },
  { name: 'jump', wanted: { friends: FOUR, options: { speed_die: true }, position: `seats: [A, B, C, D]\nturn: A\nphase: jump\nthrows: 1\ndice: [2, 2, 2]\n${MIDDLE.replaceAll('at:', 'passed_go: true, at:')}` } },
  { name: 'debt', wanted: { friends: FOUR, position: `seats: [A, B, C, D]\nturn: A\nphase: end\nthrows: 1\ndice: [1, 2]\n${MIDDLE}debts: [{debtor: A, creditor: B, amount: 1000, status: awaited}]\n` } },
  { name: 'build', wanted: middle('A'), pressed: press(/^Bauen|^Build/) },
  { name: 'trade', wanted: middle('A'), pressed: press(/^Handeln|^Trade/) },
  { name: 'offer', wanted: middle('C'), said: ['Cem offers Anna lot 21, lot 23 for lot 5, 200'] },
  { name: 'wish', wanted: SHORT, said: ['Anna builds 1'] },
  { name: 'received', wanted: two('A: {cash: 500, at: 0, deeds: {1: 0}}\nB: {cash: 500, at: 0, deeds: {5: mortgaged}}\n'), said: ['Ben offers Anna lot 5 for lot 1', 'Anna accepts Ben'] },
  { name: 'fine', wanted: { friends: ['Ben'], edition: 'banking', position: 'seats: [A, B]\nturn: A\nphase: choice\ndrawing: community\nthrows: 1\ndice: [3, 4]\nA: {cash: 15M, at: 17}\nB: {cash: 15M, at: 0}\ndecks: {community: {seen: [fine_or_chance]}}\n' } },
  {
    name: 'bankrupt',
    wanted: two('phase: end\nthrows: 1\ndice: [1, 2]\nA: {cash: 10, at: 38, deeds: {1: 0}}\nB: {cash: 500, at: 0}\ndebts: [{debtor: A, creditor: B, amount: 500, status: awaited}]\n', 'sonic-boom'),
    pressed: press(/^Bankrott|^Declare/),
  },
  { name: 'over', wanted: two('A: {cash: 634, at: 20, deeds: {16: 2, 18: 2, 19: 3}}\nB: {cash: 486, at: 38, deeds: {1: 0}}\n'), said: ['Anna throws', 'Ben gives up'] },
  { name: 'hotels', wanted: two(HOTELS) },
  { name: 'millions', wanted: two(HOTELS.replaceAll('500', '15M'), 'banking') },
  { name: 'menu', wanted: middle('A'), pressed: press(/^Menü|^Menu/) },
  { name: 'dice', wanted: { ...two('A: {cash: 500, at: 0}\nB: {cash: 500, at: 0}\n'), real: true } },
  { name: 'cards', wanted: { ...two('A: {cash: 500, at: 0}\nB: {cash: 500, at: 0}\n', 'sonic-boom'), real: true }, said: ['Anna throws 3 4'] },
]

/** Say all lines of a state that come before the page. */
export async function reached(house: House, table: Made, state: State): Promise<void> {
  for (const line of state.said ?? []) await say(house, table, line)
}
