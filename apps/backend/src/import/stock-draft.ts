import type { Row } from '../platform/db/index.ts'
import { type Fields, isMissing, isRecord, omitKeys, quote, toFlag, toInteger, toNumber } from './values.ts'

const ownColumns = ['product_id', 'qty', 'is_in_stock', 'manage_stock', 'backorders', 'min_sale_qty', 'max_sale_qty']
const numericDetails = ['item_id', 'stock_id', 'min_qty', 'notify_stock_qty', 'qty_increments']
const maxValue = 99_999_999

type StockRow = Omit<Row<'stock_item'>, 'product_id'>

/** The stock of a document. Fields that it omits are undefined. */
export type StockDraft = {
  qty: number | undefined
  is_in_stock: boolean | undefined
  manage_stock: boolean | undefined
  backorders: number | undefined
  min_sale_qty: number | undefined
  max_sale_qty: number | undefined
  details: Fields
}

/**
 * A document without stock leaves the stored stock unchanged; a product without stored stock is sold without stock
 * management. The result is a text, the reason, if the quantity cannot be read.
 */
export function readStock(value: unknown): { stock: StockDraft | null; warnings: string[] } | string {
  if (!isRecord(value)) return { stock: null, warnings: [] }
  const given = toNumber(value.qty)
  if (given === undefined && !isMissing(value.qty)) return `stock.qty ${quote(value.qty)} is not a number`
  return {
    stock: {
      qty: limited(given, maxValue),
      is_in_stock: toFlag(value.is_in_stock),
      manage_stock: toFlag(value.manage_stock),
      backorders: limited(toInteger(value.backorders), 2),
      min_sale_qty: limited(toNumber(value.min_sale_qty), maxValue),
      max_sale_qty: limited(toNumber(value.max_sale_qty), maxValue),
      details: details(value),
    },
    warnings: given !== undefined && given < 0 ? ['negative stock was replaced by 0'] : [],
  }
}

/**
 * The kind of stock fields in a document. 'quantity': it has a quantity or says whether stock is managed. 'settings':
 * it has other stock fields only. 'none': it has no stock fields.
 */
export type StockFact = 'none' | 'settings' | 'quantity'

export function stockFact(draft: StockDraft | null): StockFact {
  if (draft === null) return 'none'
  return draft.qty === undefined && draft.manage_stock === undefined ? 'settings' : 'quantity'
}

/**
 * A document with a quantity replaces all stored stock settings. A document without one changes only the settings that it
 * contains: it must not end stock management by accident.
 */
export function completeStock(draft: StockDraft, stored: StockRow | undefined): StockRow {
  const kept = draft.qty === undefined ? stored : undefined
  const qty = Number(draft.qty ?? kept?.qty ?? 0)
  const manage_stock = draft.manage_stock ?? kept?.manage_stock ?? draft.qty !== undefined
  const keptAvailability = kept?.manage_stock === manage_stock ? kept.is_in_stock : undefined
  const min_sale_qty = Number(draft.min_sale_qty ?? kept?.min_sale_qty ?? 1)
  return {
    qty,
    is_in_stock: draft.is_in_stock ?? keptAvailability ?? (manage_stock ? qty > 0 : true),
    manage_stock,
    backorders: draft.backorders ?? kept?.backorders ?? 0,
    min_sale_qty,
    max_sale_qty: Math.max(Number(draft.max_sale_qty ?? kept?.max_sale_qty ?? 10_000), min_sale_qty),
    details: { ...kept?.details, ...draft.details },
  }
}

function limited(value: number | undefined, max: number): number | undefined {
  return value === undefined ? undefined : Math.min(Math.max(value, 0), max)
}

/** Numeric fields without a number are left out; null would override the default. */
function details(value: Fields): Fields {
  const numbers = numericDetails.flatMap((name) => {
    const number = toNumber(value[name])
    return number === undefined ? [] : [[name, number]]
  })
  return { ...omitKeys(value, [...ownColumns, ...numericDetails]), ...Object.fromEntries(numbers) }
}
