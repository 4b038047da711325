import type { PriceRange } from '../money/index.ts'

/** A search text without the price in it, and the price. */
export type PricePhrase = { text: string; range: PriceRange }

const number = String.raw`(\d{1,6}(?:[.,]\d{1,2})?)`
const currency = '(?:[£€]|gbp|eur|euros?|pounds?)'
/** A number before one of these is a size or a count, not a price. */
const noUnit = String.raw`(?![\d.,]|\s?(?:cm|mm|m|in|inch(?:es)?|x|×|%|"|pieces|stück|pezzi)(?!\p{L}))`
const amount = String.raw`(?:${currency}\s?)?${number}(?:\s?${currency}(?!\p{L}))?${noUnit}`
const withCurrency = String.raw`(?:${currency}\s?${number}|${number}\s?${currency}(?!\p{L}))${noUnit}`

const below =
  'under|below|less than|up to|cheaper than|unter|bis|bis zu|weniger als|höchstens|sotto|meno di|fino a|massimo'
const above = 'over|above|more than|at least|über|mehr als|mindestens|oltre|sopra|più di|almeno'

const phrase = (words: string) => new RegExp(String.raw`(?<!\S)(?:${words})\s+${amount}(?!\S)`, 'iu')
const belowPhrase = phrase(below)
const abovePhrase = phrase(above)
const rangePhrase = new RegExp(String.raw`(?<!\S)(?:${currency}\s?)${number}\s?[-–]\s?${amount}(?!\S)`, 'iu')
const amountPhrase = new RegExp(String.raw`(?<!\S)${withCurrency}(?!\S)`, 'iu')

/** Reads 'clock under 50', '£50' (up to this price), 'over €100' and '£50-100', in any language of the shop. null without a price. */
export function readPricePhrase(text: string): PricePhrase | null {
  const rest = (found: RegExpExecArray) =>
    `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim()
  const numbers = (found: RegExpExecArray) =>
    found.slice(1).flatMap((value) => (value === undefined ? [] : [Number(value.replace(',', '.'))]))

  const range = rangePhrase.exec(text)
  if (range) {
    const [from = 0, to = 0] = numbers(range)
    return from < to ? { text: rest(range), range: { from, to } } : null
  }
  const least = abovePhrase.exec(text)
  if (least) {
    const [from = 0] = numbers(least)
    return from > 0 ? { text: rest(least), range: { from } } : null
  }
  const maximum = belowPhrase.exec(text) ?? amountPhrase.exec(text)
  if (!maximum) return null
  const [to = 0] = numbers(maximum)
  return to > 0 ? { text: rest(maximum), range: { from: 0, to } } : null
}
