/** A page with nothing but a board, for tests that look at many of them. */

import '../../../src/styles/tokens.css'
import '../../../src/styles/base.css'
import { flushSync, mount, unmount } from 'svelte'
import Board from '../../../src/board/Board.svelte'
import { editionSheet } from '../../../src/lib/editions'
import { speak } from '../../../src/lib/words.svelte'
import Signs from '../../../src/parts/Signs.svelte'
import type { EditionSheet, LotSight, Moment, Sight } from '../../../src/protocol'

/** How all lots are: free, owned with four houses or fully built, or mortgaged. */
type State = 'free' | 'houses' | 'owned' | 'mortgaged'

/** Squares that may be chosen. */
const CHOOSABLE = new Set([21])

export interface Shown {
  edition: string
  lang: 'de' | 'en'
  size: number
  family: string
  state: State
}

declare global {
  interface Window {
    /** Show a board. */
    show(shown: Shown): Promise<void>
    /** Have all lots of the board that is shown be like this, at once. */
    turn(state: State): void
    /** The squares of the board that is shown which have an amount: a price, a rent, a tax; of lots only if asked for. */
    amounts(lots: boolean): number[]
    /** What the board has told its page, oldest first: `open 18`, `choose 21`. */
    told: string[]
    /** The squares that a mouse or the focus has stayed on. */
    looked: number[]
    /** Load the font of the first name that is installed as `family`; false if none is. */
    font(family: string, names: string[], adjusted?: string): Promise<boolean>
  }
}

const SEATS = ['Anna', 'Ben', 'Cem', 'Dora', 'Emil', 'Fee']

const LEVELS: Record<State, number> = { free: 0, houses: 4, owned: 5, mortgaged: 0 }

function lots(sheet: EditionSheet, state: State): LotSight[] {
  return sheet.squares
    .filter((square) => square.price !== null)
    .map((square, index) => ({
      square: square.square,
      owner: state === 'free' ? '' : (SEATS[index % SEATS.length] ?? ''),
      level: square.kind === 'street' ? LEVELS[state] : 0,
      mortgaged: state === 'mortgaged',
      rent: square.factors.length ? null : (square.rents.at(state === 'houses' ? -2 : -1) ?? null),
      factor: square.factors.length ? (square.factors.at(state === 'houses' ? -2 : -1) ?? 0) * sheet.money.unit : null,
      row: null,
      whole: false,
    }))
}

function sightOf(sheet: EditionSheet, state: State): Sight {
  return {
    turn: 'Anna',
    phase: 'throw',
    pending: 'turn',
    round: 1,
    turns: 1,
    throws: 0,
    doubles: 0,
    dice: [],
    speed: null,
    seats: SEATS.map((seat) => ({ seat, cash: 0, free: 0, means: 0, worth: 0, at: 0, jail: 0, jail_cards: [], bankrupt: false, place: null, heir: null, need: null })),
    lots: lots(sheet, state),
    bank: { houses: 0, hotels: 0 },
    claims: [],
    debts: [],
    auction: null,
    offers: [],
    shortage: null,
    drawing: null,
    winners: [],
  }
}

const moment: Moment = {
  stage: 'running',
  host_here: true,
  chairs: SEATS.map((seat, place) => ({ place, holder: 'person', seat, shown: seat })),
}

window.font = async (family, names, adjusted = '100%') => {
  for (const name of names) {
    try {
      const face = new FontFace(family, `local("${name}")`, { sizeAdjust: adjusted } as FontFaceDescriptors)
      document.fonts.add(await face.load())
      return true
    } catch {
      // not installed
    }
  }
  return false
}

mount(Signs, { target: document.body })
const box = document.body.appendChild(document.createElement('div'))
let board: Record<string, unknown> | null = null
let sheet: EditionSheet | null = null

window.amounts = (lots) => (sheet?.squares ?? []).filter(({ price, tax }) => tax !== null || (lots && price !== null)).map(({ square }) => square)

let shown: Shown | null = null
const sight: { now: Sight | null } = $state({ now: null })

/** As a browser does before it draws: what follows from the width of the board is worked out. */
const drawn = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

window.turn = (state) => {
  if (!sheet || !shown) throw new Error('no board is shown')
  shown = { ...shown, state }
  sight.now = sightOf(sheet, state)
  flushSync()
}

window.show = async (wanted) => {
  const { edition, lang, size, family, state } = wanted
  const same = shown?.edition === edition && shown.lang === lang && shown.family === family
  const wide = shown?.size === size
  const again = same && wide && shown?.state === state // to be seen as if it came just now
  shown = wanted
  window.told = []
  window.looked = []
  box.style.width = `${size}px`
  if (same && !again) {
    window.turn(state)
    if (!wide) await drawn()
    return
  }
  if (board) await unmount(board)
  await speak(lang)
  const printed = await editionSheet(edition)
  await speak(lang, printed.terms, printed.address)
  sheet = printed
  sight.now = sightOf(printed, state)
  document.documentElement.style.setProperty('--ui', family)
  board = mount(Board, {
    target: box,
    props: {
      sheet: printed,
      get sight() {
        return sight.now ?? sightOf(printed, state)
      },
      moment,
      commitment: '1906ff0a0700',
      marks: { choosable: CHOOSABLE },
      onlook: (square) => square !== null && window.looked.push(square),
      onopen: (square) => window.told.push(`open ${square}`),
      onchoose: (square) => window.told.push(`choose ${square}`),
    },
  })
  flushSync()
  await drawn()
}
document.body.dataset.ready = ''
