import type { Row } from '../platform/db/index.ts'
import { type Fields, isRecord, omitKeys, toFlag, toInteger, toNumber } from './values.ts'

const ownColumns = ['product_id', 'qty', 'is_in_stock', 'manage_stock', 'backorders', 'min_sale_qty', 'max_sale_qty']
const highest = 99_999_999

type StockDraft = Omit<Row<'stock_item'>, 'product_id'>

/**
 * A document without stock leaves the stored stock unchanged; a product without stored stock is sold without stock
 * management. With a quantity but no flags, stock is managed and the product is in stock while the quantity is
 * positive.
 */
export function readStock(value: unknown): { stock: StockDraft | null; warnings: string[] } {
  if (!isRecord(value)) return { stock: null, warnings: [] }
  const given = toNumber(value.qty)
  const qty = Math.min(Math.max(given ?? 0, 0), highest)
  const manage_stock = toFlag(value.manage_stock) ?? given !== undefined
  const min_sale_qty = Math.min(Math.max(toNumber(value.min_sale_qty) ?? 1, 0), highest)
  return {
    stock: {
      qty,
      is_in_stock: toFlag(value.is_in_stock) ?? (manage_stock ? qty > 0 : true),
      manage_stock,
      backorders: Math.min(Math.max(toInteger(value.backorders) ?? 0, 0), 2),
      min_sale_qty,
      max_sale_qty: Math.min(Math.max(toNumber(value.max_sale_qty) ?? 10_000, min_sale_qty), highest),
      details: details(value),
    },
    warnings: given !== undefined && given < 0 ? ['negative stock was replaced by 0'] : [],
  }
}

function details(value: Fields): Fields {
  return {
    ...omitKeys(value, ownColumns),
    ...numbers(value, ['item_id', 'stock_id', 'min_qty', 'notify_stock_qty', 'qty_increments']),
  }
}

/** Only the numeric fields; null would override the default. */
function numbers(value: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, toNumber(value[name])]))
}
