/** How long a text may be at most that the server is to take. */

export const LONGEST_LINE = 400
export const LONGEST_NAME = 24
export const LONGEST_TEXT = 300
export const LONGEST_SQUARE = 32
export const LONGEST_CODE = 64
