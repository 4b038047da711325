export { type CouponRefusal, type CouponResult, checkCoupon, normaliseCouponCode } from './check-coupon.ts'
export type { Coupon, CouponLine, CouponUses } from './coupon.ts'
