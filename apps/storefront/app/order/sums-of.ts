import type { CartState, OrderSummary, OrderSums } from '@mantel/client'

type Seen = Pick<CartState, 'totals' | 'coupon'> & {
  /** What is left to pay, as it was shown. */
  due: number | null
  /** What delivery costs by the store's own data; it counts where the sum does not hold it yet. */
  delivery: { title: string; price: number } | null
}

/** What the thank-you page and the figures of a purchase need, from the sum that the shopper saw. */
export function sumsOf({ totals, coupon, due, delivery }: Seen): Pick<OrderSummary, 'totals' | 'segments'> {
  const known = totals?.segments ?? []
  const hasDelivery = known.some(({ code }) => code === 'shipping')
  const added = delivery && !hasDelivery ? [{ code: 'shipping', title: delivery.title, ...both(delivery.price) }] : []
  const isSum = (code: string) => code === 'tax' || code === 'grand_total'
  const segments = [...known.filter(({ code }) => !isSum(code)), ...added, ...known.filter(({ code }) => isSum(code))]
  const value = (code: string) => segments.find((segment) => segment.code === code)?.value ?? 0
  const sums: OrderSums = {
    subtotalWithDiscount: value('subtotal') + value('discount'),
    taxAmount: value('tax'),
    shippingAmount: value('shipping'),
    couponCode: coupon.code,
    grandTotal: due ?? totals?.grandTotal ?? 0,
  }
  return { totals: sums, segments }
}

const both = (price: number) => ({ value: price, gross: price })
