export { type CouponRefusal, type CouponVerdict, checkCoupon, normaliseCouponCode } from './check-coupon.ts'
export type { Coupon, CouponLine, CouponUses } from './coupon.ts'
