import type { ListQuery } from '@mantel/domain/catalog'
import { anyPrice, type ListAddress } from './list-address.ts'

/** Hidden fields that keep the search text, the filters and the sorting when a form is submitted without JavaScript. */
export function QueryFields({ address, query }: { address: ListAddress; query: Pick<ListQuery, 'filters' | 'sort'> }) {
  return (
    <>
      {address.term !== undefined && <input type="hidden" name="q" value={address.term} />}
      {address.isPriceOnly && !query.filters.price && <input type="hidden" name="price" value={anyPrice} />}
      {Object.entries(query.filters).flatMap(([code, values]) =>
        values.map((value) => <input key={`${code} ${value}`} type="hidden" name={code} value={value} />),
      )}
      {query.sort !== null && <input type="hidden" name="sort" value={query.sort} />}
    </>
  )
}
