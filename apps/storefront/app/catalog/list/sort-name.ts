import { sortings } from '@mantel/domain/constants'
import type { TextKey } from '../../i18n/text.ts'

const names = {
  [sortings.default]: 'sort.bestseller',
  [sortings.latest]: 'sort.latest',
  [sortings.priceLowToHigh]: 'sort.price_low',
  [sortings.priceHighToLow]: 'sort.price_high',
} as const satisfies Record<string, TextKey>

export type SortOption = {
  /** '' is the list's own order, which addresses leave out. */
  value: string
  name: (typeof names)[keyof typeof names] | 'sort.relevance'
}

/** A search is ordered by how well things match, a category by what sells. */
export function sortOptions(sorts: readonly string[], usual: 'relevance' | 'bestseller'): SortOption[] {
  const known = sorts.filter((sort): sort is keyof typeof names => Object.hasOwn(names, sort))
  const listed = known.map((sort) => ({
    value: usual === 'bestseller' && sort === sortings.default ? '' : sort,
    name: names[sort],
  }))
  return usual === 'relevance' ? [{ value: '', name: 'sort.relevance' }, ...listed] : listed
}
