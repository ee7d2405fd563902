/** Fields take no more than the server does. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LONGEST_CODE, LONGEST_LINE, LONGEST_NAME, LONGEST_SQUARE, LONGEST_TEXT } from '../../src/lib/lengths'

type Schema = { $defs: Record<string, { properties: Record<string, { maxLength?: number }> }> }
const schema = JSON.parse(readFileSync('../docs/protocol.schema.json', 'utf8')) as Schema

it.each([
  ['Play', 'line', LONGEST_LINE],
  ['Sit', 'shown', LONGEST_NAME],
  ['Say', 'text', LONGEST_TEXT],
  ['Name', 'name', LONGEST_SQUARE],
  ['Enter', 'code', LONGEST_CODE],
  ['EnterReader', 'code', LONGEST_CODE],
])('%s: %s', (command, field, longest) => {
  expect(schema.$defs[command]?.properties[field]?.maxLength).toBe(longest)
})
