import type { CategoryDocument, ContentDocument, ProductDocument } from '@mantel/contract'
import { type MappedRoute, normalisePath } from '@mantel/domain/routing'
import type { Engine } from '../engine.ts'
import { findCategory } from './category/find-category.ts'
import { findPage } from './content.ts'
import { type Loaded, mapLoaded, missingProblem } from './loaded.ts'
import { lookUpPath } from './look-up-path.ts'
import { findProduct } from './product/find-product.ts'

/** The route and the document of a path. */
export type ResolvedPath =
  | { kind: 'product'; route: MappedRoute; document: ProductDocument }
  | { kind: 'category'; route: MappedRoute; document: CategoryDocument }
  | { kind: 'page'; route: MappedRoute; document: ContentDocument }

export type ResolveOptions = {
  /** Whether the shop has this route. */
  hasRoute?: (name: string) => boolean
  /** Asks the server even if the path may be stored, because reading the stored paths can take longer. */
  fromServer?: boolean
}

/**
 * Resolves a path that matches no fixed route: from stored paths, otherwise from the server; a product before a
 * category before a page. A path that is not found is logged, and the caller shows its own page for it.
 */
export async function resolvePath(
  engine: Engine,
  path: string,
  { hasRoute = () => true, fromServer = false }: ResolveOptions = {},
): Promise<Loaded<ResolvedPath>> {
  const key = normalisePath(decode(path))
  const stored = fromServer ? null : await loadStoredPath(engine, key)
  if (stored) return checkRoute(stored)
  return checkRoute(await lookUpPath(engine, key))

  function checkRoute(resolved: Loaded<ResolvedPath>): Loaded<ResolvedPath> {
    if (resolved.ok && !hasRoute(resolved.value.route.name)) {
      engine.log.warn('Route not found', { path: key, route: resolved.value.route.name })
      return missingProblem('page_not_found')
    }
    if (!resolved.ok && resolved.reason === 'missing') engine.log.warn('No mapping found', { path: key })
    return resolved
  }
}

/** null: the path is not stored, or it is outdated and the server can be asked. */
async function loadStoredPath(engine: Engine, key: string): Promise<Loaded<ResolvedPath> | null> {
  const urls = engine.storage?.collection<MappedRoute>('urls')
  const route = await urls?.get(key)
  if (!route) return null
  const resolved = await loadMapped(engine, route)
  const isOnline = engine.online.mayTry()
  if (!isOnline || (resolved.ok && pathOf(resolved.value) === key)) return resolved
  if (!resolved.ok && resolved.reason !== 'missing') return resolved
  // The document was renamed or removed: another one may have this path now.
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

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
