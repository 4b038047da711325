import {
  addDelivery,
  type CartState,
  type LocalDelivery,
  type OrderSummary,
  type StoredOrderTotals,
} from '@mantel/client'

type SeenTotals = Pick<
  CartState,
  'totals' | 'coupon' | 'lines' | 'giftCards' | 'hasFreeDelivery' | 'deliveryTaxRate'
> & {
  /** The amount to pay that the shopper saw. */
  due: number | null
  /** Added if the totals have no shipping segment yet. */
  delivery: LocalDelivery | null
}

/** The totals that an order stores for its thank-you page, from those that the shopper saw. */
export function toOrderTotals({ due, delivery, ...cart }: SeenTotals): Pick<OrderSummary, 'totals' | 'segments'> {
  const totals = addDelivery(cart, delivery)
  const segments = totals?.segments ?? []
  const value = (code: string) => segments.find((segment) => segment.code === code)?.value ?? 0
  const sums: StoredOrderTotals = {
    subtotalWithDiscount: value('subtotal') + value('discount'),
    taxAmount: value('tax'),
    shippingAmount: value('shipping'),
    couponCode: cart.coupon.code,
    grandTotal: due ?? totals?.grandTotal ?? 0,
  }
  return { totals: sums, segments }
}
