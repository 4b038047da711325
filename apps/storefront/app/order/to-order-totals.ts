import type { CartState, OrderSummary, StoredOrderTotals } from '@mantel/client'
import { type LocalDelivery, withDelivery } from '../cart/with-delivery.ts'

type SeenTotals = Pick<CartState, 'totals' | 'coupon'> & {
  /** The amount to pay that the shopper saw. */
  due: number | null
  /** Added if the totals have no shipping segment yet. */
  delivery: LocalDelivery | null
}

/** The totals that an order stores for its thank-you page, from those that the shopper saw. */
export function toOrderTotals({
  totals,
  coupon,
  due,
  delivery,
}: SeenTotals): Pick<OrderSummary, 'totals' | 'segments'> {
  const segments = withDelivery(totals?.segments ?? [], delivery)
  const value = (code: string) => segments.find((segment) => segment.code === code)?.value ?? 0
  const sums: StoredOrderTotals = {
    subtotalWithDiscount: value('subtotal') + value('discount'),
    taxAmount: value('tax'),
    shippingAmount: value('shipping'),
    couponCode: coupon.code,
    grandTotal: due ?? totals?.grandTotal ?? 0,
  }
  return { totals: sums, segments }
}
