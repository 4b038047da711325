import { type Alternate, findAlternates } from '@mantel/client'
import type { AddressedType } from '@mantel/contract'
import { absoluteUrl, type Place } from '../place/place.ts'
import type { PageHead } from './head.ts'
import type { PageAsk } from './page.ts'

type Alternates = NonNullable<PageHead['alternates']>

/**
 * The same thing in the website's other store views, for search engines. They read documents, which come from the
 * server, and only those at the thing's one address: browsers do not ask, nor do filtered lists and second addresses.
 */
export async function alternatesOf(
  { shop: { engine, place, isIndexable }, path, query }: PageAsk,
  thing: { type: AddressedType; id: number; path: string },
): Promise<Alternates> {
  if (!isIndexable || query.size > 0 || path !== decodeURIComponent(thing.path)) return []
  const found = await findAlternates(engine, thing.type, thing.id)
  return alternates(
    place,
    found.filter((one) => isIndexable(one.storeCode, one.path)),
  )
}

/** Every store view of the website has a home. */
export function homeAlternates(place: Place): Alternates {
  const sisters = place.stores.filter(({ website }) => website === place.website.code)
  return alternates(
    place,
    sisters.map(({ code }) => ({ storeCode: code, path: '/' })),
  )
}

/** Who speaks none of the languages gets the website's own view, if it has the thing. */
function alternates(place: Place, found: readonly Alternate[]): Alternates {
  if (found.length < 2) return []
  return found.flatMap(({ storeCode, path }) => {
    const store = place.stores.find(({ code }) => code === storeCode)
    if (!store) return []
    const url = absoluteUrl({ website: place.website, view: store }, path)
    const own = { locale: store.locale, url }
    return storeCode === place.website.defaultView ? [own, { locale: 'x-default', url }] : [own]
  })
}
