import { priceRanges } from '../constants/search.ts'
import type { PriceRange } from '../money/index.ts'

const edge = String.raw`(\d{1,9}(?:\.\d{1,4})?|\*)?`
const pattern = new RegExp(`^${edge}-${edge}$`)

/** How a filter of a list is chosen: one range of numbers, or any of its options. */
export type FilterKind = 'range' | 'options'

const rangeFilters: ReadonlySet<string> = new Set(['price'])

export const filterKind = (code: string): FilterKind => (rangeFilters.has(code) ? 'range' : 'options')

/** Reads a range such as '50.0-100.0', '50-100', '150-*' or '150-'. Returns null for anything else. */
export function parsePriceRange(text: string): PriceRange | null {
  const match = pattern.exec(text)
  if (!match) return null
  const from = bound(match[1]) ?? 0
  const to = bound(match[2])
  if (to === undefined) return from > 0 ? { from } : null
  return from <= to ? { from, to } : null
}

/** Writes a range like the search facet's bucket key, so URL and facet use the same text: '50.0-100.0', '150.0-*'. */
export function formatPriceRange({ from = 0, to }: PriceRange): string {
  return `${written(from)}-${to === undefined ? '*' : written(to)}`
}

/** True for one of the predefined ranges, false for a range the shopper typed. */
export function isOfferedRange(range: PriceRange): boolean {
  return priceRanges.some((offered) => formatPriceRange(offered) === formatPriceRange(range))
}

function bound(text: string | undefined): number | undefined {
  return text === undefined || text === '*' ? undefined : Number(text)
}

function written(amount: number): string {
  return Number.isInteger(amount) ? amount.toFixed(1) : String(amount)
}
