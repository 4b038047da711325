import type { ProductChild, ProductDocument, StockItem } from '@mantel/contract'
import { stock as limits } from '@mantel/domain/constants'
import type { Engine } from '../engine.ts'
import type { ProductCard } from './views/product-card.ts'

type Stocked = { id: number; sku: string }

/** Current stock by SKU. Products without an answer are absent. */
async function listStock(engine: Engine, products: readonly Stocked[]): Promise<Map<string, StockItem>> {
  if (!engine.online.mayTry()) return new Map()
  const batches: Stocked[][] = []
  for (let from = 0; from < products.length; from += limits.listBatchSize)
    batches.push(products.slice(from, from + limits.listBatchSize))
  const found = await Promise.all(batches.map((batch) => requestBatch(engine, batch)))
  return new Map(found.flat())
}

/** Loads the stock of the first products of a list. */
function prefetchStock(engine: Engine, products: readonly Stocked[]): Promise<Map<string, StockItem>> {
  return listStock(engine, products.slice(0, limits.prefetchCount))
}

/**
 * Loads the current stock of a list, whose page may have been cached: of the first products at once, then of the others
 * in batches. Calls back with the cards that differ, by SKU.
 */
export async function refreshListStock(
  engine: Engine,
  cards: readonly ProductCard[],
  onChange: (changed: ReadonlyMap<string, ProductCard>) => void,
): Promise<void> {
  const report = (stock: Map<string, StockItem>) => {
    const changed = cards.flatMap((card): [string, ProductCard][] => {
      const item = stock.get(card.sku)
      return !item || item.is_in_stock === card.inStock ? [] : [[card.sku, withStockState(card, item.is_in_stock)]]
    })
    if (changed.length > 0) onChange(new Map(changed))
  }
  report(await prefetchStock(engine, cards))
  report(await listStock(engine, cards.slice(limits.prefetchCount)))
}

const stockLabels = ['sold-out', 'last-pieces', 'pre-order']

function withStockState(card: ProductCard, inStock: boolean): ProductCard {
  const others = card.labels.filter(({ code }) => !stockLabels.includes(code))
  return { ...card, inStock, labels: inStock ? others : [{ code: 'sold-out', text: null }, ...others] }
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
