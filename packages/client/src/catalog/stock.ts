import type { ProductChild, ProductDocument, StockItem } from '@mantel/contract'
import { stock as limits } from '@mantel/domain/constants'
import type { Engine } from '../engine.ts'

type Stocked = { id: number; sku: string }

/** Current stock by SKU. Products without an answer are absent. */
export async function listStock(engine: Engine, products: readonly Stocked[]): Promise<Map<string, StockItem>> {
  if (!engine.online.mayTry()) return new Map()
  const batches: Stocked[][] = []
  for (let from = 0; from < products.length; from += limits.listBatchSize)
    batches.push(products.slice(from, from + limits.listBatchSize))
  const found = await Promise.all(batches.map((batch) => requestBatch(engine, batch)))
  return new Map(found.flat())
}

/** Matches by product id: some servers reply in another order. */
async function requestBatch({ caller }: Engine, batch: readonly Stocked[]): Promise<[string, StockItem][]> {
  const outcome = await caller.call('stockList', { query: { skus: batch.map(({ sku }) => sku).join(',') } })
  if (!outcome.ok) return []
  const skus = new Map(batch.map(({ id, sku }) => [id, sku]))
  return (outcome.result as StockItem[]).flatMap((item): [string, StockItem][] => {
    const sku = skus.get(item.product_id)
    return sku === undefined ? [] : [[sku, item]]
  })
}

/**
 * Adds the stock of variants where the catalogue does not contain it. Pages on the server use the catalogue alone, so
 * that they can be cached.
 */
export async function withStock(engine: Engine, document: ProductDocument): Promise<ProductDocument> {
  const { configurable_children: children = [] } = document
  const unknown = children.filter(({ stock }) => !stock)
  if (unknown.length === 0 || engine.runtime === 'server') return document
  const stock = await listStock(engine, unknown)
  const withKnownStock = (child: ProductChild): ProductChild => {
    const item = child.stock ?? stock.get(child.sku)
    return item ? { ...child, stock: item } : child
  }
  return { ...document, configurable_children: children.map(withKnownStock) }
}
