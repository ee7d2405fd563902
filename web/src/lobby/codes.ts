/** What people type or paste to get to a table: its code, the code of a seat, or a link. */

const TABLE_CODE = 5 // signs
const SEAT_CODE = TABLE_CODE + 12
const TABLE_ID = /^[\w-]{16}$/

export type Typed =
  | { to: 'table'; code: string }
  /** Back to a seat; `code` is the table's, `seatCode` the whole. */
  | { to: 'seat'; code: string; seatCode: string }
  | { to: 'nothing' }

const LINK = /(?:^|\/)(?:t|replay)\/([\w-]+)/

/** Read a code or a link, in capitals or not, with dashes and spaces or without. */
export function readCode(text: string): Typed {
  const linked = LINK.exec(text.trim())?.[1]
  if (linked && TABLE_ID.test(linked)) return { to: 'table', code: linked }
  const signs = (linked ?? text).toUpperCase().replace(/[\s\-–—]/g, '')
  if (!/^[A-Z0-9]+$/.test(signs)) return { to: 'nothing' }
  if (signs.length === TABLE_CODE) return { to: 'table', code: signs }
  if (signs.length === SEAT_CODE) return { to: 'seat', code: signs.slice(0, TABLE_CODE), seatCode: signs }
  return { to: 'nothing' }
}

/** A commitment as it is told to people: its first eight hexadecimal digits. */
export function sealName(commitment: string): string {
  const digits = commitment.slice(0, 8).toUpperCase()
  return `${digits.slice(0, 4)} ${digits.slice(4)}`
}
