import type { ProductDocument } from '@mantel/contract'
import type { Engine } from '../../engine.ts'
import { loadAttributes } from '../attributes.ts'
import { type ProductView, productView } from '../product/product-view.ts'
import { listedFilters } from '../queries/listing.ts'
import { searchRequest } from '../queries/search-request.ts'
import { queryCatalog } from '../query-catalog.ts'

/** A product as its page shows it. gtins: barcode numbers by SKU, of the product and its variants. */
export type FeedProduct = { view: ProductView; gtins: ReadonlyMap<string, string> }

const pageSize = 200

/**
 * Every listed product, page by page. Throws if a page cannot be loaded: an incomplete feed would take the missing
 * products off sale.
 */
export async function* listFeedProducts(engine: Engine): AsyncGenerator<FeedProduct[]> {
  const request = searchRequest({ filters: listedFilters(engine.view), sort: 'id:asc' })
  for (let from = 0, total = 1; from < total; from += pageSize) {
    const answer = await queryCatalog(engine, { type: 'product', request, size: pageSize, from })
    if (!answer.ok) throw new Error(`products from ${from} on could not be loaded`)
    total = answer.result.total
    const documents = answer.result.items as unknown as ProductDocument[]
    const attributes = await loadAttributes(engine, [...new Set(documents.flatMap((one) => Object.keys(one)))])
    yield documents.map((document) => ({
      view: productView(engine, document, { attributes, parts: new Map() }),
      gtins: gtinsOf(document),
    }))
  }
}

function gtinsOf({ sku, gtin, configurable_children = [] }: ProductDocument): Map<string, string> {
  const all = [{ sku, gtin }, ...configurable_children]
  return new Map(all.flatMap((one) => (one.gtin == null || one.gtin === '' ? [] : [[one.sku, String(one.gtin)]])))
}
