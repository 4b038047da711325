import { ProviderRefusal, ProviderUnavailable } from '@mantel/plugins/payment/server'
import type { Db } from '../platform/db/index.ts'
import type { PaymentCtx } from './context.ts'
import {
  findAuthorisedPayment,
  findPayment,
  insertPartialRefund,
  listPartialRefunds,
  markReturning,
  type PaymentRefundRow,
  type PaymentRow,
  writePartialRefund,
  writePayment,
} from './payment.repository.ts'
import { settle } from './settle.ts'
import { providerOf } from './sync-with-provider.ts'

/** Marks the order's payment for refund, in the transaction that refunds the order. Returns false if nothing was paid. */
export function requestRefund(tx: Db, orderId: number, now: Date): Promise<boolean> {
  return markReturning(tx, orderId, now)
}

/**
 * Marks a part of the order's payment for refund, in a transaction that has locked the order. Returns the amount that will be
 * refunded: 0 if nothing was paid through a provider, and never more than is left of the payment.
 */
export async function requestPartialRefund(tx: Db, orderId: number, amount: number, now: Date): Promise<number> {
  const payment = await findAuthorisedPayment(tx, orderId)
  if (!payment) return 0
  const earlier = await listPartialRefunds(tx, payment.id)
  const refunded = Math.min(amount, payment.amount - sumOf(earlier))
  if (refunded <= 0) return 0
  const refund = earlier.length + 1
  await insertPartialRefund(
    tx,
    { payment_id: payment.id, refund, key: `${payment.key}.${refund}`, amount: refunded },
    now,
  )
  return refunded
}

const sumOf = (refunds: readonly { amount: number }[]) => refunds.reduce((sum, { amount }) => sum + amount, 0)

const refundTries = ({ details }: PaymentRow) => (typeof details.returnTries === 'number' ? details.returnTries : 0)

const maxPauseMinutes = 360

export const isRefundDue = (payment: PaymentRow, now: Date): boolean =>
  isPauseOver(refundTries(payment), payment.updated_at, now)

/** The first attempt is due immediately, later ones after growing pauses. */
function isPauseOver(tries: number, lastTry: Date, now: Date): boolean {
  const minutes = tries === 0 ? 0 : Math.min(2 ** (tries - 1), maxPauseMinutes)
  return now.getTime() - lastTry.getTime() >= minutes * 60_000
}

/** Refunds a part of a payment; safe to repeat, because the provider recognises the key. */
export async function refundPart(ctx: PaymentCtx, refund: PaymentRefundRow): Promise<void> {
  if (!isPauseOver(refund.tries, refund.updated_at, ctx.now())) return
  const payment = await findPayment(ctx.db, refund.payment_id)
  if (!payment?.reference) throw new Error(`payment ${refund.payment_id} has no reference`)
  const { reference, currency } = payment
  const { key, amount } = refund
  try {
    await providerOf(ctx, payment).refund({ key, reference, amount, currency })
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefusal)) throw error
    // Logged as an error, because the shopper's money is not refunded yet.
    ctx.log.error(
      { paymentId: payment.id, orderId: payment.order_id, reason: error.message },
      'partial refund failed, will be retried',
    )
    return writePartialRefund(ctx.db, refund, { tries: refund.tries + 1, now: ctx.now() })
  }
  await writePartialRefund(ctx.db, refund, { doneAt: ctx.now(), now: ctx.now() })
}

/**
 * Refunds what is left of a payment; safe to repeat. A payment that arrived too late is voided if the provider allows it.
 */
export async function refundPayment(ctx: PaymentCtx, payment: PaymentRow): Promise<void> {
  const { key, reference, currency } = payment
  if (!reference) throw new Error(`payment ${payment.id} has no reference`)
  const amount = payment.amount - sumOf(await listPartialRefunds(ctx.db, payment.id))
  const provider = providerOf(ctx, payment)
  const captured = { key, reference, amount, currency }
  try {
    const isVoided = payment.details.isLate === true && (await provider.void(captured))
    if (!isVoided && amount > 0) await provider.refund(captured)
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
