/** A catalogue search with filters by field name, one of the two request formats in search-catalog.ts. */
export type SearchRequest = {
  _availableFilters: { field: string; scope: 'catalog'; options: { excludeSelf?: boolean } }[]
  _appliedFilters: AppliedFilter[]
  _appliedSort: { field: string; options: 'asc' | 'desc' }[]
  _searchText: string
  /** Our own extension of the request, which other servers ignore. */
  _searchOptions?: { allWordsFirst: true }
}

type Scalar = string | number | boolean
export type FilterValue = { eq: Scalar } | { in: readonly Scalar[] } | { gte?: number; lt?: number; lte?: number }

/**
 * scope: 'default' compares the value of the document itself. 'catalog' is for values that a shopper has chosen: values
 * of variants count as well.
 */
export type AppliedFilter = { attribute: string; value: FilterValue; scope: 'default' | 'catalog' }

export type SearchRequestInput = {
  filters?: readonly AppliedFilter[]
  /** Attributes whose values are counted. The count of an attribute ignores the filter on this attribute. */
  facets?: readonly string[]
  /** As 'field:direction', for example 'final_price:desc'. */
  sort?: string | null
  text?: string
}

export function searchRequest({ filters = [], facets = [], sort, text = '' }: SearchRequestInput): SearchRequest {
  return {
    _availableFilters: facets.map((field) => ({ field, scope: 'catalog', options: { excludeSelf: true } })),
    _appliedFilters: [...filters],
    _appliedSort: sort ? [sortEntry(sort)] : [],
    _searchText: text,
    ...(text && { _searchOptions: { allWordsFirst: true } }),
  }
}

export function attributeFilter(attribute: string, value: FilterValue): AppliedFilter {
  return { attribute, value, scope: 'default' }
}

function sortEntry(sort: string): SearchRequest['_appliedSort'][number] {
  const [field = '', direction] = sort.split(':')
  return { field, options: direction === 'desc' ? 'desc' : 'asc' }
}
