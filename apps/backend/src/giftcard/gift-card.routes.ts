import { type Refusal, refuse } from '@mantel/contract'
import { toMajorUnits } from '@mantel/domain/money'
import { websiteOf } from '@mantel/domain/store'
import { authenticate } from '../customer/index.ts'
import { type Handlers, ok, type RequestCtx, rawReply } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import { deleteClaim, insertClaim } from './claim.repository.ts'
import { findGiftCard } from './find-gift-card.ts'
import type { GiftCardRow } from './gift-card.repository.ts'
import { listClaims } from './list-claims.ts'
import { previewCard } from './preview-card.ts'
import { type CardPrinting, printCard } from './print-card.ts'

type GiftCardCalls =
  | 'giftCardBalance'
  | 'giftCardPreview'
  | 'giftCardPrint'
  | 'giftCardClaims'
  | 'giftCardClaimSave'
  | 'giftCardClaimRemove'

export function giftCardHandlers({
  limits,
  ...printing
}: CardPrinting & { limits: Limits }): Pick<Handlers, GiftCardCalls> {
  /** Wrong codes are limited, so that codes cannot be guessed. */
  async function findLimited(ctx: RequestCtx, code: string): Promise<{ ok: true; card: GiftCardRow } | Refusal> {
    const refusal = await limits.take(ctx, 'wrongGiftCards', ctx.caller.address)
    if (refusal) return refusal
    const found = await findGiftCard(ctx, code)
    if (found.ok || found.code !== 'gift_card_wrong') await limits.uncount(ctx, 'wrongGiftCards', ctx.caller.address)
    return found
  }

  return {
    async giftCardBalance({ ctx, query }) {
      const found = await findLimited(ctx, query.code)
      if (!found.ok) return found
      const { hint, balance, currency } = found.card
      const majorUnits = toMajorUnits(balance, ctx.view.i18n.priceFormat.fractionDigits)
      return ok({ code: hint, balance: majorUnits, currency_code: currency })
    },

    giftCardPreview({ ctx: { view }, query }) {
      return ok(previewCard(query, { view, website: websiteOf(printing.stores, view) }))
    },

    async giftCardPrint({ ctx, params }) {
      const pdf = await printCard(ctx, printing, params.cardKey)
      if (!pdf) return (await limits.take(ctx, 'wrongGiftCards', ctx.caller.address)) ?? refuse('gift_card_wrong')
      return rawReply(pdf, {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="gift-card.pdf"',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
    },

    async giftCardClaims({ ctx }) {
      const session = await authenticate(ctx)
      return session.ok ? ok(await listClaims(ctx, session.customer.id)) : session
    },

    async giftCardClaimSave({ ctx, body }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      const found = await findLimited(ctx, body.code)
      if (!found.ok) return found
      const customerId = session.customer.id
      await insertClaim(ctx.db, { customerId, cardId: found.card.id, now: ctx.now() })
      return ok(await listClaims(ctx, customerId))
    },

    async giftCardClaimRemove({ ctx, params }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      const isRemoved = await deleteClaim(ctx.db, session.customer.id, params.claimId)
      return isRemoved ? ok(await listClaims(ctx, session.customer.id)) : refuse('gift_card_wrong')
    },
  }
}
