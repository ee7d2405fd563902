/**
 * Amounts as people read them: `M 1.584`, rings, `2 Mio.`; in English `2M`, as the program says it. On squares, on small
 * pictures of them and on axes, where there is hardly room, `2M` in both languages.
 */

import type { EditionSheet } from '../protocol'
import type { Lang } from './settings.svelte'

type Money = Pick<EditionSheet['money'], 'unit' | 'symbol' | 'style'>

const MINUS = '−'
const NO_BREAK = '\u00A0'
const NARROW = '\u202F'
const MILLION = 1_000_000
const THOUSAND = 1_000

const TAGS = { de: 'de-DE', en: 'en-GB' }
const figures: Partial<Record<Lang, Intl.NumberFormat>> = {} // to make one takes longer than to write a whole board with it

function grouped(amount: number, lang: Lang): string {
  figures[lang] ??= new Intl.NumberFormat(TAGS[lang], { maximumFractionDigits: 2 })
  return figures[lang].format(amount)
}

function signed(amount: number, text: string): string {
  return amount < 0 ? `${MINUS}${text}` : text
}

/** Large amounts of the banking edition, in a sentence. */
function euros(amount: number, lang: Lang): string {
  if (lang === 'en') return shortEuros(amount, lang)
  if (amount >= MILLION) return `${grouped(amount / MILLION, lang)}${NO_BREAK}Mio.`
  return amount >= THOUSAND ? `${grouped(amount / THOUSAND, lang)}${NO_BREAK}Tsd.` : grouped(amount, lang)
}

/** Large amounts of the banking edition, as its reader shows them. */
function shortEuros(amount: number, lang: Lang): string {
  if (amount >= MILLION) return `${grouped(amount / MILLION, lang)}M`
  return amount >= THOUSAND ? `${grouped(amount / THOUSAND, lang)}K` : grouped(amount, lang)
}

/** An amount in a sentence, or large by itself. */
export function money(amount: number, { style, symbol }: Money, lang: Lang): string {
  const size = Math.abs(amount)
  if (style === 'scaled') return signed(amount, euros(size, lang))
  if (style === 'after') return signed(amount, `${grouped(size, lang)}${NO_BREAK}${symbol}`)
  return signed(amount, `${symbol}${style === 'close' ? '' : NO_BREAK}${grouped(size, lang)}`)
}

const SCALES = /(\d) (Mio\.|Tsd\.)/g

/** A sentence of the server with its amounts as they are written here: kept in one line, thousands set apart. */
export function kept(text: string, how: Money, lang: Lang): string {
  if (how.style === 'scaled') return text.replace(SCALES, `$1${NO_BREAK}$2`)
  const symbol = how.symbol.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const figure = '(\\d[\\d.,]*\\d|\\d)'
  const amounts = new RegExp(how.style === 'after' ? `${figure} ${symbol}(?!\\p{L})` : `(?<!\\p{L})${symbol} ?${figure}`, 'gu')
  return text.replace(amounts, (_, amount: string) => money(Number(amount.replace(/[.,]/g, '')), how, lang))
}

/** An amount on a square of the board. */
export function boardMoney(amount: number, { style, symbol }: Money, lang: Lang): string {
  const size = Math.abs(amount)
  if (style === 'scaled') return signed(amount, shortEuros(size, lang))
  if (style === 'after') return signed(amount, grouped(size, lang))
  return signed(amount, `${symbol}${style === 'close' ? '' : NARROW}${grouped(size, lang)}`)
}

/** An amount where there is hardly room: the figure alone. */
export function bareMoney(amount: number, { style }: Money, lang: Lang): string {
  const size = Math.abs(amount)
  return signed(amount, style === 'scaled' ? shortEuros(size, lang) : size >= 10_000 ? grouped(size, lang) : String(size))
}

/** The figure alone where there is not even room for that: what has decimals is in millions, also without its letter. "" if it can be no shorter. */
export function tightMoney(amount: number, { style }: Money, lang: Lang): string {
  const decimals = style === 'scaled' && Math.abs(amount) >= MILLION && amount % MILLION !== 0
  return decimals ? grouped(amount / MILLION, lang) : ''
}

const SCALE = /\s?(?<millions>Mio\.?|Millionen|Million|M)$|\s?(?<thousands>Tsd\.?|Tausend|thousand|K)$/i

/** The figure of an amount without its symbol, wherever that stands. */
function figureIn(text: string, symbol: string): string {
  if (!symbol) return text
  if (text.toLowerCase().startsWith(symbol.toLowerCase())) return text.slice(symbol.length).trim()
  return text.toLowerCase().endsWith(symbol.toLowerCase()) ? text.slice(0, -symbol.length).trim() : text
}

/** A number as `lang` writes it, with thousands set apart or not; of one without them either sign may begin the decimals. */
function numberIn(figure: string, lang: Lang, decimals: boolean): number | null {
  if (/^\d+$/.test(figure)) return Number(figure)
  const [thousands, point] = lang === 'de' ? ['\\.', ','] : [',', '\\.']
  const grouped = new RegExp(`^\\d{1,3}(?:${thousands}\\d{3})+$`).test(figure)
  if (grouped) return Number(figure.replace(/\D/g, ''))
  const few = /^\d+[.,]\d{1,2}$/.test(figure) || new RegExp(`^\\d+${point}\\d+$`).test(figure)
  return decimals && few ? Number(figure.replace(',', '.')) : null
}

/** Read an amount as people write it, in the notation of this page or as a plain number; null for anything else. */
export function amountIn(text: string, { style, symbol }: Money, lang: Lang): number | null {
  const typed = text.normalize('NFKC').trim()
  if (style !== 'scaled') return numberIn(figureIn(typed, symbol), lang, false)
  const scale = SCALE.exec(typed)
  if (!scale) return numberIn(typed, lang, false)
  const number = numberIn(typed.slice(0, scale.index), lang, true)
  return number === null ? null : Math.round(number * (scale.groups?.millions ? MILLION : THOUSAND))
}

/** What somebody gets or pays: always with its sign. */
export function change(amount: number, how: Money, lang: Lang): string {
  return `${amount < 0 ? MINUS : '+'}${NO_BREAK}${money(Math.abs(amount), how, lang)}`
}
