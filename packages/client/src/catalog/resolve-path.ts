import type { CategoryDocument, ContentDocument, ProductDocument } from '@mantel/contract'
import { type MappedRoute, normalisePath } from '@mantel/domain/routing'
import type { Engine } from '../engine.ts'
import { findCategory } from './category/find-category.ts'
import { findPage } from './content.ts'
import { type Loaded, mapLoaded, missing } from './loaded.ts'
import { lookUpPath } from './look-up-path.ts'
import { findProduct } from './product/find-product.ts'

/** What stands at a path: its route, and the thing itself. */
export type ResolvedPath =
  | { kind: 'product'; route: MappedRoute; document: ProductDocument }
  | { kind: 'category'; route: MappedRoute; document: CategoryDocument }
  | { kind: 'page'; route: MappedRoute; document: ContentDocument }

export type ResolveOptions = {
  /** Whether the shop has such a route. */
  hasRoute?: (name: string) => boolean
}

/**
 * What a path that no route has named leads to: as remembered, else as the server says; a product before a category
 * before a page. Not found, it is logged, and the caller goes on with its own page for that.
 */
export async function resolvePath(
  engine: Engine,
  path: string,
  { hasRoute = () => true }: ResolveOptions = {},
): Promise<Loaded<ResolvedPath>> {
  const key = normalisePath(decoded(path))
  const remembered = await recallPath(engine, key)
  if (remembered) return checked(remembered)
  return checked(await lookUpPath(engine, key))

  function checked(resolved: Loaded<ResolvedPath>): Loaded<ResolvedPath> {
    if (resolved.ok && !hasRoute(resolved.value.route.name)) {
      engine.log.warn('Route not found', { path: key, route: resolved.value.route.name })
      return missing('page_not_found')
    }
    if (!resolved.ok && resolved.reason === 'missing') engine.log.warn('No mapping found', { path: key })
    return resolved
  }
}

/** null: nothing is remembered, or it is not true any more and somebody can be asked. */
async function recallPath(engine: Engine, key: string): Promise<Loaded<ResolvedPath> | null> {
  const urls = engine.storage?.collection<MappedRoute>('urls')
  const route = await urls?.get(key)
  if (!route) return null
  const resolved = await loadMapped(engine, route)
  const isOnline = engine.online.mayTry()
  if (!isOnline || (resolved.ok && pathOf(resolved.value) === key)) return resolved
  if (!resolved.ok && resolved.reason !== 'missing') return resolved
  // Renamed, or gone: another thing may stand here now.
  void urls?.remove(key)
  return null
}

async function loadMapped(engine: Engine, route: MappedRoute): Promise<Loaded<ResolvedPath>> {
  switch (route.kind) {
    case 'product': {
      const product = await findProduct(engine, { sku: route.params.parentSku })
      return mapLoaded(product, (document) => ({ kind: 'product', route, document }))
    }
    case 'category': {
      const category = await findCategory(engine, { id: route.id })
      return mapLoaded(category, (document) => ({ kind: 'category', route, document }))
    }
    case 'page': {
      const page = await findPage(engine, route.params.slug)
      return mapLoaded(page, (document) => ({ kind: 'page', route, document }))
    }
  }
}

function pathOf({ kind, document }: ResolvedPath): string {
  return normalisePath(String(kind === 'page' ? document.identifier : document.url_path))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
