import type { CartDiscount } from '../cart/index.ts'
import type { Coupon, CouponLine, CouponUses } from './coupon.ts'

/** Why a coupon does not apply. minimum: minor units. */
export type CouponRefusal =
  | { ok: false; code: 'coupon_not_started'; startsAt: Date }
  | { ok: false; code: 'coupon_expired' | 'coupon_used_up' | 'coupon_used_before' | 'coupon_customers_only' }
  | { ok: false; code: 'coupon_no_goods' }
  | { ok: false; code: 'coupon_minimum'; minimum: number }

/** appliesToLine: whether the coupon applies to each line, in the order of the lines. */
export type CouponResult = { ok: true; discount: CartDiscount; appliesToLine: boolean[] } | CouponRefusal

/** endsAt is exclusive. */
export function checkCoupon(
  coupon: Coupon,
  { lines, uses, now }: { lines: readonly CouponLine[]; uses: CouponUses; now: Date },
): CouponResult {
  if (coupon.startsAt && now < coupon.startsAt) {
    return { ok: false, code: 'coupon_not_started', startsAt: coupon.startsAt }
  }
  if (coupon.endsAt && now >= coupon.endsAt) return { ok: false, code: 'coupon_expired' }
  if (coupon.maxUses !== null && uses.total >= coupon.maxUses) return { ok: false, code: 'coupon_used_up' }
  if (coupon.customersOnly && uses.byCustomer === null) return { ok: false, code: 'coupon_customers_only' }
  if (coupon.maxUsesPerCustomer !== null && (uses.byCustomer ?? 0) >= coupon.maxUsesPerCustomer) {
    return { ok: false, code: 'coupon_used_before' }
  }
  const appliesToLine = lines.map((line) => appliesTo(coupon, line))
  if (!appliesToLine.includes(true)) return { ok: false, code: 'coupon_no_goods' }
  const worth = lines.reduce((sum, { amount }, index) => sum + (appliesToLine[index] ? amount : 0), 0)
  if (worth < coupon.minimum) return { ok: false, code: 'coupon_minimum', minimum: coupon.minimum }
  return { ok: true, discount: discountOf(coupon), appliesToLine }
}

/** Gift cards are never discounted, because they are a means of payment. */
function appliesTo(coupon: Coupon, { skus, categoryIds, isReduced, isGiftCard }: CouponLine): boolean {
  return (
    !isGiftCard &&
    !(coupon.excludesReduced && isReduced) &&
    !skus.some((sku) => coupon.excludedSkus.includes(sku)) &&
    !categoryIds.some((id) => coupon.excludedCategoryIds.includes(id))
  )
}

function discountOf({ kind, value }: Coupon): CartDiscount {
  if (kind === 'percent') return { kind, percent: value }
  return kind === 'fixed' ? { kind, amount: value } : { kind }
}

/** The stored form for comparison: shoppers type codes in any case. */
export function normaliseCouponCode(given: string): string {
  return given.trim().toUpperCase()
}
