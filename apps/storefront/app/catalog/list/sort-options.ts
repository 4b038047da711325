import { sortings } from '@mantel/domain/constants'
import type { TextKey } from '../../i18n/text.ts'

const sortTexts = {
  [sortings.default]: 'sort.bestseller',
  [sortings.latest]: 'sort.latest',
  [sortings.priceLowToHigh]: 'sort.price_low',
  [sortings.priceHighToLow]: 'sort.price_high',
} as const satisfies Record<string, TextKey>

export type SortOption = {
  /** '' is the list's default sorting, which is not in the address. */
  value: string
  name: (typeof sortTexts)[keyof typeof sortTexts] | 'sort.relevance'
}

/** The sort options of a list. A search is sorted by relevance by default, a category by best sellers. */
export function sortOptions(sorts: readonly string[], defaultSort: 'relevance' | 'bestseller'): SortOption[] {
  const knownSorts = sorts.filter((sort): sort is keyof typeof sortTexts => Object.hasOwn(sortTexts, sort))
  const listed = knownSorts.map((sort) => ({
    value: defaultSort === 'bestseller' && sort === sortings.default ? '' : sort,
    name: sortTexts[sort],
  }))
  return defaultSort === 'relevance' ? [{ value: '', name: 'sort.relevance' }, ...listed] : listed
}
