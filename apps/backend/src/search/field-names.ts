import type { CatalogType } from '@mantel/contract'
import type { Filter } from '@mantel/search'

/** Fields with this prefix are internal to the index: requests cannot use them. */
const internalPrefix = '@'

/**
 * Replaces fields that a request must not use. No document has this field, so it matches nothing, has no buckets and does not sort.
 */
const unknownField = `${internalPrefix}unknown`

/** The column of the shown price for guests or a customer group. */
export function priceColumn(groupId: number | null): string {
  return groupId === null ? `${internalPrefix}price` : `${internalPrefix}price:${groupId}`
}

/** Both names refer to the shown price, so that filters, facets and sorting match the displayed prices. */
export const shownPriceNames = ['price', 'final_price']

export type FieldMap = (name: string) => string

/** Maps wire field names to index field names. `x.keyword` maps to x: values are always compared as a whole. */
export function fieldMap(type: CatalogType, groupId: number | null): FieldMap {
  return (name) => {
    if (name.startsWith(internalPrefix)) return unknownField
    const fieldName = name.endsWith('.keyword') ? name.slice(0, -'.keyword'.length) : name
    if (type === 'product' && shownPriceNames.includes(fieldName)) return priceColumn(groupId)
    return fieldName
  }
}

export function mapFields(filter: Filter, map: FieldMap): Filter {
  switch (filter.kind) {
    case 'terms':
    case 'range':
    case 'exists':
      return { ...filter, field: map(filter.field) }
    case 'not':
      return { ...filter, of: mapFields(filter.of, map) }
    case 'and':
    case 'some':
      return { ...filter, of: filter.of.map((part) => mapFields(part, map)) }
    default:
      return filter
  }
}
