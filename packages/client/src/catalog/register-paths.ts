import type { CatalogType } from '@mantel/contract'
import { categoryRoute, type MappedRoute, normalisePath, pageRoute, productRoute } from '@mantel/domain/routing'
import { storeRouteName } from '@mantel/domain/store'
import type { Engine } from '../engine.ts'

type Fields = Record<string, unknown>

/** Stores the path of every product, category and page that was loaded, so that it is found offline. */
export function registerPaths({ storage, view }: Engine, type: CatalogType, items: readonly Fields[]): void {
  if (!storage) return
  const entries = items.flatMap((item): [string, MappedRoute][] => {
    const route = routeOf(view, type, item)
    const path = type === 'cms_page' ? item.identifier : item.url_path
    if (!route || typeof path !== 'string' || path === '') return []
    return [[normalisePath(path), route]]
  })
  void storage.collection<MappedRoute>('urls').setMany(entries)
}

/** null for documents without a page of their own. */
export function routeOf(view: Engine['view'], type: CatalogType, item: Fields): MappedRoute | null {
  const route = plainRouteOf(type, item)
  return route && { ...route, name: storeRouteName(view, route.name) }
}

function plainRouteOf(type: CatalogType, item: Fields): MappedRoute | null {
  const id = Number(item.id)
  const slug = String(item.slug ?? item.url_key ?? '')
  switch (type) {
    case 'product':
      return productRoute({ id, sku: String(item.sku), typeId: String(item.type_id), slug })
    case 'category':
      return categoryRoute({ id, slug })
    case 'cms_page':
      return pageRoute({ id, identifier: String(item.identifier) })
    default:
      return null
  }
}
