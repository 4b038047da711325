import type { PaymentOutcome } from '@mantel/plugins/payment/server'
import { afterCommit, type Db, inTransaction, type Tx } from '../platform/db/index.ts'
import type { PaymentCtx } from './context.ts'
import type { OrderToPay } from './orders-to-pay.ts'
import {
  abandonPayments,
  findPayment,
  insertEvent,
  listPayments,
  type PaymentRow,
  writePayment,
} from './payment.repository.ts'
import { type AbandonedOutcome, isOpen, settleActionOf } from './payment-state.ts'
import { closeIfRefunded, recordRefund } from './record-refund.ts'
import { closeRefunds } from './refund.repository.ts'

export type PaymentUpdate = {
  outcome: PaymentOutcome | AbandonedOutcome
  actor: 'shopper' | 'provider' | 'deadline'
  /** The webhook event that carried the update; a known event changes nothing. */
  event?: { id: string; kind: string }
}

export type SettledPayment = { payment: PaymentRow; order: OrderToPay }

/**
 * Applies the result of a browser call, return, webhook or deadline, under the lock of the order's row: the first one decides,
 * the others see its decision. Runs only SQL; a payment that must be refunded is only marked.
 */
export function settle(ctx: PaymentCtx, paymentId: number, update: PaymentUpdate): Promise<SettledPayment> {
  return inTransaction(ctx.db, async (tx) => {
    const before = await requirePayment(tx, paymentId)
    const order = await ctx.orders.lock(tx, before.order_id)
    if (!order) throw new Error(`payment ${paymentId} has no order`)
    const payment = await requirePayment(tx, paymentId)
    const now = ctx.now()
    if (update.event && !(await insertEvent(tx, { provider: payment.provider, ...update.event, now })))
      return { payment, order }
    const settled = await apply(ctx, tx, { payment, order, update, now })
    // The order is read again, because its state may have changed.
    return { payment: settled, order: (await ctx.orders.lock(tx, order.id)) ?? order }
  })
}

type Applied = { payment: PaymentRow; order: OrderToPay; update: PaymentUpdate; now: Date }

async function apply(ctx: PaymentCtx, tx: Tx, applied: Applied): Promise<PaymentRow> {
  const { payment, update, now } = applied
  const { outcome } = update
  const write = (change: Omit<Parameters<typeof writePayment>[2], 'now'>) =>
    writePayment(tx, payment.id, {
      reference: 'reference' in outcome ? outcome.reference : undefined,
      ...change,
      now,
    })
  switch (settleActionOf(payment.state, outcome.kind)) {
    case 'accept':
      return accept(ctx, tx, applied, write)
    case 'decline':
    case 'abandon': {
      const reason = 'reason' in outcome ? outcome.reason : ''
      const state = outcome.kind === 'declined' ? 'declined' : 'abandoned'
      const written = await write({ state, details: { ...payment.details, reason: reason.slice(0, 200) } })
      const others = await listPayments(tx, payment.order_id)
      if (!others.some((other) => isOpen(other.state)))
        await ctx.orders.markFailed(tx, payment.order_id, { actor: update.actor, reason: state, now })
      return written
    }
    case 'challenge': {
      if (outcome.kind !== 'challenge') return payment
      const { acsUrl, cReq } = outcome
      return write({ state: 'challenged', details: { ...payment.details, challenge: { acsUrl, cReq } } })
    }
    case 'redirect': {
      if (outcome.kind !== 'redirect') return payment
      const { url, fields, method } = outcome
      return write({ state: 'redirected', details: { ...payment.details, redirect: { url, fields, method } } })
    }
    case 'wait':
      return write({})
    case 'refunded':
      if (outcome.kind === 'refunded' && outcome.refund) return applyRefund(ctx, tx, applied, outcome.refund)
      await closeRefunds(tx, payment.id, now)
      return write({ state: 'refunded' })
    case 'nothing':
      return payment
  }
}

/** Records a refund. Partial refunds leave the payment's state unchanged until they add up to its amount. */
async function applyRefund(
  ctx: PaymentCtx,
  tx: Tx,
  { payment, now }: Applied,
  refund: { reference: string; amount: number },
): Promise<PaymentRow> {
  if (await recordRefund(tx, payment, refund, now)) {
    const details = { paymentId: payment.id, orderId: payment.order_id, amount: refund.amount }
    ctx.log.warn(details, 'recorded a refund that was made at the payment provider, the order stays unchanged')
  }
  return (await closeIfRefunded(tx, payment.id, now)) ?? payment
}

type Write = (change: { state: PaymentRow['state']; details?: PaymentRow['details'] }) => Promise<PaymentRow>

/** Accepts one payment per order; a late one, or one with a wrong amount, is refunded. */
async function accept(ctx: PaymentCtx, tx: Tx, { payment, update, now }: Applied, write: Write): Promise<PaymentRow> {
  const { outcome } = update
  if (outcome.kind !== 'authorised') return payment
  const details = outcome.note ? { ...payment.details, note: outcome.note } : payment.details
  const isExpectedAmount = outcome.amount === payment.amount && outcome.currency === payment.currency
  if (isExpectedAmount && (await ctx.orders.markPaid(tx, payment.order_id, now))) {
    const accepted = await write({ state: 'authorised', details })
    await abandonPayments(tx, payment.order_id, 'waiting', now)
    return accepted
  }
  const why = isExpectedAmount ? 'the order no longer waits for payment' : 'amount or currency differs'
  ctx.log.warn({ paymentId: payment.id, orderId: payment.order_id, why }, 'payment will be refunded')
  if (!isExpectedAmount)
    await ctx.orders.markFailed(tx, payment.order_id, { actor: 'provider', reason: 'declined', now })
  afterCommit(tx, () => ctx.scheduleReconciliation())
  return write({ state: 'returning', details: { ...details, isLate: true } })
}

async function requirePayment(db: Db, id: number): Promise<PaymentRow> {
  const payment = await findPayment(db, id)
  if (!payment) throw new Error(`no payment with id ${id}`)
  return payment
}
