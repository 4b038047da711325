import { refuse } from '@mantel/contract'
import type { SummedLines } from '../cart/index.ts'
import type { Ctx } from '../platform/context.ts'
import { lockCoupon } from '../promotion/index.ts'
import { failedStep, reasonText } from './order-refused-error.ts'

/** Locks the cart's coupon until the end of the transaction, so that no other order can use it up. */
export async function lockOrderCoupon(
  { view, db: tx }: Pick<Ctx, 'view' | 'db'>,
  code: string | null,
  { customerId, emailKey }: { customerId: number | null; emailKey: string },
): Promise<void> {
  if (code === null) return
  const isAvailable = await lockCoupon(tx, code, { website: view.website, customerId, emailKey })
  if (!isAvailable) throw failedStep('order_placing_failed', reasonText(refuse('coupon_used_before'), view.language))
}

/** Refuses the order if its coupon no longer applies: without the discount it would cost more than displayed. */
export function refuseInvalidCoupon({ view }: Pick<Ctx, 'view'>, coupon: SummedLines['coupon']): void {
  if (coupon.state !== 'refused') return
  throw failedStep('order_placing_failed', reasonText(coupon.refusal, view.language, coupon.code))
}
