import { refuse } from '@mantel/contract'
import { createAttemptLimit, type GroupTokens } from '../customer/index.ts'
import { type Call, type Handlers, ok } from '../platform/http/index.ts'
import { applyGiftCard, withdrawGiftCard } from './change-gift-cards.ts'
import { whoAsks } from './who-asks.ts'

/** Wrong codes of one caller: codes are long, yet nobody shall have all night to try. */
const wrongCodes = { most: 20, withinMs: 10 * 60_000 }

/** The token stands in the body here, as old clients send it, or in the header. */
export function giftCardCartHandlers({
  groupTokens,
}: {
  groupTokens: GroupTokens
}): Pick<Handlers, 'giftCardApply' | 'giftCardRemove'> {
  const limit = createAttemptLimit(wrongCodes)
  const ask = (call: Call<'giftCardApply' | 'giftCardRemove'>) => {
    const ctx = { ...call.ctx, token: call.ctx.token ?? (call.body.token || null) }
    return whoAsks(groupTokens, { ctx, request: call.request }, call.body.quoteId)
  }
  return {
    async giftCardApply(call) {
      const { ctx, request, body } = call
      if (!limit.mayTry(request.ip, ctx.now())) return refuse('too_many_requests')
      const asked = await ask(call)
      if (!asked.ok) return asked
      const done = await applyGiftCard(ctx, asked.address, body.giftCardCode)
      if (!done.ok && done.code === 'gift_card_wrong') limit.count(request.ip, ctx.now())
      return done.ok ? ok(true) : done
    },

    async giftCardRemove(call) {
      const asked = await ask(call)
      if (!asked.ok) return asked
      const done = await withdrawGiftCard(call.ctx, asked.address, call.body.giftCardCode)
      return done.ok ? ok(true) : done
    },
  }
}
