/** What is being typed in of real dice: a face for each die of the throw, white ones first. */

import type { Due } from '../../protocol'
import type { Told } from '../../lib/table.svelte'
import { takenBack } from '../turns'

export const WHITE = ['1', '2', '3', '4', '5', '6'] as const
/** The faces of the speed die as lines name them. */
export const SPEED = ['1', '2', '3', 'bus', 'mrm'] as const
const WHITE_DICE = 2

/** A die whose face is not known yet is "". `at`: the die that the next key fills; after the last one there is none. */
export interface Typing {
  faces: readonly string[]
  at: number
}

export function nothing(due: Due): Typing {
  return { faces: Array<string>(due.speed_die ? WHITE_DICE + 1 : WHITE_DICE).fill(''), at: 0 }
}

/** Whether die number `at` is the speed die. */
export function isSpeed(at: number): boolean {
  return at >= WHITE_DICE
}

/** Return the faces that the die about to be filled can show; that of the last one once all are filled. */
export function keysFor({ faces, at }: Typing): readonly string[] {
  return isSpeed(Math.min(at, faces.length - 1)) ? SPEED : WHITE
}

/** Fill a die with a face, and go on to the next that is empty; all filled: stay behind the last one. */
export function press(typing: Typing, face: string): Typing {
  const at = Math.min(typing.at, typing.faces.length - 1)
  const faces = typing.faces.with(at, face)
  const empty = faces.indexOf('')
  return { faces, at: empty < 0 ? faces.length : empty }
}

/** Empty the last die that was filled. */
export function back(typing: Typing): Typing {
  const last = typing.faces.findLastIndex((face) => face !== '')
  return last < 0 ? typing : { faces: typing.faces.with(last, ''), at: last }
}

/** Return the line that says it; "" while a die is missing. */
export function lineOf(due: Due, { faces }: Typing): string {
  return faces.includes('') ? '' : `${due.seat} throws ${faces.join(' ')}`
}

const TOLD_BY_CHANCE = /^\S+ (?:throws|draws|is dealt) \S/

/** Whether the last thing that was done, of lines in order ("" for what is no line), is what dice or cards have shown. */
export function justTyped(lines: readonly string[]): boolean {
  const last = lines.findLast((line) => line !== '') ?? ''
  return TOLD_BY_CHANCE.test(last)
}

/** The number of the entry that last told of dice or cards and still stands: what is typed after it is not for before. 0: none. */
export function lastTyped(told: readonly Told[]): number {
  const back = takenBack(told)
  return told.findLast(({ number, entry }) => entry.kind === 'played' && TOLD_BY_CHANCE.test(entry.line) && !back.has(number))?.number ?? 0
}
