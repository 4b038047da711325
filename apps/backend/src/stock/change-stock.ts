import { type Refusal, refuse } from '@mantel/contract'
import { withOwners } from '../catalog/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { lockStock, writeStockLevel } from './stock.repository.ts'

export type StockChange = {
  sku: string
  /** The new quantity. From now on the product is counted. */
  qty: number
  /** Left out: in stock while there is something, or while backorders are allowed. */
  isInStock?: boolean
}

/** Sets how much of a product there is, in all stores. */
export function changeStock(
  ctx: { db: Db },
  change: StockChange,
): Promise<{ ok: true; productId: number } | Refusal<'sku_unknown' | 'quantity_invalid'>> {
  return inTransaction(ctx.db, async (tx) => {
    if (!Number.isFinite(change.qty) || change.qty < 0) return refuse('quantity_invalid')
    const found = await lockStock(tx, change.sku)
    if (!found) return refuse('sku_unknown', { sku: change.sku })
    const { productId, stock } = found
    const isInStock = change.isInStock ?? (change.qty > stock.min_qty || stock.backorders > 0)
    await writeStockLevel(tx, productId, { qty: change.qty, is_in_stock: isInStock, manage_stock: true })
    await emit(tx, { type: 'stock.changed', ids: await withOwners(tx, [productId]) })
    return { ok: true, productId }
  })
}
