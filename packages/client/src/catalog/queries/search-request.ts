/** A catalogue search by field names: request form B of the wire. */
export type SearchRequest = {
  _availableFilters: { field: string; scope: 'catalog'; options: { excludeSelf?: boolean } }[]
  _appliedFilters: AppliedFilter[]
  _appliedSort: { field: string; options: 'asc' | 'desc' }[]
  _searchText: string
  /** An extension of ours, which other servers ignore. */
  _searchOptions?: { allWordsFirst: true }
}

type Scalar = string | number | boolean
export type FilterValue = { eq: Scalar } | { in: readonly Scalar[] } | { gte?: number; lt?: number; lte?: number }

/**
 * scope default: a value of the document itself. catalog: chosen by a shopper, so that values of variants count as
 * well.
 */
export type AppliedFilter = { attribute: string; value: FilterValue; scope: 'default' | 'catalog' }

export type SearchRequestInput = {
  filters?: readonly AppliedFilter[]
  /** Attribute codes to count, each without its own filter. */
  facets?: readonly string[]
  /** 'field:direction'. */
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

export function where(attribute: string, value: FilterValue): AppliedFilter {
  return { attribute, value, scope: 'default' }
}

function sortEntry(sort: string): SearchRequest['_appliedSort'][number] {
  const [field = '', direction] = sort.split(':')
  return { field, options: direction === 'desc' ? 'desc' : 'asc' }
}
