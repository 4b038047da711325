import type { TotalsInput } from '@mantel/domain/cart'
import type { ResultOf } from './schemas.ts'

type WireTotals = ResultOf<'cartTotals'>

/**
 * Reads the data that the server calculated a totals reply from, so that a browser can recalculate the totals with new quantities
 * (by item id; lines that are not listed keep their quantity). Returns null when the server does not send these data.
 */
export function totalsInputOf(
  { items, extension_attributes: input }: WireTotals,
  quantities: ReadonlyMap<number, number> = new Map(),
): TotalsInput | null {
  if (!input || items.some(({ extension_attributes }) => !extension_attributes)) return null
  return {
    lines: items.map(({ item_id, qty, extension_attributes: line }) => ({
      unit: line?.unit ?? [],
      quantity: quantities.get(item_id) ?? qty,
      isDiscounted: line?.is_discounted ?? false,
    })),
    discount: input.discount,
    shipping: input.shipping,
    rounding: input.rounding,
  }
}
