import type { ProductDocument } from '@mantel/contract'
import { isVisible } from '@mantel/domain/catalog'
import { urlPathOf } from '@mantel/domain/routing'
import type { Engine } from '../../engine.ts'
import { askCatalog } from '../ask-catalog.ts'
import { isFresh } from '../freshness.ts'
import { findKeptProduct } from '../kept-products.ts'
import { found, type Loaded, missing, type Problem, problemOf } from '../loaded.ts'
import { type AppliedFilter, searchRequest, where } from '../queries/search-request.ts'

export type ProductKey = { sku: string } | { urlPath: string } | { id: number } | { variantSku: string }

/** A whole product, variants and all. One that was seen lately is here at once, and asked for anew beside it. */
export async function findProduct(engine: Engine, key: ProductKey): Promise<Loaded<ProductDocument>> {
  const filter = keyFilter(key)
  if (!filter) return { ok: false, reason: 'failed', message: 'search_key_missing' }
  const kept = 'sku' in key ? await findKeptProduct(engine, key.sku) : null
  if (kept && !engine.online.mayTry()) return found(kept.value)
  const asking = askProduct(engine, filter)
  if (kept && isFresh(kept, engine.clock.now()))
    return found(
      kept.value,
      asking.then((loaded) => (loaded.ok ? loaded.value : null)),
    )
  const loaded = await asking
  return kept && !loaded.ok && loaded.reason !== 'missing' ? found(kept.value) : loaded
}

/** Things that are switched off, or only part of others, have no page: to shoppers there is no such product. */
export function hasPage({ status, visibility }: ProductDocument): boolean {
  return isVisible({ status: Number(status), visibility: Number(visibility) })
}

async function askProduct(engine: Engine, filter: AppliedFilter): Promise<Loaded<ProductDocument>> {
  const question = { type: 'product' as const, request: searchRequest({ filters: [filter] }), size: 1 }
  // Whole products are kept by their sku, so the answer itself need not be kept as well.
  const answer = await askCatalog(engine, question, { keep: 'nowhere' })
  if (!answer.ok) return problemOf(answer)
  if (answer.result.noresults) return notReached
  const [product] = answer.result.items as unknown as ProductDocument[]
  return product ? found(product) : missing('product_empty')
}

const notReached: Problem = { ok: false, reason: 'offline', message: 'offline_unavailable' }

function keyFilter(key: ProductKey): AppliedFilter | null {
  if ('id' in key) return where('id', { eq: key.id })
  const [attribute, value] =
    'sku' in key
      ? ['sku', key.sku]
      : 'variantSku' in key
        ? ['configurable_children.sku', key.variantSku]
        : ['url_path', urlPathOf(key.urlPath)]
  return value === '' ? null : where(attribute, { eq: value })
}
