import type { Tx } from '../platform/db/index.ts'
import { findPayment, type PaymentRow, writePayment } from './payment.repository.ts'
import { listRefunds, type RefundRow } from './refund.repository.ts'

/** Marks the payment as refunded when its refunds reach its amount. */
export async function closeIfRefunded(tx: Tx, paymentId: number, now: Date): Promise<PaymentRow | undefined> {
  const payment = await findPayment(tx, paymentId)
  const done = (await listRefunds(tx, paymentId)).filter(({ done_at }) => done_at !== null)
  if (!payment || sumOf(done) < payment.amount) return payment
  return writePayment(tx, paymentId, { state: 'refunded', now })
}

export const sumOf = (refunds: readonly Pick<RefundRow, 'amount'>[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

export function nextRefund(
  { id, key }: PaymentRow,
  earlier: readonly RefundRow[],
): Pick<RefundRow, 'payment_id' | 'refund' | 'key'> {
  const refund = Math.max(0, ...earlier.map((one) => one.refund)) + 1
  return { payment_id: id, refund, key: `${key}.${refund}` }
}
