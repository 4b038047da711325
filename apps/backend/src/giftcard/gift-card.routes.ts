import { refuse } from '@mantel/contract'
import { toMainUnits } from '@mantel/domain/money'
import { createAttemptLimit } from '../customer/index.ts'
import { type Handlers, ok } from '../platform/http/index.ts'
import { findGiftCard } from './find-gift-card.ts'

/** Wrong codes of one caller. */
const wrongCodes = { most: 20, withinMs: 10 * 60_000 }

export function giftCardHandlers(): Pick<Handlers, 'giftCardBalance'> {
  const limit = createAttemptLimit(wrongCodes)
  return {
    async giftCardBalance({ ctx, query, request }) {
      if (!limit.mayTry(request.ip, ctx.now())) return refuse('too_many_requests')
      const found = await findGiftCard(ctx, query.code)
      if (!found.ok) {
        if (found.code === 'gift_card_wrong') limit.count(request.ip, ctx.now())
        return found
      }
      const { hint, balance, currency } = found.card
      const main = toMainUnits(balance, ctx.view.i18n.priceFormat.fractionDigits)
      return ok({ code: hint, balance: main, currency_code: currency })
    },
  }
}
