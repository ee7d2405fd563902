/** What is being typed to begin a card reader or accounts: it stays while somebody looks at something else. */

const CARDS = 6
const ACCOUNTS = 4 // at first; there can be more

const noNames = (count: number): string[] => Array.from({ length: count }, () => '')

export const readerDraft: { names: string[] } = $state({ names: noNames(CARDS) })
export const moneyDraft: { edition: string; names: string[]; start: string } = $state({ edition: '', names: noNames(ACCOUNTS), start: '' })

/** It is begun; the next one is begun anew, in the same edition. */
export function begun(): void {
  readerDraft.names = noNames(CARDS)
  moneyDraft.names = noNames(ACCOUNTS)
  moneyDraft.start = ''
}
