import type { ProductDocument } from '@mantel/contract'
import { isVisible } from '@mantel/domain/catalog'
import { urlPathOf } from '@mantel/domain/routing'
import type { Engine } from '../../engine.ts'
import { isFresh } from '../freshness.ts'
import { type Loaded, loadedValue, missingProblem, noResultsProblem, problemOf } from '../loaded.ts'
import { type AppliedFilter, attributeFilter, searchRequest } from '../queries/search-request.ts'
import { queryCatalog } from '../query-catalog.ts'
import { findStoredProduct } from '../stored-products.ts'

export type ProductKey = { sku: string } | { urlPath: string } | { id: number } | { variantSku: string }

/** Loads a complete product with its variants. A recently stored one is returned immediately and refreshed. */
export async function findProduct(engine: Engine, key: ProductKey): Promise<Loaded<ProductDocument>> {
  const filter = keyFilter(key)
  if (!filter) return { ok: false, reason: 'failed', message: 'search_key_missing', params: { key: keyName(key) } }
  const stored = 'sku' in key ? await findStoredProduct(engine, key.sku) : null
  if (stored && !engine.online.mayTry()) return loadedValue(stored.value)
  const request = requestProduct(engine, filter)
  if (stored && isFresh(stored, engine.clock.now()))
    return loadedValue(
      stored.value,
      request.then((loaded) => (loaded.ok ? loaded.value : null)),
    )
  const loaded = await request
  return stored && !loaded.ok && loaded.reason !== 'missing' ? loadedValue(stored.value) : loaded
}

/**
 * Disabled products, and products that are only sold as parts of others, have no page: for shoppers they do not exist.
 */
export function hasPage({ status, visibility }: ProductDocument): boolean {
  return isVisible({ status: Number(status), visibility: Number(visibility) })
}

async function requestProduct(engine: Engine, filter: AppliedFilter): Promise<Loaded<ProductDocument>> {
  const catalogRequest = { type: 'product' as const, request: searchRequest({ filters: [filter] }), size: 1 }
  // Complete products are stored by SKU, so the answer itself need not be stored as well.
  const answer = await queryCatalog(engine, catalogRequest, { keep: 'nowhere' })
  if (!answer.ok) return problemOf(answer)
  if (answer.result.noresults) return noResultsProblem(answer.result)
  const [product] = answer.result.items as unknown as ProductDocument[]
  return product ? loadedValue(product) : missingProblem('product_empty', { [filter.attribute]: filter.value })
}

const keyName = (key: ProductKey): string => Object.keys(key)[0] ?? ''

function keyFilter(key: ProductKey): AppliedFilter | null {
  if ('id' in key) return attributeFilter('id', { eq: key.id })
  const [attribute, value] =
    'sku' in key
      ? ['sku', key.sku]
      : 'variantSku' in key
        ? ['configurable_children.sku', key.variantSku]
        : ['url_path', urlPathOf(key.urlPath)]
  return value === '' ? null : attributeFilter(attribute, { eq: value })
}
