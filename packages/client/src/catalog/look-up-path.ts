import type { CategoryDocument, ContentDocument, ProductDocument } from '@mantel/contract'
import { search as limits } from '@mantel/domain/constants'
import { urlPathOf } from '@mantel/domain/routing'
import type { Engine } from '../engine.ts'
import { failedOutcome } from '../outcome.ts'
import { withTimeout } from '../with-timeout.ts'
import { cacheCategoryById, findCategory } from './category/find-category.ts'
import { cachePageByIdentifier, findPage } from './content.ts'
import { type Loaded, loadedValue, mapLoaded, missingProblem, problemOf } from './loaded.ts'
import { findProduct, hasPage } from './product/find-product.ts'
import { registerPaths, routeOf } from './register-paths.ts'
import { repeatWhenBusy } from './repeat-when-busy.ts'
import type { ResolvedPath } from './resolve-path.ts'
import { storeProducts } from './stored-products.ts'

/**
 * Asks the server for the document at a path: in one call or, where the store's server has no such call, by three
 * searches.
 */
export async function lookUpPath(engine: Engine, path: string): Promise<Loaded<ResolvedPath>> {
  const urlPath = urlPathOf(path)
  if (urlPath === '') return missingProblem('page_not_found')
  if (!engine.online.mayTry()) return { ok: false, reason: 'offline', message: 'offline_unavailable' }
  return engine.view.settings.mapFallbackUrl ? callUrlMap(engine, urlPath) : searchPath(engine, urlPath)
}

async function callUrlMap(engine: Engine, url: string): Promise<Loaded<ResolvedPath>> {
  const groupToken = engine.groupToken()
  const outcome = await repeatWhenBusy(engine, async () => {
    const request = engine.caller.call('urlMap', { body: { url, groupToken: groupToken ?? undefined } })
    const answer = await withTimeout(request, limits.clientTimeoutMs, engine.clock)
    return answer.kind === 'answered' ? answer.value : failedOutcome('offline')
  })
  if (!outcome.ok) return problemOf(outcome)
  const hit = outcome.result
  const resolved = hit && resolvedAs(engine, hit._type, hit._source as Record<string, unknown>)
  if (!resolved) return missingProblem('page_not_found')
  registerPaths(engine, resolved.type, [resolved.value.document])
  keep(engine, resolved.value)
  return loadedValue(resolved.value)
}

/** Stores the document itself, so that its path works offline. */
function keep(engine: Engine, resolved: ResolvedPath): void {
  if (resolved.kind === 'category') cacheCategoryById(engine, resolved.document)
  else if (resolved.kind === 'page') cachePageByIdentifier(engine, resolved.document)
  else storeProducts(engine, [resolved.document], { memoryOnly: engine.groupToken() !== null })
}

/** The order matters. The search ends with the first document that is found or could not be requested. */
async function searchPath(engine: Engine, urlPath: string): Promise<Loaded<ResolvedPath>> {
  const product = await findProduct(engine, { urlPath })
  if (product.ok && hasPage(product.value)) return mapLoaded(product, (one) => as(engine, 'product', one))
  if (!product.ok && product.reason !== 'missing') return product
  const category = await findCategory(engine, { urlPath })
  if (category.ok) return mapLoaded(category, (one) => as(engine, 'category', one))
  if (category.reason !== 'missing') return category
  const page = await findPage(engine, urlPath)
  if (page.ok) return mapLoaded(page, (one) => as(engine, 'cms_page', one))
  return page.reason === 'missing' ? missingProblem('page_not_found') : page
}

type Mapped = { type: 'product' | 'category' | 'cms_page'; value: ResolvedPath }

function resolvedAs(engine: Engine, type: string, document: Record<string, unknown>): Mapped | null {
  if (type !== 'product' && type !== 'category' && type !== 'cms_page') return null
  const value = as(engine, type, document as ContentDocument)
  return value.kind === 'product' && !hasPage(value.document) ? null : { type, value }
}

/** The type assertion is safe, because the server states the type of each document. */
function as(
  { view }: Engine,
  type: Mapped['type'],
  document: ProductDocument | CategoryDocument | ContentDocument,
): ResolvedPath {
  const kind = type === 'cms_page' ? 'page' : type
  return { kind, route: routeOf(view, type, document), document } as ResolvedPath
}
