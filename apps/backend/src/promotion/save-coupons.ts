import { normaliseCouponCode } from '@mantel/domain/promotion'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { writeCoupons } from './coupon.repository.ts'

/** A coupon as the merchant configures it. Amounts in major units, net or gross like the store's prices. */
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

/** Inserts coupons, or overwrites those with the same code. */
export function saveCoupons({ db }: { db: Db }, coupons: readonly CouponSetting[]): Promise<void> {
  const coupon = coupons.map((setting) => ({
    code: normaliseCouponCode(setting.code),
    kind: setting.kind,
    starts_at: setting.startsAt ?? null,
    ends_at: setting.endsAt ?? null,
    max_uses: setting.maxUses ?? null,
    max_uses_per_customer: setting.maxUsesPerCustomer ?? null,
    customers_only: setting.customersOnly ?? false,
    excluded_category_ids: [...(setting.excludedCategoryIds ?? [])],
    excluded_skus: [...(setting.excludedSkus ?? [])],
    excludes_reduced: setting.excludesReduced ?? false,
  }))
  const stores = coupons.flatMap((setting) =>
    setting.stores.map(({ storeCode, value, minimum = 0 }) => ({
      code: normaliseCouponCode(setting.code),
      store_code: storeCode,
      value,
      minimum,
    })),
  )
  return inTransaction(db, (tx) => writeCoupons(tx, { coupon, stores }))
}
