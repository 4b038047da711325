import type { StockItem } from '@mantel/contract'
import type { Fields } from '../platform/db/index.ts'

/** A row of stock_item, or nulls for a product without one. */
export type StockRow = {
  qty: string | null
  is_in_stock: boolean | null
  manage_stock: boolean | null
  backorders: number | null
  min_sale_qty: string | null
  max_sale_qty: string | null
  details: Fields | null
}

/** Defaults of stock item fields that the shop only stores and returns. */
const defaultDetails = {
  stock_id: 1,
  is_qty_decimal: false,
  min_qty: 0,
  notify_stock_qty: 1,
  qty_increments: 0,
  enable_qty_increments: false,
  low_stock_date: null,
}

/** The stock item of the API. A product without a row is sold without stock management. */
export function toStockItem(productId: number, row: StockRow): StockItem {
  return {
    item_id: productId,
    ...defaultDetails,
    ...row.details,
    product_id: productId,
    qty: Number(row.qty ?? 0),
    is_in_stock: row.is_in_stock ?? true,
    manage_stock: row.manage_stock ?? false,
    backorders: row.backorders ?? 0,
    min_sale_qty: Number(row.min_sale_qty ?? 1),
    max_sale_qty: Number(row.max_sale_qty ?? 10_000),
  }
}
