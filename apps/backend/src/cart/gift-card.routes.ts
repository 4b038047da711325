import { refuse } from '@mantel/contract'
import type { GroupTokens } from '../customer/index.ts'
import { type Call, type Handlers, ok } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import { applyGiftCard, withdrawGiftCard } from './change-gift-cards.ts'
import { resolveCartAccess } from './resolve-cart-access.ts'

/** Old clients send the token in the body of these calls; the header is accepted too. */
export function giftCardCartHandlers({
  groupTokens,
  limits,
}: {
  groupTokens: GroupTokens
  limits: Limits
}): Pick<Handlers, 'giftCardApply' | 'giftCardRemove'> {
  const resolveAccess = (call: Call<'giftCardApply' | 'giftCardRemove'>) => {
    const ctx = { ...call.ctx, token: call.ctx.token ?? (call.body.token || null) }
    return resolveCartAccess(groupTokens, { ctx, request: call.request }, call.body.quoteId)
  }
  return {
    async giftCardApply(call) {
      const { ctx, body } = call
      const access = await resolveAccess(call)
      if (!access.ok) return access
      const { giftCardCode, claimId } = body
      if (claimId !== undefined) {
        if (access.customerId === null) return refuse('gift_card_wrong')
        const applied = await applyGiftCard(ctx, access.cartRef, { customerId: access.customerId, claimId })
        return applied.ok ? ok(true) : applied
      }
      const refusal = await limits.take(ctx, 'wrongGiftCards', ctx.caller.address)
      if (refusal) return refusal
      const done = await applyGiftCard(ctx, access.cartRef, giftCardCode ?? '')
      if (done.ok || done.code !== 'gift_card_wrong') await limits.uncount(ctx, 'wrongGiftCards', ctx.caller.address)
      return done.ok ? ok(true) : done
    },

    async giftCardRemove(call) {
      const access = await resolveAccess(call)
      if (!access.ok) return access
      const done = await withdrawGiftCard(call.ctx, access.cartRef, call.body.giftCardCode)
      return done.ok ? ok(true) : done
    },
  }
}
