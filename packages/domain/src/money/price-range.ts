import type { PriceText } from './format-money.ts'

/** Main units; no upper bound means "and more". */
export type PriceRange = { from?: number; to?: number }

/** '< £50', '£50 - 100', '> £150'. By its bounds and not by its place, so that a list with gaps stays true. */
export function priceRangeLabel({ from, to }: PriceRange, text: PriceText): string {
  const sign = text.currencySign
  if (to === undefined) return `> ${sign}${plain(from ?? 0, text)}`
  if (!from) return `< ${sign}${plain(to, text)}`
  return `${sign}${plain(from, text)} - ${plain(to, text)}`
}

/** The ends of a price slider: nothing that is shown lies outside. */
export function priceExtent(prices: Iterable<number>): { min: number; max: number } | null {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const price of prices) {
    if (price < min) min = price
    if (price > max) max = price
  }
  return min > max ? null : { min: Math.floor(min), max: Math.ceil(max) }
}

function plain(mainUnits: number, { priceFormat }: PriceText): string {
  return String(mainUnits).replace('.', priceFormat.decimal)
}
