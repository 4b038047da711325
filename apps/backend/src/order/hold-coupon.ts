import { refuse } from '@mantel/contract'
import type { SummedLines } from '../cart/index.ts'
import type { Ctx } from '../platform/context.ts'
import { holdCoupon } from '../promotion/index.ts'
import { failedStep, reasonText } from './refused.ts'

/** From here on nobody else can use up the cart's coupon. */
export async function holdCouponOf(
  { view, db: tx }: Pick<Ctx, 'view' | 'db'>,
  code: string | null,
  { customerId, emailKey }: { customerId: number | null; emailKey: string },
): Promise<void> {
  if (code === null) return
  const isLeft = await holdCoupon(tx, code, { website: view.website, customerId, emailKey })
  if (!isLeft) throw failedStep('order_placing_failed', reasonText(refuse('coupon_used_before'), view.language))
}

/** A coupon that no longer counts would make the order dearer than the shopper thinks: they have to take it away. */
export function refuseCoupon({ view }: Pick<Ctx, 'view'>, coupon: SummedLines['coupon']): void {
  if (coupon.state !== 'refused') return
  throw failedStep('order_placing_failed', reasonText(coupon.refusal, view.language, coupon.code))
}
