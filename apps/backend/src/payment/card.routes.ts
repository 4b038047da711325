import { refuse } from '@mantel/contract'
import { ProviderRefusal, ProviderUnavailable } from '@mantel/plugins/payment/server'
import { type Handlers, ok } from '../platform/http/index.ts'
import { completeChallenge } from './complete-challenge.ts'
import { type PaymentFunctions, refuseCardNumbers } from './payment.routes.ts'
import { syncTransaction } from './sync-transaction.ts'
import { toWireStep } from './wire-step.ts'

type CardCalls = 'cardMerchantSession' | 'cardIdentifier' | 'cardThreeDInfo' | 'cardOrderSync'

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10_000) : '')
const idText = (value: unknown) => text(typeof value === 'number' ? String(value) : value)

/** The endpoints that old clients call for card payments. They run the same use cases as the other payment endpoints. */
export function cardHandlers(calls: PaymentFunctions): Pick<Handlers, CardCalls> {
  const { payments, findOrder, begin } = calls
  /** The payment provider that shows card fields in an iframe. */
  const cardProvider = () => Object.values(payments.providers).find((provider) => provider?.merchantSession)

  return {
    async cardMerchantSession({ ctx }) {
      const { merchantSession } = cardProvider() ?? {}
      if (!merchantSession) return refuse('payment_method_refused')
      try {
        return ok(await merchantSession())
      } catch (error) {
        if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefusal)) throw error
        ctx.log.error({ reason: error.message }, 'card provider returned no merchant session')
        return refuse('unavailable')
      }
    },

    async cardIdentifier({ ctx, body }) {
      const refusal = refuseCardNumbers(ctx, body)
      if (refusal) return refusal
      const cardIdentifier = text(body.cardIdentifier)
      if (!cardIdentifier) return refuse('payment_failed')
      const described = await cardProvider()
        ?.describeCard?.(cardIdentifier)
        .catch(() => undefined)
      if (described === null) return refuse('payment_failed')
      return ok({
        cardIdentifier,
        expiry: text(body.expiry),
        cardType: described?.cardType ?? text(body.cardType),
        lastFour: described?.lastFour,
      })
    },

    async cardThreeDInfo({ ctx, body, request }) {
      const order = await findOrder(ctx, text(body.orderKey))
      if (!order) return refuse('order_key_wrong')
      const { orderKey: _, ...additional } = body
      const started = await begin(ctx, request, { order, orderKey: text(body.orderKey), additional })
      if (!started.ok) return started
      const { step, challenge } = toWireStep(started.order, started.payment, ctx.view.language)
      if (step === 'failed') return refuse('payment_failed')
      const transactionId = started.payment?.reference ?? ''
      if (challenge) return ok({ status: '3DAuth', statusCode: '2021', ...challenge })
      return ok({
        status: step === 'done' ? 'Ok' : 'Pending',
        statusCode: step === 'done' ? '0000' : '',
        transactionId,
      })
    },

    async cardOrderSync({ ctx, body }) {
      const transactionId = text(body.transactionId)
      const cRes = text(body.cRes ?? body.cres)
      const orderId = idText(body.orderId ?? body.order_id)
      const order = await findOrder(ctx, text(body.orderKey))
      const completed =
        order === undefined && orderId !== ''
          ? await syncTransaction(payments, { orderId, website: ctx.view.website, transactionId, cRes })
          : order
            ? await completeChallenge(payments, { order, transactionId, cRes })
            : refuse('order_unknown')
      return completed.ok ? ok(toWireStep(completed.order, completed.payment, ctx.view.language)) : completed
    },
  }
}
