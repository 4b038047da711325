import type { PriceText } from './format-money.ts'

/** Major units; no upper bound means "and more". */
export type PriceRange = { from?: number; to?: number }

/** '< £50', '£50 - 100', '> £150'. Decided by the bounds, not the position, so that lists with gaps read correctly. */
export function priceRangeLabel({ from, to }: PriceRange, text: PriceText): string {
  const sign = text.currencySign
  if (to === undefined) return `> ${sign}${plain(from ?? 0, text)}`
  if (!from) return `< ${sign}${plain(to, text)}`
  return `${sign}${plain(from, text)} - ${plain(to, text)}`
}

/** Bounds of the price slider: floor of the lowest and ceiling of the highest price. */
export function priceExtent(prices: Iterable<number>): { min: number; max: number } | null {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const price of prices) {
    if (price < min) min = price
    if (price > max) max = price
  }
  return min > max ? null : { min: Math.floor(min), max: Math.ceil(max) }
}

function plain(majorUnits: number, { priceFormat }: PriceText): string {
  return String(majorUnits).replace('.', priceFormat.decimal)
}
