import { type Alternate, findAlternates } from '@mantel/client'
import type { RoutableType } from '@mantel/contract'
import { absoluteUrl, type CurrentStore } from '../store/current-store.ts'
import type { PageHead } from './head.ts'
import type { PageRequest } from './page.ts'

type Alternates = NonNullable<PageHead['alternates']>

/**
 * The addresses of the same product, category or page in the website's other store views, for search engines. Only
 * documents from the server at the canonical path have them: not navigations in the browser, filtered lists or
 * secondary addresses.
 */
export async function loadAlternates(
  { shop: { engine, store, isIndexable }, path, query }: PageRequest,
  subject: { type: RoutableType; id: number; path: string },
): Promise<Alternates> {
  if (!isIndexable || query.size > 0 || path !== decodeURIComponent(subject.path)) return []
  const found = await findAlternates(engine, subject.type, subject.id)
  return toAlternates(
    store,
    found.filter((alternate) => isIndexable(alternate.storeCode, alternate.path)),
  )
}

/** For paths that every store view of the website has, such as the home page. */
export function fixedPathAlternates(store: CurrentStore, path: string): Alternates {
  const views = store.stores.filter(({ website }) => website === store.website.code)
  return toAlternates(
    store,
    views.map(({ code }) => ({ storeCode: code, path })),
  )
}

/** The address of the website's default view is also listed as x-default, for visitors who speak none of the languages. */
function toAlternates(store: CurrentStore, found: readonly Alternate[]): Alternates {
  if (found.length < 2) return []
  return found.flatMap(({ storeCode, path }) => {
    const view = store.stores.find(({ code }) => code === storeCode)
    if (!view) return []
    const url = absoluteUrl({ website: store.website, view }, path)
    const own = { locale: view.locale, url }
    return storeCode === store.website.defaultView ? [own, { locale: 'x-default', url }] : [own]
  })
}
