import type { Tx } from '../platform/db/index.ts'
import { findPayment, type PaymentRow, writePayment } from './payment.repository.ts'
import { insertRefund, listRefunds, type RefundRow, writeRefund } from './refund.repository.ts'

type ReportedRefund = { reference: string; amount: number }

/**
 * Records a refund that the provider reports: one of the shop's own, or one that the merchant made at the provider. The order must be
 * locked. Returns false if the refund was known.
 */
export async function recordRefund(
  tx: Tx,
  payment: PaymentRow,
  { reference, amount }: ReportedRefund,
  now: Date,
): Promise<boolean> {
  const refunds = await listRefunds(tx, payment.id)
  const own = refunds.find((refund) => refund.reference === reference) ?? findByAmount(refunds, amount, now)
  if (own) {
    await writeRefund(tx, own, { reference, doneAt: own.done_at ?? now, now })
    return false
  }
  await insertRefund(tx, { ...nextRefund(payment, refunds), amount }, { reference, doneAt: now, now })
  await reduceWaiting(tx, refunds, sumRefunds(refunds) + amount - payment.amount, now)
  return true
}

/** Within this time, a report may belong to a refund that the provider had confirmed without giving its id. */
const reportDelayMs = 24 * 60 * 60_000

/**
 * Finds the refund that a provider's report most likely belongs to, by its amount. The report may arrive before the reply to the refund
 * request, so the refund that was sent last comes first. A refund that the merchant made by hand replaces a waiting or failed one.
 */
function findByAmount(refunds: readonly RefundRow[], amount: number, now: Date): RefundRow | undefined {
  const unnamed = refunds.filter((refund) => refund.reference === null && refund.amount === amount)
  const waiting = unnamed.filter(({ done_at }) => done_at === null)
  const [lastSent] = waiting
    .filter(({ tries }) => tries > 0)
    .toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime())
  const isRecent = ({ done_at }: RefundRow) => done_at !== null && now.getTime() - done_at.getTime() < reportDelayMs
  return lastSent ?? unnamed.find(isRecent) ?? waiting[0]
}

/** Reduces refunds that were requested but not made, the newest first, so that no more is refunded than was paid. */
async function reduceWaiting(tx: Tx, refunds: readonly RefundRow[], excess: number, now: Date): Promise<void> {
  let left = excess
  for (const refund of refunds.toReversed()) {
    if (left <= 0) return
    if (refund.done_at !== null || refund.reference !== null) continue
    const amount = Math.max(0, refund.amount - left)
    left -= refund.amount - amount
    // A new attempt number gives a new key: the provider already knows the old key with the earlier amount.
    const attempt = refund.attempt + 1
    await writeRefund(tx, refund, { amount, attempt, doneAt: amount === 0 ? now : undefined, now })
  }
}

/** Marks the payment as refunded when its refunds reach its amount. */
export async function closeIfRefunded(tx: Tx, paymentId: number, now: Date): Promise<PaymentRow | undefined> {
  const payment = await findPayment(tx, paymentId)
  const done = (await listRefunds(tx, paymentId)).filter(({ done_at }) => done_at !== null)
  if (!payment || sumRefunds(done) < payment.amount) return payment
  return writePayment(tx, paymentId, { state: 'refunded', now })
}

export const sumRefunds = (refunds: readonly Pick<RefundRow, 'amount'>[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

export function nextRefund(
  { id, key }: PaymentRow,
  earlier: readonly RefundRow[],
): Pick<RefundRow, 'payment_id' | 'refund' | 'key'> {
  const refund = Math.max(0, ...earlier.map((one) => one.refund)) + 1
  return { payment_id: id, refund, key: `${key}.${refund}` }
}
