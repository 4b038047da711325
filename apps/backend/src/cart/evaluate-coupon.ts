import type { Refusal } from '@mantel/contract'
import { formatPrice } from '@mantel/domain/money'
import { lineAmount } from '@mantel/domain/pricing'
import { type CouponLine, type CouponRefusal, type CouponResult, checkCoupon } from '@mantel/domain/promotion'
import type { StoreView } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'
import { findCoupon } from '../promotion/index.ts'
import type { PricedLine } from './price-lines.ts'

export type CouponEvaluation =
  | { state: 'none' }
  | ({ state: 'applies'; code: string } & Omit<Extract<CouponResult, { ok: true }>, 'ok'>)
  /** The code was entered but does not apply to the cart's present content. */
  | { state: 'refused'; code: string; refusal: Refusal }

/** Checks whether a coupon applies to these lines now; if not, says why. */
export async function evaluateCoupon(
  ctx: Ctx,
  code: string | null,
  lines: readonly PricedLine[],
  customerId: number | null,
): Promise<CouponEvaluation> {
  if (code === null) return { state: 'none' }
  const found = await findCoupon(ctx, code, customerId)
  if (!found.ok) return { state: 'refused', code, refusal: { ...found, params: {} } }
  const { coupon, uses } = found
  const verdict = checkCoupon(coupon, { lines: lines.map(couponLine), uses, now: ctx.now() })
  if (!verdict.ok) return { state: 'refused', code: coupon.code, refusal: toRefusal(verdict, ctx.view) }
  return { state: 'applies', code: coupon.code, discount: verdict.discount, appliesToLine: verdict.appliesToLine }
}

function couponLine({ product, productType, productSku, boughtSku, price, quantity }: PricedLine): CouponLine {
  const amounts = lineAmount(price?.unit ?? [], quantity)
  return {
    skus: [productSku, boughtSku],
    categoryIds: product?.categoryIds ?? [],
    isReduced: price?.isReduced ?? false,
    isGiftCard: productType === 'amgiftcard',
    amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
  }
}

function toRefusal(refusal: CouponRefusal, { i18n }: StoreView): Refusal {
  switch (refusal.code) {
    case 'coupon_minimum':
      return { ok: false, code: refusal.code, params: { minimum: formatPrice(refusal.minimum, i18n) } }
    case 'coupon_not_started':
      return {
        ok: false,
        code: refusal.code,
        params: { date: new Intl.DateTimeFormat(i18n.defaultLocale).format(refusal.startsAt) },
      }
    default:
      return { ok: false, code: refusal.code, params: {} }
  }
}
