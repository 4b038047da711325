import type { CartState, OrderSummary, StoredOrderTotals } from '@mantel/client'

type SeenTotals = Pick<CartState, 'totals' | 'coupon'> & {
  /** The amount to pay that the shopper saw. */
  due: number | null
  /** The delivery cost by the store's own data. It is added if the totals have no shipping segment yet. */
  delivery: { title: string; price: number } | null
}

/** The totals that an order stores for its thank-you page, from those that the shopper saw. */
export function toOrderTotals({
  totals,
  coupon,
  due,
  delivery,
}: SeenTotals): Pick<OrderSummary, 'totals' | 'segments'> {
  const seen = totals?.segments ?? []
  const hasDelivery = seen.some(({ code }) => code === 'shipping')
  const added =
    delivery && !hasDelivery ? [{ code: 'shipping', title: delivery.title, ...sameNetAndGross(delivery.price) }] : []
  const isSum = (code: string) => code === 'tax' || code === 'grand_total'
  const segments = [...seen.filter(({ code }) => !isSum(code)), ...added, ...seen.filter(({ code }) => isSum(code))]
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

const sameNetAndGross = (price: number) => ({ value: price, gross: price })
