import type { ProductDocument } from '@mantel/contract'
import type { Engine } from '../../engine.ts'
import { loadAttributes } from '../attributes.ts'
import { cardFields } from '../queries/fields.ts'
import { listedFilters } from '../queries/listing.ts'
import { attributeFilter, searchRequest } from '../queries/search-request.ts'
import { queryCatalog } from '../query-catalog.ts'
import { cardAttributes, type ProductCard } from '../views/product-card.ts'
import { productCards } from './product-cards.ts'

/** Product cards by id, in the given order, without products that are unavailable or not listed on their own. */
export async function listById(engine: Engine, ids: readonly number[]): Promise<ProductCard[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const [answer] = await Promise.all([
    queryCatalog(engine, {
      type: 'product',
      request: searchRequest({ filters: [attributeFilter('id', { in: wanted }), ...listedFilters(engine.view)] }),
      size: wanted.length,
      include: cardFields,
    }),
    loadAttributes(engine, cardAttributes),
  ])
  if (!answer.ok) return []
  const byId = new Map((answer.result.items as unknown as ProductDocument[]).map((item) => [item.id, item]))
  return productCards(
    engine,
    wanted.flatMap((id) => byId.get(id) ?? []),
  )
}
