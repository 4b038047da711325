/** A catalogue search by names: request form B of the wire. */
export type SearchRequest = {
  _availableFilters: { field: string; scope: 'catalog'; options: { excludeSelf?: boolean } }[]
  _appliedFilters: AppliedFilter[]
  _appliedSort: { field: string; options: 'asc' | 'desc' }[]
  _searchText: string
}

type Scalar = string | number | boolean
export type FilterValue = { eq: Scalar } | { in: readonly Scalar[] } | { gte?: number; lt?: number; lte?: number }

/** scope default: of the thing itself. catalog: chosen by a shopper, so a variant's value counts as well. */
export type AppliedFilter = { attribute: string; value: FilterValue; scope: 'default' | 'catalog' }

export type Wanted = {
  filters?: readonly AppliedFilter[]
  /** Codes to count, each as if nothing of its own were chosen. */
  facets?: readonly string[]
  /** 'field:direction'. */
  sort?: string | null
  text?: string
}

export function searchRequest({ filters = [], facets = [], sort, text = '' }: Wanted): SearchRequest {
  return {
    _availableFilters: facets.map((field) => ({ field, scope: 'catalog', options: { excludeSelf: true } })),
    _appliedFilters: [...filters],
    _appliedSort: sort ? [sortEntry(sort)] : [],
    _searchText: text,
  }
}

export function where(attribute: string, value: FilterValue): AppliedFilter {
  return { attribute, value, scope: 'default' }
}

function sortEntry(sort: string): SearchRequest['_appliedSort'][number] {
  const [field = '', direction] = sort.split(':')
  return { field, options: direction === 'desc' ? 'desc' : 'asc' }
}
