export const search = {
  /** Also what a size of 0 or less becomes. */
  pageSize: 50,
  /** The largest size a search answers. */
  maxPageSize: 4000,
  start: 0,
  minScore: 0.02,
  clientTimeoutMs: 5000,
  /** A work budget: after it the reply says timed_out. */
  serverTimeoutMs: 1000,
  fuzziness: 2,
  fuzzyPrefixLength: 2,
  fuzzyMaxExpansions: 3,
  minimumShouldMatchPercent: 75,
  minTermLength: 3,
  trackingDebounceMs: 1000,
} as const

/** How much a hit in a field weighs. */
export const searchBoosts = {
  name: 4,
  sku: 2,
  title: 4,
  categories: 1,
  short_content: 1,
  content: 1,
} as const

export const filters = {
  aggregationSize: 50,
  maxQuerySize: 999,
  maxDefaultFilters: 8,
} as const

/** Main units of the store's currency; the last is open. */
export const priceRanges: readonly { from: number; to?: number }[] = [
  { from: 0, to: 50 },
  { from: 50, to: 100 },
  { from: 100, to: 150 },
  { from: 150 },
]

/** field:direction, as the page's query string carries it. */
export const sortings = {
  default: 'bestseller_attr:desc',
  latest: 'updated_at:desc',
  priceLowToHigh: 'final_price:asc',
  priceHighToLow: 'final_price:desc',
  /** Of the ordered-products list only. */
  purchaseDate: 'purchase_date',
} as const
