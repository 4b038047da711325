/** Minor units of the store's currency, gross or net as the store's prices are kept. */
export type Coupon = {
  code: string
  kind: 'percent' | 'fixed' | 'free_shipping'
  /** Percent, or an amount; nothing for free shipping. */
  value: number
  /** Of the goods it counts for. */
  minimum: number
  startsAt: Date | null
  endsAt: Date | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  /** Guests are asked to log in first. */
  customersOnly: boolean
  excludedCategoryIds: readonly number[]
  excludedSkus: readonly string[]
  /** Goods that are reduced already stay as they are. */
  excludesReduced: boolean
}

/** How often it was used in orders; null: nobody is logged in. */
export type CouponUses = { total: number; byCustomer: number | null }

export type CouponLine = {
  /** The product's own and the bought variant's. */
  skus: readonly string[]
  categoryIds: readonly number[]
  isReduced: boolean
  isGiftCard: boolean
  /** Minor units, gross or net as the store's prices are kept. */
  amount: number
}
