import type { RateSum } from '../pricing/index.ts'
import type { CartTotals } from './totals.ts'

/**
 * Minor units. The values of all segments (products, discount and shipping net, plus tax) add up to grand_total. So do the gross
 * values of all segments except tax.
 */
export type Segment = { code: SegmentCode; value: number; gross: number; rates?: RateSum[] }
/** amasty_giftcard is the code existing clients expect for gift card payments. */
export type SegmentCode = 'subtotal' | 'discount' | 'shipping' | 'tax' | 'amasty_giftcard' | 'grand_total'

/** Segments in display order. Shipping is omitted until a method is known. */
export function totalSegments(
  totals: CartTotals,
  { hasShipping, paidByCards = [] }: { hasShipping: boolean; paidByCards?: readonly number[] },
): Segment[] {
  const { subtotal, discount, shipping, total, byRate } = totals
  const byCards = paidByCards.reduce((sum, amount) => sum + amount, 0)
  const due = total.gross - byCards
  return [
    { code: 'subtotal', value: subtotal.net, gross: subtotal.gross },
    ...(discount.gross !== 0 || discount.net !== 0
      ? [{ code: 'discount', value: discount.net, gross: discount.gross } as const]
      : []),
    ...(hasShipping ? [{ code: 'shipping', value: shipping.net, gross: shipping.gross } as const] : []),
    { code: 'tax', value: total.tax, gross: 0, rates: byRate.filter(({ tax }) => tax !== 0) },
    ...(paidByCards.length > 0
      ? [{ code: 'amasty_giftcard', value: -byCards || 0, gross: -byCards || 0 } as const]
      : []),
    { code: 'grand_total', value: due, gross: due },
  ]
}
