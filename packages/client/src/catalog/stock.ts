import type { ProductChild, ProductDocument, StockItem } from '@mantel/contract'
import { stock as limits } from '@mantel/domain/constants'
import type { Engine } from '../engine.ts'

type Stocked = { id: number; sku: string }

/** By sku, what the server says now. Those that it could not say anything about are absent. */
export async function listStock(engine: Engine, products: readonly Stocked[]): Promise<Map<string, StockItem>> {
  if (!engine.online.mayTry()) return new Map()
  const batches: Stocked[][] = []
  for (let from = 0; from < products.length; from += limits.listBatchSize)
    batches.push(products.slice(from, from + limits.listBatchSize))
  const found = await Promise.all(batches.map((batch) => askBatch(engine, batch)))
  return new Map(found.flat())
}

/** The stock of those products of a list that are in sight first. */
export function prefetchStock(engine: Engine, products: readonly Stocked[]): Promise<Map<string, StockItem>> {
  return listStock(engine, products.slice(0, limits.prefetchCount))
}

/** By product id: some servers answer in an order of their own. */
async function askBatch({ caller }: Engine, batch: readonly Stocked[]): Promise<[string, StockItem][]> {
  const outcome = await caller.call('stockList', { query: { skus: batch.map(({ sku }) => sku).join(',') } })
  if (!outcome.ok) return []
  const skus = new Map(batch.map(({ id, sku }) => [id, sku]))
  return (outcome.result as StockItem[]).flatMap((item): [string, StockItem][] => {
    const sku = skus.get(item.product_id)
    return sku === undefined ? [] : [[sku, item]]
  })
}

/**
 * The product with the stock of its variants, asked for where the catalogue did not say. Pages are made on the server from
 * the catalogue alone, so that they can be kept.
 */
export async function withStock(engine: Engine, document: ProductDocument): Promise<ProductDocument> {
  const { configurable_children: children = [] } = document
  const unknown = children.filter(({ stock }) => !stock)
  if (unknown.length === 0 || engine.place === 'server') return document
  const stock = await listStock(engine, unknown)
  const known = (child: ProductChild): ProductChild => {
    const item = child.stock ?? stock.get(child.sku)
    return item ? { ...child, stock: item } : child
  }
  return { ...document, configurable_children: children.map(known) }
}
