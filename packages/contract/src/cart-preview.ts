import type { TotalsInput } from '@mantel/domain/cart'
import type { ResultOf } from './schemas.ts'

type WireTotals = ResultOf<'cartTotals'>

/**
 * What the server's totals were worked out from, so that a browser can work them out again when quantities change: by item
 * id, else as they were. null: the host does not say.
 */
export function totalsInputOf(
  { items, extension_attributes: told }: WireTotals,
  quantities: ReadonlyMap<number, number> = new Map(),
): TotalsInput | null {
  if (!told || items.some(({ extension_attributes }) => !extension_attributes)) return null
  return {
    lines: items.map(({ item_id, qty, extension_attributes: line }) => ({
      unit: line?.unit ?? [],
      quantity: quantities.get(item_id) ?? qty,
      isDiscounted: line?.is_discounted ?? false,
    })),
    discount: told.discount,
    shipping: told.shipping,
    rounding: told.rounding,
  }
}
