import { noSaleLimit, type StockLevel } from '@mantel/domain/cart'
import type { StockItem } from './documents.ts'

/** Converts a stock item of the wire format. Catalogue documents of other servers omit fields. */
export function toStockLevel(item: Partial<StockItem>): StockLevel {
  const { qty, min_qty = 0, min_sale_qty = 1, max_sale_qty = 0, qty_increments = 0 } = item
  return {
    available: Math.floor((qty ?? 0) - min_qty),
    isInStock: item.is_in_stock !== false,
    isCounted: item.manage_stock !== false && !item.backorders && typeof qty === 'number',
    minimum: Math.max(1, Math.ceil(min_sale_qty)),
    maximum: max_sale_qty > 0 ? Math.floor(max_sale_qty) : noSaleLimit,
    pack: item.enable_qty_increments && qty_increments >= 1 ? Math.floor(qty_increments) : 1,
  }
}
