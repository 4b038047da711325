import { randomBytes } from 'node:crypto'
import { type Refusal, refuse } from '@mantel/contract'
import { cardAdditional, type PaymentProvider, type PaymentToMake } from '@mantel/plugins/payment/server'
import { inTransaction } from '../platform/db/index.ts'
import type { PaymentCtx } from './context.ts'
import { lookAgain, unlessAway } from './look-again.ts'
import type { OrderToPay } from './orders-to-pay.ts'
import { insertPayment, listPayments, type PaymentRow, writePayment } from './payment.repository.ts'
import { isOpen } from './payment-state.ts'
import { type Settled, settle } from './settle.ts'

export type StartAsked = {
  order: OrderToPay
  additional: Record<string, unknown>
  browser: PaymentToMake['browser']
  addresses: Pick<PaymentToMake, 'returnUrl' | 'cancelUrl' | 'challengeUrl'>
}

export type Started = { ok: true; order: OrderToPay; payment?: PaymentRow } | Refusal

/** Milliseconds in which a try is taken to be under way. */
export const underWay = 20_000

/**
 * Begins to pay an order, or goes on where it was left. The try is written down before the provider hears of it, so that
 * whatever it reports finds its payment.
 */
export async function startPayment(ctx: PaymentCtx, asked: StartAsked): Promise<Started> {
  const { order } = asked
  if (order.state !== 'pending_payment') return { ok: true, order }
  const provider = ctx.providers[order.paymentCode]
  if (!provider) return refuse('payment_method_refused')
  const claimed = await claim(ctx, asked)
  if (!claimed.ok) return claimed
  const { payment } = claimed
  if (!payment) return claimed
  if (claimed.isNew) return { ok: true, ...(await begin(ctx, provider, payment, asked)) }
  const settled = await lookAgain(ctx, payment, 'shopper')
  const isLost = settled.payment.state === 'started' && isOld(ctx, payment) && hasCard(asked)
  return { ok: true, ...(isLost ? await begin(ctx, provider, payment, asked) : settled) }
}

type Claimed = { ok: true; order: OrderToPay; payment?: PaymentRow; isNew: boolean } | Refusal

/** One try at a time. Another card instead of one that waits for its bank gives the first try up. */
function claim(ctx: PaymentCtx, { order: { id }, additional }: StartAsked): Promise<Claimed> {
  return inTransaction(ctx.db, async (tx): Promise<Claimed> => {
    const now = ctx.now()
    const order = await ctx.orders.lock(tx, id)
    if (!order) return refuse('order_key_wrong')
    if (order.state !== 'pending_payment') return { ok: true, order, isNew: false }
    const going = (await listPayments(tx, id)).find(({ state }) => isOpen(state))
    const card = cardAdditional.safeParse(additional)
    const isOther = card.success && going?.details.cardIdentifier !== card.data.cardIdentifier
    if (going && !(isOther && going.state === 'challenged')) return { ok: true, order, payment: going, isNew: false }
    if (order.paymentCode === 'card' && !card.success) return refuse('payment_method_refused')
    if (going) await writePayment(tx, going.id, { state: 'abandoned', now })
    const payment = await insertPayment(tx, {
      orderId: id,
      provider: order.paymentCode,
      key: `${order.number}-${randomBytes(12).toString('hex')}`,
      amount: order.due,
      currency: order.currency,
      details: card.success ? { cardIdentifier: card.data.cardIdentifier } : {},
      now,
    })
    return { ok: true, order, payment, isNew: true }
  })
}

async function begin(
  ctx: PaymentCtx,
  provider: PaymentProvider,
  payment: PaymentRow,
  { order, additional, browser, addresses }: StartAsked,
): Promise<Settled> {
  const { snapshot } = order
  const toMake: PaymentToMake = {
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
  const outcome = await unlessAway(ctx, payment, () => provider.start(toMake, additional))
  return settle(ctx, payment.id, { outcome, actor: 'shopper' })
}

const isOld = (ctx: PaymentCtx, { updated_at }: PaymentRow) => ctx.now().getTime() - updated_at.getTime() > underWay

const hasCard = ({ order, additional }: StartAsked) =>
  order.paymentCode !== 'card' || cardAdditional.safeParse(additional).success
