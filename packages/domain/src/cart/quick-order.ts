import { largestQuantity, nextQuantity, parseQuantity, type StockLevel } from './quantity.ts'
import { type CartRefusal, cartRefusal } from './refusal.ts'

/** The largest number of lines that one request may check. */
export const maxQuickOrderLines = 200
/** The longest SKU that the shop stores. */
const maxSkuLength = 128

export type QuickOrderLine = { sku: string; quantity: number }
export type QuickOrder = {
  /** Each SKU once, in the order of its first line; quantities of repeated SKUs are added. */
  lines: QuickOrderLine[]
  /** The lines without a readable SKU and quantity, as they were typed. */
  unreadable: string[]
}

/**
 * Reads a typed list or rows pasted from a spreadsheet: SKU and quantity in each line, separated by a comma, semicolon, tab or
 * space. Values may be quoted. A line without a quantity means one unit. A heading line and empty lines are skipped.
 */
export function parseQuickOrder(text: string): QuickOrder {
  const quantities = new Map<string, QuickOrderLine>()
  const unreadable: string[] = []
  const typed = text.split(/\r\n|\n|\r/).map((line) => line.trim())
  for (const [at, line] of typed.filter((one) => one !== '').entries()) {
    const cells = cellsOf(line)
    const [sku = '', given = '1'] = cells
    const quantity = parseQuantity(given)
    const isHeading = at === 0 && quantity === null && cells.length > 1 && !/\d/.test(line)
    if (isHeading) continue
    if (quantity === null || sku === '' || sku.length > maxSkuLength) {
      unreadable.push(line)
      continue
    }
    // SKUs that differ only in case mean the same product, because buyers do not type the case as it is stored.
    const key = sku.toUpperCase()
    const before = quantities.get(key)
    quantities.set(key, { sku: before?.sku ?? sku, quantity: quantity + (before?.quantity ?? 0) })
  }
  return { lines: [...quantities.values()], unreadable }
}

/**
 * The first two cells of a line; further cells, such as a name, are dropped. Spaces separate cells only in lines without another
 * separator.
 */
function cellsOf(line: string): string[] {
  const separator = /[\t;,]/.exec(line)?.[0] ?? /\s+(?=\S+$)/
  return line
    .split(separator)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((cell, at) => at < 2 && (at === 0 || cell !== ''))
}

export type AdjustedQuantity =
  /** reason: why the quantity is not the wanted one; null if it is. */
  { ok: true; quantity: number; reason: CartRefusal | null } | { ok: false; reason: CartRefusal }

/**
 * The quantity that can be ordered instead of the wanted one: the next full pack that reaches the minimum, or else the largest
 * that stock and limits allow.
 */
export function adjustQuantity(wanted: number, level: StockLevel): AdjustedQuantity {
  const largest = largestQuantity(level)
  if (largest === 0) return { ok: false, reason: cartRefusal('out_of_stock') }
  const next = nextQuantity(wanted, level)
  if (next === null || next > largest)
    return { ok: true, quantity: largest, reason: cartRefusal('max_quantity', { maxQuantity: largest }) }
  if (next === wanted) return { ok: true, quantity: wanted, reason: null }
  const { minimum, pack } = level
  const reason =
    wanted < minimum
      ? cartRefusal('minimum_order', { quantity: minimum })
      : cartRefusal('pack_size', { quantity: pack })
  return { ok: true, quantity: next, reason }
}
