import type { CartDiscount, ShippingCost } from '@mantel/domain/cart'
import type { RatedAmount } from '@mantel/domain/pricing'

/** The fields of the wire's totals that are used. Major units. */
export type ServerTotals = {
  grand_total: number
  coupon_code?: string
  items: readonly ServerTotalsItem[]
  total_segments: readonly { code: string; title: string; value: number | null }[]
  allow_checkout?: boolean
  checkout_message?: string
  /** Why the applied coupon gives no discount. */
  coupon_message?: string
  /** Not part of the original wire format: the inputs of the totals besides the lines, in minor units. */
  extension_attributes?: {
    shipping?: ShippingCost | null
    /** Percent; known before a method is chosen. */
    shipping_tax_rate?: number
    discount?: CartDiscount | null
    /** Remaining balance of the applied cards. hint: the end of the code. */
    gift_cards?: readonly { hint: string; balance: number }[]
  }
  [figure: string]: unknown
}

export type ServerTotalsItem = {
  item_id: number
  qty: number
  price?: number
  price_incl_tax?: number
  row_total?: number
  row_total_incl_tax?: number
  tax_percent?: number
  options?: string
  extension_attributes?: { unit?: readonly RatedAmount[]; is_discounted?: boolean }
}

/** In a shipping-information reply the totals are nested. null: the reply has no totals. */
export function readTotals(result: unknown): ServerTotals | null {
  const reply = result as { totals?: unknown } | null
  const totals = (reply?.totals ?? reply) as Partial<ServerTotals> | null
  if (typeof totals?.grand_total !== 'number') return null
  const { items = [], total_segments = [], ...figures } = totals as ServerTotals
  return { ...figures, items, total_segments }
}
