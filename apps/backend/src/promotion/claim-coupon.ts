import { normaliseCouponCode } from '@mantel/domain/promotion'
import type { Db } from '../platform/db/index.ts'
import { deleteCouponUse, insertCouponUse, lockLimitedCoupon } from './coupon.repository.ts'

/** Who buys; a guest is known by the e-mail address alone. */
export type CouponBuyer = { website: string; customerId: number | null; emailKey: string }

/**
 * Holds a coupon that can be used up, so that nobody else counts its uses meanwhile; one without limits is left alone.
 * False: this buyer has had it as often as one may.
 */
export async function holdCoupon(tx: Db, code: string, buyer: CouponBuyer): Promise<boolean> {
  const limits = await lockLimitedCoupon(tx, normaliseCouponCode(code), buyer)
  return !limits || limits.most === null || limits.used < limits.most
}

export function claimCoupon(
  tx: Db,
  use: { code: string; customerId: number | null; orderId: number; now: Date },
): Promise<void> {
  return insertCouponUse(tx, use)
}

/** An order that came to nothing used none. */
export function returnCoupon(tx: Db, orderId: number): Promise<void> {
  return deleteCouponUse(tx, orderId)
}
