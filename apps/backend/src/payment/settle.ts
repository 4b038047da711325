import type { Outcome } from '@mantel/plugins/payment/server'
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
import { type Abandoned, consequenceOf, isOpen } from './payment-state.ts'

export type News = {
  outcome: Outcome | Abandoned
  actor: 'shopper' | 'provider' | 'deadline'
  /** The report that brought it; one that is known changes nothing. */
  event?: { id: string; kind: string }
}

export type Settled = { payment: PaymentRow; order: OrderToPay }

/**
 * Where browser calls, returns, reports and deadlines all end: under the lock of the order's row, so that one of them
 * decides and the others find it decided. Nothing but SQL happens here; money that must go back is only noted.
 */
export function settle(ctx: PaymentCtx, paymentId: number, news: News): Promise<Settled> {
  return inTransaction(ctx.db, async (tx) => {
    const before = await mustFind(tx, paymentId)
    const order = await ctx.orders.lock(tx, before.order_id)
    if (!order) throw new Error(`payment ${paymentId} has no order`)
    const payment = await mustFind(tx, paymentId)
    const now = ctx.now()
    if (news.event && !(await insertEvent(tx, { provider: payment.provider, ...news.event, now })))
      return { payment, order }
    const settled = await apply(ctx, tx, { payment, order, news, now })
    // Its state may be another one now.
    return { payment: settled, order: (await ctx.orders.lock(tx, order.id)) ?? order }
  })
}

type Applied = { payment: PaymentRow; order: OrderToPay; news: News; now: Date }

async function apply(ctx: PaymentCtx, tx: Tx, applied: Applied): Promise<PaymentRow> {
  const { payment, news, now } = applied
  const { outcome } = news
  const write = (change: Omit<Parameters<typeof writePayment>[2], 'now'>) =>
    writePayment(tx, payment.id, {
      ...('reference' in outcome && outcome.reference && { reference: outcome.reference }),
      ...change,
      now,
    })
  switch (consequenceOf(payment.state, outcome.kind)) {
    case 'accept':
      return accept(ctx, tx, applied, write)
    case 'decline':
    case 'abandon': {
      const reason = 'reason' in outcome ? outcome.reason : ''
      const state = outcome.kind === 'declined' ? 'declined' : 'abandoned'
      const written = await write({ state, details: { ...payment.details, reason: reason.slice(0, 200) } })
      const others = await listPayments(tx, payment.order_id)
      if (!others.some((other) => isOpen(other.state)))
        await ctx.orders.failed(tx, payment.order_id, { actor: news.actor, reason: state, now })
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
      return write({ state: 'refunded' })
    case 'nothing':
      return payment
  }
}

type Write = (change: { state: PaymentRow['state']; details?: PaymentRow['details'] }) => Promise<PaymentRow>

/** One capture an order: who comes too late, or with another amount, gets the money back. */
async function accept(ctx: PaymentCtx, tx: Tx, { payment, news, now }: Applied, write: Write): Promise<PaymentRow> {
  const { outcome } = news
  if (outcome.kind !== 'authorised') return payment
  const details = { ...payment.details, ...(outcome.note && { note: outcome.note }) }
  const isRight = outcome.amount === payment.amount && outcome.currency === payment.currency
  if (isRight && (await ctx.orders.paid(tx, payment.order_id, now))) {
    const accepted = await write({ state: 'authorised', details })
    await abandonPayments(tx, payment.order_id, 'waiting', now)
    return accepted
  }
  const why = isRight ? 'the order does not wait for it' : 'the amount is another one'
  ctx.log.warn({ paymentId: payment.id, orderId: payment.order_id, why }, 'a payment is given back')
  if (!isRight) await ctx.orders.failed(tx, payment.order_id, { actor: 'provider', reason: 'declined', now })
  afterCommit(tx, () => ctx.lookSoon())
  return write({ state: 'returning', details: { ...details, isLate: true } })
}

async function mustFind(db: Db, id: number): Promise<PaymentRow> {
  const payment = await findPayment(db, id)
  if (!payment) throw new Error(`there is no payment ${id}`)
  return payment
}
