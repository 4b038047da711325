import { ProviderRefusal, ProviderUnavailable, type RefundOutcome } from '@mantel/plugins/payment/server'
import { type Db, inTransaction, type Tx } from '../platform/db/index.ts'
import type { PaymentCtx } from './context.ts'
import { findPayment, listPayments, markReturning, type PaymentRow, writePayment } from './payment.repository.ts'
import { closeIfRefunded, nextRefund, recordRefund, sumRefunds } from './record-refund.ts'
import { findRefund, insertRefund, listRefunds, markSent, type RefundRow, writeRefund } from './refund.repository.ts'
import { settle } from './settle.ts'
import { providerOf } from './sync-with-provider.ts'

/** Amounts in minor units. provider: to be refunded through the payment provider now. before: already refunded or requested earlier. */
export type RequestedRefund = { provider: number; before: number }

/**
 * Marks the order's payment for refund, in a transaction that has locked the order. Returns null if nothing was paid through a
 * provider.
 */
export async function requestRefund(tx: Db, orderId: number, now: Date): Promise<RequestedRefund | null> {
  const payment = (await listPayments(tx, orderId)).find(hasPaidOrder)
  if (!payment) return null
  if (payment.state === 'refunded') return { provider: 0, before: payment.amount }
  const before = sumRefunds(await listRefunds(tx, payment.id))
  await markReturning(tx, payment.id, now)
  return { provider: payment.amount - before, before }
}

const hasPaidOrder = ({ state, details }: PaymentRow) =>
  state === 'authorised' || (state === 'refunded' && details.isLate !== true)

/**
 * Marks a part of the order's payment for refund, never more than is left of it, in a transaction that has locked the order. Returns
 * null if nothing was paid through a provider.
 */
export async function requestPartialRefund(
  tx: Db,
  orderId: number,
  amount: number,
  now: Date,
): Promise<RequestedRefund | null> {
  const payment = (await listPayments(tx, orderId)).find(hasPaidOrder)
  if (!payment) return null
  if (payment.state === 'refunded') return { provider: 0, before: payment.amount }
  const earlier = await listRefunds(tx, payment.id)
  const before = sumRefunds(earlier)
  const provider = Math.max(0, Math.min(amount, payment.amount - before))
  if (provider > 0) await insertRefund(tx, { ...nextRefund(payment, earlier), amount: provider }, { now })
  return { provider, before }
}

/** Voids a payment that arrived too late, if the provider allows it. Otherwise requests the refund of what is left of the payment. */
export async function refundPayment(ctx: PaymentCtx, payment: PaymentRow): Promise<void> {
  if (payment.details.isLate === true) {
    try {
      if (await voidPayment(ctx, payment)) return
    } catch (error) {
      logFailure(ctx, payment, error)
      const { returnTries } = payment.details
      const tries = typeof returnTries === 'number' ? returnTries : 0
      await writePayment(ctx.db, payment.id, {
        details: { ...payment.details, returnTries: tries + 1 },
        now: ctx.now(),
      })
      return
    }
  }
  await underLock(ctx, payment, async (tx, { state }) => {
    const earlier = await listRefunds(tx, payment.id)
    const amount = payment.amount - sumRefunds(earlier)
    if (state !== 'returning' || amount <= 0) return
    // An earlier version of the shop may have started a refund with this key before the upgrade.
    const isKeyUsed = earlier.some(({ key }) => key === payment.key)
    const next = nextRefund(payment, earlier)
    await insertRefund(tx, { ...next, key: isKeyUsed ? next.key : payment.key, amount }, { now: ctx.now() })
  })
}

async function voidPayment(ctx: PaymentCtx, payment: PaymentRow): Promise<boolean> {
  const { id, key, amount, currency } = payment
  const reference = referenceOf(payment)
  if (!(await providerOf(ctx, payment).void({ key, reference, amount, currency }))) return false
  await settle(ctx, id, { outcome: { kind: 'refunded', reference }, actor: 'provider' })
  return true
}

/**
 * Sends a refund, or requests the status of one that the provider has not decided; safe to repeat, because the provider recognises
 * the key.
 */
export async function sendRefund(ctx: PaymentCtx, due: RefundRow): Promise<void> {
  const payment = await findPayment(ctx.db, due.payment_id)
  if (!payment) throw new Error(`no payment with id ${due.payment_id}`)
  const refund = await markSent(ctx.db, due, ctx.now())
  if (!refund) return
  let outcome: RefundOutcome
  try {
    outcome = await requestOutcome(ctx, payment, refund)
  } catch (error) {
    return logFailure(ctx, payment, error)
  }
  if (outcome.kind === 'refused') logFailure(ctx, payment, new Error(outcome.reason), 'refused')
  await underLock(ctx, payment, (tx) => writeOutcome(tx, { payment, sent: refund, outcome, now: ctx.now() }))
}

function requestOutcome(ctx: PaymentCtx, payment: PaymentRow, refund: RefundRow): Promise<RefundOutcome> {
  const provider = providerOf(ctx, payment)
  const { key, attempt, amount } = refund
  if (refund.reference !== null && provider.lookUpRefund) return provider.lookUpRefund(refund.reference)
  const { currency } = payment
  return provider.refund({ key, attempt, reference: referenceOf(payment), amount, currency })
}

type Sent = { payment: PaymentRow; sent: RefundRow; outcome: RefundOutcome; now: Date }

async function writeOutcome(tx: Tx, { payment, sent, outcome, now }: Sent): Promise<void> {
  const refund = await findRefund(tx, sent)
  const isChanged = !refund || refund.attempt !== sent.attempt || refund.done_at !== null
  switch (outcome.kind) {
    case 'refused':
      // The next attempt gets a new key: to this one the provider would repeat its refusal.
      if (!isChanged) await writeRefund(tx, sent, { attempt: sent.attempt + 1, reference: null, now })
      return
    case 'pending':
      if (isChanged) return
      await reopenMismatched(tx, sent, outcome.reference, now)
      return writeRefund(tx, sent, { reference: outcome.reference, now })
    case 'done': {
      const { reference } = outcome
      // This refund may have been marked as done by the report of another refund while it was being sent.
      if (isChanged && reference) await recordRefund(tx, payment, { reference, amount: sent.amount }, now)
      else if (!isChanged) {
        if (reference) await reopenMismatched(tx, sent, reference, now)
        await writeRefund(tx, sent, { reference, doneAt: now, now })
      }
      await closeIfRefunded(tx, payment.id, now)
    }
  }
}

/**
 * Reopens another refund that a webhook wrongly marked as done. A webhook names no refund of the shop, so it was matched by amount. The
 * provider's reply to this refund now shows that the reference in the webhook belongs to this one.
 */
async function reopenMismatched(tx: Tx, sent: RefundRow, reference: string, now: Date): Promise<void> {
  const refunds = await listRefunds(tx, sent.payment_id)
  const other = refunds.find((refund) => refund.reference === reference && refund.refund !== sent.refund)
  if (other) await writeRefund(tx, other, { reference: null, doneAt: null, now })
}

/** Runs the work with the order and its payment locked. */
async function underLock(
  ctx: PaymentCtx,
  { id, order_id }: PaymentRow,
  work: (tx: Tx, payment: PaymentRow) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await ctx.orders.lock(tx, order_id)
    const payment = await findPayment(tx, id)
    if (payment) await work(tx, payment)
  })
}

function referenceOf({ id, reference }: PaymentRow): string {
  if (!reference) throw new Error(`payment ${id} has no reference`)
  return reference
}

/** Logged as an error, because the shopper's money is not refunded yet. */
function logFailure(ctx: PaymentCtx, { id, order_id }: PaymentRow, error: unknown, how = 'failed'): void {
  const isExpected = error instanceof ProviderUnavailable || error instanceof ProviderRefusal || how === 'refused'
  const cause = isExpected ? { reason: (error as Error).message } : { err: error }
  ctx.log.error({ paymentId: id, orderId: order_id, ...cause }, `refund ${how}, will be retried`)
}
