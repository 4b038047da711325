import type { GroupTokens } from '../customer/index.ts'
import { type Call, type Handlers, ok } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import { applyCoupon, findCartCoupon, withdrawCoupon } from './change-coupon.ts'
import type { ProductLookup } from './product-lookup.ts'
import { readTotals } from './read-totals.ts'
import { resolveCartAccess } from './resolve-cart-access.ts'
import { toWireTotals } from './wire-totals.ts'

type TotalsCalls = 'cartTotals' | 'cartApplyCoupon' | 'cartDeleteCoupon' | 'cartCoupon'

export function totalsHandlers({
  productLookup,
  groupTokens,
  limits,
}: {
  productLookup: ProductLookup
  groupTokens: GroupTokens
  limits: Limits
}): Pick<Handlers, TotalsCalls> {
  const resolveAccess = (call: Call<TotalsCalls>) => resolveCartAccess(groupTokens, call, call.query.cartId)

  return {
    async cartTotals(call) {
      const access = await resolveAccess(call)
      if (!access.ok) return access
      const summed = await readTotals(call.ctx, productLookup, access.cartRef, access)
      return summed.ok ? ok(toWireTotals(summed, call.ctx.view)) : summed
    },

    async cartApplyCoupon(call) {
      const access = await resolveAccess(call)
      if (!access.ok) return access
      const { ctx } = call
      const refusal = await limits.take(ctx, 'wrongCoupons', ctx.caller.address)
      if (refusal) return refusal
      const done = await applyCoupon(ctx, productLookup, access.cartRef, call.query.coupon, access)
      if (done.ok || done.code !== 'coupon_invalid') await limits.uncount(ctx, 'wrongCoupons', ctx.caller.address)
      return done.ok ? ok(true) : done
    },

    async cartDeleteCoupon(call) {
      const access = await resolveAccess(call)
      if (!access.ok) return access
      const done = await withdrawCoupon(call.ctx, access.cartRef)
      return done.ok ? ok(true) : done
    },

    async cartCoupon(call) {
      const access = await resolveAccess(call)
      if (!access.ok) return access
      const found = await findCartCoupon(call.ctx, access.cartRef)
      return found.ok ? ok(found.code) : found
    },
  }
}
