import { type Refusal, refuse } from '@mantel/contract'
import { withContainingProducts } from '../catalog/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { lockStockBySku, writeStockLevel } from './stock.repository.ts'

export type StockChange = {
  sku: string
  /** The new quantity. It also turns on stock management for the product. */
  qty: number
  /** Default: in stock if the quantity is above the minimum or backorders are allowed. */
  isInStock?: boolean
}

/** Sets the stock quantity of a product in all stores. */
export function changeStock(
  ctx: { db: Db },
  change: StockChange,
): Promise<{ ok: true; productId: number } | Refusal<'sku_unknown' | 'quantity_invalid'>> {
  return inTransaction(ctx.db, async (tx) => {
    if (!Number.isFinite(change.qty) || change.qty < 0) return refuse('quantity_invalid')
    const found = await lockStockBySku(tx, change.sku)
    if (!found) return refuse('sku_unknown', { sku: change.sku })
    const { productId, stock } = found
    const isInStock = change.isInStock ?? (change.qty > stock.min_qty || stock.backorders > 0)
    await writeStockLevel(tx, productId, { qty: change.qty, is_in_stock: isInStock, manage_stock: true })
    await emit(tx, { type: 'stock.changed', ids: await withContainingProducts(tx, [productId]) })
    return { ok: true, productId }
  })
}
