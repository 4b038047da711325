/** Amounts in minor units of the store's currency, gross or net like the store's source prices. */
export type Coupon = {
  code: string
  kind: 'percent' | 'fixed' | 'free_shipping'
  /** A percentage or an amount; unused for free shipping. */
  value: number
  /** Minimum value of the products to which the coupon applies. */
  minimum: number
  startsAt: Date | null
  endsAt: Date | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  /** Guests have to log in first. */
  customersOnly: boolean
  excludedCategoryIds: readonly number[]
  excludedSkus: readonly string[]
  /** The coupon does not apply to products with a special price. */
  excludesReduced: boolean
}

/** Number of orders with this coupon. byCustomer is null for guests. */
export type CouponUses = { total: number; byCustomer: number | null }

export type CouponLine = {
  /** SKUs of the product and of the bought variant. */
  skus: readonly string[]
  categoryIds: readonly number[]
  isReduced: boolean
  isGiftCard: boolean
  /** Minor units, gross or net like the store's source prices. */
  amount: number
}
