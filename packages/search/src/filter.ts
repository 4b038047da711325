/** Condition on documents. Values are compared as text; a field that no document has matches nothing. */
export type Filter =
  | { kind: 'all' }
  | { kind: 'none' }
  | { kind: 'terms'; field: string; values: readonly string[] }
  | { kind: 'range'; field: string; bounds: Bounds }
  | { kind: 'exists'; field: string }
  | { kind: 'not'; of: Filter }
  | { kind: 'and'; of: readonly Filter[] }
  /** Matches documents that satisfy at least this many parts. */
  | { kind: 'some'; of: readonly Filter[]; atLeast: number }

export type Bound = string | number
export type Bounds = { gt?: Bound; gte?: Bound; lt?: Bound; lte?: Bound }

export type LeafFilter = Extract<Filter, { kind: 'terms' | 'range' | 'exists' }>

export const matchAll: Filter = { kind: 'all' }
export const matchNone: Filter = { kind: 'none' }

export function and(filters: readonly Filter[]): Filter {
  const needed = filters.filter((filter) => filter.kind !== 'all')
  if (needed.some((filter) => filter.kind === 'none')) return matchNone
  if (needed.length === 0) return matchAll
  return needed.length === 1 ? (needed[0] as Filter) : { kind: 'and', of: needed }
}

export function some(filters: readonly Filter[], atLeast = 1): Filter {
  if (atLeast <= 0) return matchAll
  if (atLeast > filters.length) return matchNone
  return filters.length === 1 ? (filters[0] as Filter) : { kind: 'some', of: filters, atLeast }
}

export function terms(field: string, values: readonly (string | number | boolean)[]): Filter {
  return values.length === 0 ? matchNone : { kind: 'terms', field, values: values.map(String) }
}

/** Clients send flags as true, "true", 1 and "1"; a filter for one spelling matches all of them. */
export function flagSpellings(value: string): readonly string[] {
  if (value === 'true' || value === '1') return ['true', '1']
  if (value === 'false' || value === '0') return ['false', '0']
  return [value]
}

/** A unique key per leaf. JSON encoding prevents collisions for any characters in the values. */
export function leafFilterKey(leaf: LeafFilter): string {
  switch (leaf.kind) {
    case 'terms':
      return `t${JSON.stringify(leaf.field)}${JSON.stringify(leaf.values)}`
    case 'range': {
      const { gt, gte, lt, lte } = leaf.bounds
      return `r${JSON.stringify([leaf.field, gt, gte, lt, lte])}`
    }
    case 'exists':
      return `e${JSON.stringify(leaf.field)}`
  }
}
