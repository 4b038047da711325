export { claimCoupon, lockCoupon, returnCoupon } from './claim-coupon.ts'
export { type FoundCoupon, findCoupon } from './find-coupon.ts'
export { issuePersonalCoupon } from './issue-personal-coupon.ts'
export { type CouponSetting, saveCoupons } from './save-coupons.ts'
