import type { ListQuery } from '@mantel/domain/catalog'
import type { ListPlace } from './list-place.ts'

/** What a form has to send along so that the list stays narrowed as it is. */
export function QueryFields({ place, query }: { place: ListPlace; query: Pick<ListQuery, 'filters'> }) {
  return (
    <>
      {place.term !== undefined && <input type="hidden" name="q" value={place.term} />}
      {Object.entries(query.filters).flatMap(([code, values]) =>
        values.map((value) => <input key={`${code} ${value}`} type="hidden" name={code} value={value} />),
      )}
    </>
  )
}
