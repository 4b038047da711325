import type { RoutableType } from '@mantel/contract'
import { type Stores, type StoreView, viewsOf, websiteOf } from '@mantel/domain/store'
import type { AddressIndex } from './address.ts'

/** Fields that identify a document across websites. Products need none: all websites share them. */
const keyFields = { category: 'url_path', cms_page: 'identifier', cms_blog: 'url_key' } as const

/**
 * The id of the same document in a store view of another website. Each website has its own categories and pages: categories that the
 * store settings name are matched by that name, other documents by their URL in any language.
 */
export function findCounterpart(
  { stores, index }: { stores: Stores; index: AddressIndex },
  { view, target, type, id }: { view: StoreView; target: StoreView; type: RoutableType; id: number },
): number | null {
  if (type === 'product' || target.website === view.website) return id
  const name = type === 'category' && findName(view.catalog.categories, id)
  if (name) return target.catalog.categories[name] ?? null
  const keyOf = (one: StoreView, ofId: number) => index.valuesOf(one, type, ofId, [keyFields[type]])?.[0]
  const keys = viewsOf(stores, websiteOf(stores, view)).flatMap((one) => keyOf(one, id) || [])
  return index.idsOf(target, type).find((other) => keys.includes(keyOf(target, other) ?? '')) ?? null
}

const findName = (named: Record<string, number>, id: number) => Object.keys(named).find((name) => named[name] === id)
