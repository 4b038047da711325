import { normaliseCouponCode } from '@mantel/domain/promotion'
import type { Db } from '../platform/db/index.ts'
import { deleteCouponUse, insertCouponUse, lockLimitedCoupon } from './coupon.repository.ts'

/** Identifies the buyer, for limits per customer. A guest is identified only by e-mail address. */
export type CouponBuyer = { website: string; customerId: number | null; emailKey: string }

/**
 * Locks a coupon with limited uses, so that concurrent orders cannot exceed the limit; a coupon without limits is not locked.
 * Returns false if this buyer has reached the limit per customer.
 */
export async function lockCoupon(tx: Db, code: string, buyer: CouponBuyer): Promise<boolean> {
  const limits = await lockLimitedCoupon(tx, normaliseCouponCode(code), buyer)
  return !limits || limits.max === null || limits.used < limits.max
}

export function claimCoupon(
  tx: Db,
  use: { code: string; customerId: number | null; orderId: number; now: Date },
): Promise<void> {
  return insertCouponUse(tx, use)
}

/** Deletes the coupon use of a failed order. */
export function returnCoupon(tx: Db, orderId: number): Promise<void> {
  return deleteCouponUse(tx, orderId)
}
