import { type Refusal, refuse } from '@mantel/contract'
import type { Stores } from '@mantel/domain/store'
import { containsCardNumber } from '@mantel/plugins/payment'
import type { FastifyRequest } from 'fastify'
import { type Handlers, ok, type RequestCtx, rawReply } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import { renderChallengePage } from './challenge-page.ts'
import { completeChallenge } from './complete-challenge.ts'
import { completeReturn } from './complete-return.ts'
import type { PaymentCtx } from './context.ts'
import type { OrderToPay } from './orders-to-pay.ts'
import { pageUrlAfterPayment, returnUrls } from './payment-urls.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { startPayment } from './start-payment.ts'
import { toWireStep } from './wire-step.ts'

type PaymentCalls = 'paymentStart' | 'paymentReturn' | 'paymentWebhook' | 'paymentChallenge'

export type PaymentFunctions = ReturnType<typeof createPaymentFunctions>

/** Handlers for browser calls, returns from providers' pages, and provider webhooks. */
export function paymentHandlers(calls: PaymentFunctions): Pick<Handlers, PaymentCalls> {
  const { payments, stores, findOrder, begin } = calls

  return {
    async paymentStart({ ctx, body, request }) {
      const order = await findOrder(ctx, body.orderKey)
      if (!order) return refuse('order_key_wrong')
      const started = await begin(ctx, request, { order, orderKey: body.orderKey, additional: body.additional })
      return started.ok ? ok(toWireStep(started.order, started.payment, ctx.view.language)) : started
    },

    async paymentReturn({ ctx, params, query }) {
      const orderKey = typeof query.key === 'string' ? query.key : undefined
      const found = orderKey ? await payments.orders.findByKey(ctx.db, orderKey) : undefined
      if (!found) return seeOther(pageUrlAfterPayment(stores, undefined, 'payment-error', undefined))
      const isCancelled = query.cancelled !== undefined
      const { order, payment } = await completeReturn(payments, {
        order: found,
        provider: params.provider,
        isCancelled,
      })
      const isGood = !['cancelled', 'refunded'].includes(order.state) && payment?.state !== 'redirected'
      if (isGood) return seeOther(pageUrlAfterPayment(stores, order.storeCode, 'success', orderKey))
      return seeOther(pageUrlAfterPayment(stores, order.storeCode, 'payment-error', orderKey, { isCancelled }))
    },

    async paymentWebhook({ params, request }) {
      const received = await receiveWebhook(payments, {
        provider: params.provider,
        rawBody: request.rawBody ?? '',
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
      const next = pageUrlAfterPayment(
        stores,
        order?.storeCode,
        isGood ? 'success' : 'payment-error',
        order && orderKey,
      )
      const origin = stores.websites.find(({ code }) => code === order?.website)?.publicUrl ?? ''
      const page = renderChallengePage({ origin, next })
      return rawReply(page.body, page.headers)
    },
  }
}

/** Functions shared by the payment handlers. */
export function createPaymentFunctions({
  payments,
  stores,
  limits,
}: {
  payments: PaymentCtx
  stores: Stores
  limits: Limits
}) {
  async function findOrder(ctx: RequestCtx, orderKey: string): Promise<OrderToPay | undefined> {
    const order = await payments.orders.findByKey(ctx.db, orderKey)
    return order?.website === ctx.view.website ? order : undefined
  }

  async function begin(
    ctx: RequestCtx,
    request: FastifyRequest,
    { order, orderKey, additional }: { order: OrderToPay; orderKey: string; additional: Record<string, unknown> },
  ): Promise<Awaited<ReturnType<typeof startPayment>>> {
    const refusal = refuseCardNumbers(ctx, additional)
    if (refusal) return refusal
    const overLimit = await limits.take(ctx, 'declinedPayments', ctx.caller.address)
    if (overLimit) return overLimit
    const view = stores.views.find(({ code }) => code === order.storeCode) ?? ctx.view
    const started = await startPayment(payments, {
      order,
      additional,
      browser: {
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        accept: request.headers.accept ?? '',
      },
      addresses: returnUrls(stores, view, { provider: order.paymentCode, orderKey }),
    })
    if (!started.ok || started.payment?.state !== 'declined') {
      await limits.uncount(ctx, 'declinedPayments', ctx.caller.address)
    }
    return started
  }

  return { payments, stores, findOrder, begin }
}

/** Card numbers must never reach the shop: such a request is neither stored nor forwarded. */
export function refuseCardNumbers(ctx: RequestCtx, sent: unknown): Refusal | undefined {
  if (!containsCardNumber(sent)) return undefined
  ctx.log.error('request refused: it seems to contain a card number')
  return refuse('payment_method_refused')
}

const seeOther = (location: string) => rawReply('', { location, 'cache-control': 'no-store' }, 303)
