import type { CartState, OrderSums } from '@mantel/client'

/** What the thank-you page and the figures of a purchase need, from the totals that the shopper saw. */
export function sumsOf({ totals, coupon }: Pick<CartState, 'totals' | 'coupon'>): OrderSums {
  const value = (code: string) => totals?.segments.find((segment) => segment.code === code)?.value ?? 0
  return {
    subtotalWithDiscount: value('subtotal') + value('discount'),
    taxAmount: value('tax'),
    shippingAmount: value('shipping'),
    couponCode: coupon.code,
    grandTotal: totals?.grandTotal ?? 0,
  }
}
