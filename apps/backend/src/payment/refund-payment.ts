import { ProviderRefusal, ProviderUnavailable } from '@mantel/plugins/payment/server'
import type { Db } from '../platform/db/index.ts'
import type { PaymentCtx } from './context.ts'
import { markReturning, type PaymentRow, writePayment } from './payment.repository.ts'
import { settle } from './settle.ts'
import { providerOf } from './sync-with-provider.ts'

/** Marks the order's payment for refund, in the transaction that refunds the order. Returns false if nothing was paid. */
export function requestRefund(tx: Db, orderId: number, now: Date): Promise<boolean> {
  return markReturning(tx, orderId, now)
}

const refundTries = ({ details }: PaymentRow) => (typeof details.returnTries === 'number' ? details.returnTries : 0)

const maxPauseMinutes = 360

/** The first attempt is due immediately, later ones after growing pauses. */
export function isRefundDue(payment: PaymentRow, now: Date): boolean {
  const tries = refundTries(payment)
  const minutes = tries === 0 ? 0 : Math.min(2 ** (tries - 1), maxPauseMinutes)
  return now.getTime() - payment.updated_at.getTime() >= minutes * 60_000
}

/** Refunds a payment; safe to repeat. A payment that arrived too late is voided if the provider allows it. */
export async function refundPayment(ctx: PaymentCtx, payment: PaymentRow): Promise<void> {
  const { key, reference, amount, currency } = payment
  if (!reference) throw new Error(`payment ${payment.id} has no reference`)
  const provider = providerOf(ctx, payment)
  const captured = { key, reference, amount, currency }
  try {
    const isVoided = payment.details.isLate === true && (await provider.void(captured))
    if (!isVoided) await provider.refund(captured)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefusal)) throw error
    // Logged as an error, because the shopper's money is not refunded yet.
    ctx.log.error(
      { paymentId: payment.id, orderId: payment.order_id, reason: error.message },
      'refund failed, will be retried',
    )
    const details = { ...payment.details, returnTries: refundTries(payment) + 1 }
    await writePayment(ctx.db, payment.id, { details, now: ctx.now() })
    return
  }
  await settle(ctx, payment.id, { outcome: { kind: 'refunded', reference }, actor: 'provider' })
}
