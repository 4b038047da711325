import type { StockItem } from '@mantel/contract'
import { stock as limits } from '@mantel/domain/constants'
import type { Engine } from '../engine.ts'
import { listStock } from './stock.ts'
import type { ProductCard } from './views/product-card.ts'

/** Loads the stock of the first products of a list. */
function prefetchStock(engine: Engine, products: readonly ProductCard[]): Promise<Map<string, StockItem>> {
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
