import type { CatalogType } from '@mantel/contract'
import type { Filter } from '../platform/search/filter.ts'

/** Fields that begin so are the index's own: no request can name them. */
const ownMark = '@'

/** No document has it: what a request may not name matches nothing, gives no buckets and sorts nothing. */
const unknownField = `${ownMark}unknown`

/** The shown price, as guests or a customer group see it. */
export function priceColumn(groupId: number | null): string {
  return groupId === null ? `${ownMark}price` : `${ownMark}price:${groupId}`
}

/** Both names mean the price that is shown, so that what is filtered, counted and sorted is what is seen. */
export const shownPriceNames = ['price', 'final_price']

export type FieldMap = (name: string) => string

/** From the wire's field names to the index's. `x.keyword` is x: values are compared as a whole anyway. */
export function fieldMap(type: CatalogType, groupId: number | null): FieldMap {
  return (name) => {
    if (name.startsWith(ownMark)) return unknownField
    const plain = name.endsWith('.keyword') ? name.slice(0, -'.keyword'.length) : name
    if (type === 'product' && shownPriceNames.includes(plain)) return priceColumn(groupId)
    return plain
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
