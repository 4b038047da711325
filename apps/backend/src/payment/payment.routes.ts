import { type Refusal, refuse } from '@mantel/contract'
import type { Stores } from '@mantel/domain/store'
import { holdsCardNumber } from '@mantel/plugins/payment'
import type { FastifyRequest } from 'fastify'
import { createAttemptLimit } from '../customer/index.ts'
import { type Handlers, ok, type RequestCtx, raw } from '../platform/http/index.ts'
import { pageAfter, returnAddresses } from './addresses.ts'
import { challengePage } from './challenge-page.ts'
import { completeChallenge } from './complete-challenge.ts'
import { completeReturn } from './complete-return.ts'
import type { PaymentCtx } from './context.ts'
import type { OrderToPay } from './orders-to-pay.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { startPayment } from './start-payment.ts'
import { wireStep } from './wire-step.ts'

type PaymentCalls = 'paymentStart' | 'paymentReturn' | 'paymentWebhook' | 'paymentChallenge'

/** Who tries cards that are refused is stopped for a while: thieves find good ones that way. */
const mostDeclined = { most: 100, withinMs: 15 * 60_000 }

export type PaymentRoutes = ReturnType<typeof createPaymentCalls>

/** The calls of the browser, its way back from providers, and what providers report. */
export function paymentHandlers(calls: PaymentRoutes): Pick<Handlers, PaymentCalls> {
  const { payments, stores, findOrder, begin } = calls

  return {
    async paymentStart({ ctx, body, request }) {
      const order = await findOrder(ctx, body.orderKey)
      if (!order) return refuse('order_key_wrong')
      const started = await begin(ctx, request, { order, orderKey: body.orderKey, additional: body.additional })
      return started.ok ? ok(wireStep(started.order, started.payment, ctx.view.language)) : started
    },

    async paymentReturn({ ctx, params, query }) {
      const orderKey = typeof query.key === 'string' ? query.key : undefined
      const found = orderKey ? await payments.orders.findByKey(ctx.db, orderKey) : undefined
      if (!found) return seeOther(pageAfter(stores, undefined, 'payment-error', undefined))
      const isCancelled = query.cancelled !== undefined
      const { order, payment } = await completeReturn(payments, {
        order: found,
        provider: params.provider,
        isCancelled,
      })
      const isGood = !['cancelled', 'refunded'].includes(order.state) && payment?.state !== 'redirected'
      return seeOther(pageAfter(stores, order.storeCode, isGood ? 'success' : 'payment-error', orderKey))
    },

    async paymentWebhook({ params, request }) {
      const received = await receiveWebhook(payments, {
        provider: params.provider,
        rawBody: request.sentText ?? '',
        headers: request.headers,
      })
      return received.ok ? ok(true as const) : received
    },

    async paymentChallenge({ ctx, query, body }) {
      const orderKey = typeof query.key === 'string' ? query.key : ''
      const found = await payments.orders.findByKey(ctx.db, orderKey)
      const completed = found && (await completeChallenge(payments, { order: found, cRes: body.cres }))
      const order = completed?.ok ? completed.order : found
      const isGood = order && !['cancelled', 'refunded'].includes(order.state)
      const next = pageAfter(stores, order?.storeCode, isGood ? 'success' : 'payment-error', order && orderKey)
      const origin = stores.websites.find(({ code }) => code === order?.website)?.publicUrl ?? ''
      const page = challengePage({ origin, next })
      return raw(page.body, page.headers)
    },
  }
}

/** What the calls of this slice have in common. */
export function createPaymentCalls({ payments, stores }: { payments: PaymentCtx; stores: Stores }) {
  const declined = createAttemptLimit(mostDeclined)

  async function findOrder(ctx: RequestCtx, orderKey: string): Promise<OrderToPay | undefined> {
    const order = await payments.orders.findByKey(ctx.db, orderKey)
    return order?.website === ctx.view.website ? order : undefined
  }

  async function begin(
    ctx: RequestCtx,
    request: FastifyRequest,
    { order, orderKey, additional }: { order: OrderToPay; orderKey: string; additional: Record<string, unknown> },
  ): Promise<Awaited<ReturnType<typeof startPayment>>> {
    if (!declined.mayTry(request.ip, ctx.now())) return refuse('too_many_requests')
    const refusal = refuseNumbers(ctx, additional)
    if (refusal) return refusal
    const view = stores.views.find(({ code }) => code === order.storeCode) ?? ctx.view
    const started = await startPayment(payments, {
      order,
      additional,
      browser: {
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        accept: request.headers.accept ?? '',
      },
      addresses: returnAddresses(stores, view, { provider: order.paymentCode, orderKey }),
    })
    if (started.ok && started.payment?.state === 'declined') declined.count(request.ip, ctx.now())
    return started
  }

  return { payments, stores, findOrder, begin }
}

/** A card's number has no business here: nothing of such a request is kept or handed on. */
export function refuseNumbers(ctx: RequestCtx, sent: unknown): Refusal | undefined {
  if (!holdsCardNumber(sent)) return undefined
  ctx.log.error('a client sent what looks like a card number: it was not taken in')
  return refuse('payment_method_refused')
}

const seeOther = (location: string) => raw('', { location, 'cache-control': 'no-store' }, 303)
