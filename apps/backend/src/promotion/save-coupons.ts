import { normaliseCouponCode } from '@mantel/domain/promotion'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { writeCoupons } from './coupon.repository.ts'

/** As the merchant writes it down. Amounts in main units, with or without tax as the store's prices are kept. */
export type CouponSetting = {
  code: string
  kind: 'percent' | 'fixed' | 'free_shipping'
  startsAt?: Date | null
  endsAt?: Date | null
  maxUses?: number | null
  maxUsesPerCustomer?: number | null
  customersOnly?: boolean
  excludedCategoryIds?: readonly number[]
  excludedSkus?: readonly string[]
  excludesReduced?: boolean
  /** value: percent or an amount. */
  stores: readonly { storeCode: string; value: number; minimum?: number }[]
}

/** Adds coupons, or makes those of the same code what is given. */
export function saveCoupons({ db }: { db: Db }, coupons: readonly CouponSetting[]): Promise<void> {
  const coupon = coupons.map((one) => ({
    code: normaliseCouponCode(one.code),
    kind: one.kind,
    starts_at: one.startsAt ?? null,
    ends_at: one.endsAt ?? null,
    max_uses: one.maxUses ?? null,
    max_uses_per_customer: one.maxUsesPerCustomer ?? null,
    customers_only: one.customersOnly ?? false,
    excluded_category_ids: [...(one.excludedCategoryIds ?? [])],
    excluded_skus: [...(one.excludedSkus ?? [])],
    excludes_reduced: one.excludesReduced ?? false,
  }))
  const stores = coupons.flatMap((one) =>
    one.stores.map(({ storeCode, value, minimum = 0 }) => ({
      code: normaliseCouponCode(one.code),
      store_code: storeCode,
      value,
      minimum,
    })),
  )
  return inTransaction(db, (tx) => writeCoupons(tx, { coupon, stores }))
}
