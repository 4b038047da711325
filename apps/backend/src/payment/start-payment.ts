import { randomBytes } from 'node:crypto'
import { type Refusal, refuse } from '@mantel/contract'
import type { PaymentProvider, PaymentRequest } from '@mantel/plugins/payment/server'
import { inTransaction } from '../platform/db/index.ts'
import type { PaymentCtx } from './context.ts'
import type { OrderToPay } from './orders-to-pay.ts'
import { insertPayment, listPayments, type PaymentRow, writePayment } from './payment.repository.ts'
import { isOpen } from './payment-state.ts'
import { type SettledPayment, settle } from './settle.ts'
import { pendingIfUnreachable, syncWithProvider } from './sync-with-provider.ts'

export type StartRequest = {
  order: OrderToPay
  additional: Record<string, unknown>
  browser: PaymentRequest['browser']
  addresses: Pick<PaymentRequest, 'returnUrl' | 'cancelUrl' | 'challengeUrl'>
}

export type StartResult = { ok: true; order: OrderToPay; payment?: PaymentRow } | Refusal

/** A payment attempt younger than this may still be in progress. Milliseconds. */
export const attemptTimeoutMs = 20_000

/**
 * Starts the payment of an order, or continues an unfinished one. The payment is stored before the provider is called, so that
 * webhooks find it.
 */
export async function startPayment(ctx: PaymentCtx, request: StartRequest): Promise<StartResult> {
  const { order } = request
  if (order.state !== 'pending_payment') return { ok: true, order }
  const provider = ctx.providers[order.paymentCode]
  if (!provider) return refuse('payment_method_refused')
  const claimed = await claim(ctx, provider, request)
  if (!claimed.ok) return claimed
  const { payment } = claimed
  if (!payment) return claimed
  if (claimed.isNew) return { ok: true, ...(await begin(ctx, provider, payment, request)) }
  const settled = await syncWithProvider(ctx, payment, 'shopper')
  const isLost = settled.payment.state === 'started' && isOld(ctx, payment) && hasInstrument(provider, request)
  return { ok: true, ...(isLost ? await begin(ctx, provider, payment, request) : settled) }
}

type Claimed = { ok: true; order: OrderToPay; payment?: PaymentRow; isNew: boolean } | Refusal

/** Allows one open payment at a time. Another instrument, such as another card, replaces one with an unanswered challenge. */
function claim(
  ctx: PaymentCtx,
  provider: PaymentProvider,
  { order: { id }, additional }: StartRequest,
): Promise<Claimed> {
  return inTransaction(ctx.db, async (tx): Promise<Claimed> => {
    const now = ctx.now()
    const order = await ctx.orders.lock(tx, id)
    if (!order) return refuse('order_key_wrong')
    if (order.state !== 'pending_payment') return { ok: true, order, isNew: false }
    const current = (await listPayments(tx, id)).find(({ state }) => isOpen(state))
    const instrument = provider.readInstrument?.(additional) ?? null
    const isOtherInstrument = instrument !== null && current?.details.instrument !== instrument
    if (current && !(isOtherInstrument && current.state === 'challenged'))
      return { ok: true, order, payment: current, isNew: false }
    if (provider.readInstrument && instrument === null) return refuse('payment_method_refused')
    if (current) await writePayment(tx, current.id, { state: 'abandoned', now })
    const payment = await insertPayment(tx, {
      orderId: id,
      provider: order.paymentCode,
      key: `${order.number}-${randomBytes(12).toString('hex')}`,
      amount: order.due,
      currency: order.currency,
      details: instrument === null ? {} : { instrument },
      now,
    })
    return { ok: true, order, payment, isNew: true }
  })
}

async function begin(
  ctx: PaymentCtx,
  provider: PaymentProvider,
  payment: PaymentRow,
  { order, additional, browser, addresses }: StartRequest,
): Promise<SettledPayment> {
  const { snapshot } = order
  const paymentRequest: PaymentRequest = {
    key: payment.key,
    orderNumber: order.number,
    amount: payment.amount,
    currency: payment.currency,
    locale: snapshot.locale,
    buyer: snapshot.buyer,
    billing: snapshot.billing,
    shipping: snapshot.shipping?.address ?? null,
    ...addresses,
    browser,
  }
  const outcome = await pendingIfUnreachable(ctx, payment, () => provider.start(paymentRequest, additional))
  return settle(ctx, payment.id, { outcome, actor: 'shopper' })
}

const isOld = (ctx: PaymentCtx, { updated_at }: PaymentRow) =>
  ctx.now().getTime() - updated_at.getTime() > attemptTimeoutMs

const hasInstrument = ({ readInstrument }: PaymentProvider, { additional }: StartRequest) =>
  !readInstrument || readInstrument(additional) !== null
