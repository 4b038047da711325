export const search = {
  /** Default page size; also replaces sizes of 0 or less. */
  pageSize: 50,
  /** Largest page size a search accepts. */
  maxPageSize: 4000,
  start: 0,
  minScore: 0.02,
  clientTimeoutMs: 5000,
  /** The time that the server may spend on a search. If a search takes longer, its reply has incomplete results and timed_out. */
  serverTimeoutMs: 1000,
  fuzziness: 2,
  fuzzyPrefixLength: 2,
  fuzzyMaxExpansions: 3,
  minimumShouldMatchPercent: 75,
  minTermLength: 3,
  trackingDebounceMs: 1000,
} as const

/** Score boost per field. */
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
  /** The largest number of values of one filter in the query of a list. */
  maxQuerySize: 999,
  maxDefaultFilters: 8,
} as const

/** Major units of the store's currency; the last range has no upper bound. */
export const priceRanges: readonly { from: number; to?: number }[] = [
  { from: 0, to: 50 },
  { from: 50, to: 100 },
  { from: 100, to: 150 },
  { from: 150 },
]

/** Sort options as 'field:direction', the format of the query string. */
export const sortings = {
  default: 'bestseller_attr:desc',
  latest: 'updated_at:desc',
  priceLowToHigh: 'final_price:asc',
  priceHighToLow: 'final_price:desc',
  /** Only for the ordered-products list. */
  purchaseDate: 'purchase_date',
} as const
