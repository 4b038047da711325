import { toMinorUnits } from '@mantel/domain/money'
import { type Coupon, type CouponUses, normaliseCouponCode } from '@mantel/domain/promotion'
import type { Ctx } from '../platform/context.ts'
import { findCouponRow } from './coupon.repository.ts'

export type FoundCoupon =
  | { ok: true; coupon: Coupon; uses: CouponUses }
  | { ok: false; code: 'coupon_invalid' | 'coupon_other_store' }

/** Finds a coupon with its value in this store and the number of its uses. */
export async function findCoupon(
  { db, view }: Pick<Ctx, 'db' | 'view'>,
  given: string,
  customerId: number | null,
): Promise<FoundCoupon> {
  const code = normaliseCouponCode(given)
  const row = await findCouponRow(db, { code, storeCode: view.code, customerId })
  if (!row) return { ok: false, code: 'coupon_invalid' }
  if (row.value === null) return { ok: false, code: 'coupon_other_store' }
  const minor = (amount: string | null) => toMinorUnits(Number(amount), view.i18n.priceFormat.fractionDigits)
  return {
    ok: true,
    coupon: {
      code: row.code,
      kind: row.kind,
      value: row.kind === 'fixed' ? minor(row.value) : Number(row.value),
      minimum: minor(row.minimum),
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      maxUses: row.max_uses,
      maxUsesPerCustomer: row.max_uses_per_customer,
      customersOnly: row.customers_only,
      excludedCategoryIds: row.excluded_category_ids,
      excludedSkus: row.excluded_skus,
      excludesReduced: row.excludes_reduced,
    },
    uses: { total: row.total_uses, byCustomer: customerId === null ? null : row.customer_uses },
  }
}
