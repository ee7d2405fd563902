/** What the board is given, drawn (`BoardProps`) or listed (`SquaresProps`). */

import type { Snippet } from 'svelte'
import type { EditionSheet, Moment, Sight } from '../protocol'

export interface Marks {
  /** Squares on which rent may be demanded. */
  claim?: ReadonlySet<number>
  /** Squares that may be chosen in what is asked now. */
  choosable?: ReadonlySet<number>
  /** Of those the one that is chosen, or pointed at among the choices. */
  pointed?: number | null
  /** The lot in question. */
  lot?: number | null
}

export interface SquaresProps {
  sheet: EditionSheet
  sight: Sight
  moment: Moment
  marks?: Marks
  /** Hovered or focused for a moment; null when nothing is. */
  onlook?: (square: number | null) => void
  /** Tapped; or, by keyboard, Enter. */
  onopen?: (square: number, byKey: boolean) => void
  /** Tapped although it may be chosen, or Enter. */
  onchoose?: (square: number) => void
  /** My seat; null for who only watches. */
  me?: string | null
}

export interface BoardProps extends SquaresProps {
  commitment: string
  /** What stands in the middle, inside the rail. */
  centre?: Snippet
  /** Draw one side after the other when the page has just come, so that what is pressed meanwhile is answered. */
  gradual?: boolean
}
