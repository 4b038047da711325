import { toMainUnits } from '@mantel/domain/money'
import { type Handlers, ok } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import { findGiftCard } from './find-gift-card.ts'

export function giftCardHandlers({ limits }: { limits: Limits }): Pick<Handlers, 'giftCardBalance'> {
  return {
    async giftCardBalance({ ctx, query }) {
      const refusal = await limits.take(ctx, 'wrongGiftCards', ctx.caller.address)
      if (refusal) return refusal
      const found = await findGiftCard(ctx, query.code)
      if (found.ok || found.code !== 'gift_card_wrong') await limits.giveBack(ctx, 'wrongGiftCards', ctx.caller.address)
      if (!found.ok) return found
      const { hint, balance, currency } = found.card
      const main = toMainUnits(balance, ctx.view.i18n.priceFormat.fractionDigits)
      return ok({ code: hint, balance: main, currency_code: currency })
    },
  }
}
