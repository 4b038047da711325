import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bearerTokenOf, hasMerchantCredentials, isEqualConstantTime } from '../allow.ts'
import { ExpiringMap } from '../expiring-map.ts'
import type { GatewayOptions } from '../options.ts'
import { transmissionSignature } from '../webhooks/sign.ts'
import type { PaypalOrder, PaypalOrders } from './orders.ts'
import { wireOrder } from './wire-order.ts'

type Body = Record<string, unknown>
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const part = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {})

/** Token lifetime in seconds. */
const tokenLife = 32_400
/** The maximum age of a webhook's signature in milliseconds. */
const oldest = 300_000
export const walletWebhookId = 'SANDBOX'

/** The part of PayPal's Orders API that is needed by a shop that redirects the shopper to PayPal. */
export function servePaypalApi(
  app: FastifyInstance,
  { options, wallet }: { options: GatewayOptions; wallet: PaypalOrders },
): void {
  const { account, webhooks, now = Date.now } = options
  const tokens = new ExpiringMap<true>(now)

  app.post('/v1/oauth2/token', (request, reply) => {
    if (!hasMerchantCredentials(request, account)) return reply.code(401).send({ error: 'invalid_client' })
    const token = randomBytes(24).toString('base64url')
    tokens.set(token, true, tokenLife * 1000)
    return reply.send({ access_token: token, token_type: 'Bearer', expires_in: tokenLife })
  })

  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (!tokens.get(bearerTokenOf(request))) return reply.code(401).send({ error: 'invalid_token' })
    })

    api.post('/v2/checkout/orders', (request, reply) => {
      const parsed = readOrder(part(request.body))
      if (!parsed) return issue(reply, 400, 'INVALID_REQUEST')
      const order = wallet.create(text(request.headers['paypal-request-id']), parsed)
      return reply.code(201).send(wireOrder(order, options.publicUrl))
    })

    api.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', (request, reply) => {
      const order = wallet.find(request.params.id)
      return order ? reply.send(wireOrder(order, options.publicUrl)) : issue(reply, 404, 'INVALID_RESOURCE_ID')
    })

    api.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', (request, reply) => {
      const order = wallet.find(request.params.id)
      if (!order) return issue(reply, 404, 'INVALID_RESOURCE_ID')
      if (!wallet.capture(order)) return issue(reply, 422, 'ORDER_NOT_APPROVED')
      return reply.code(201).send(wireOrder(order, options.publicUrl))
    })

    api.post<{ Params: { id: string } }>('/v2/payments/captures/:id/refund', (request, reply) => {
      const order = wallet.findCapture(request.params.id)
      if (!order) return issue(reply, 404, 'INVALID_RESOURCE_ID')
      const key = text(request.headers['paypal-request-id']) || randomBytes(9).toString('hex')
      const { value } = part(part(request.body).amount)
      const refund = wallet.refund(order, key, text(value) || order.amount.value)
      if (!refund) return issue(reply, 422, 'REFUND_AMOUNT_EXCEEDED')
      return reply.code(201).send({ id: refund.id, status: 'COMPLETED' })
    })

    api.get<{ Params: { id: string } }>('/v2/payments/refunds/:id', (request, reply) => {
      const refund = wallet.findRefund(request.params.id)
      return refund ? reply.send({ id: refund.id, status: 'COMPLETED' }) : issue(reply, 404, 'INVALID_RESOURCE_ID')
    })

    api.post('/v1/notifications/verify-webhook-signature', (request) => {
      const { transmission_id, transmission_time, transmission_sig, webhook_id, webhook_event } = part(request.body)
      const time = text(transmission_time)
      const expected = transmissionSignature(
        { id: text(transmission_id), time, webhookId: text(webhook_id), body: JSON.stringify(webhook_event) },
        webhooks?.secret ?? '',
      )
      const isRecent = Math.abs(now() - Date.parse(time)) < oldest
      const isRight =
        webhooks && webhook_id === walletWebhookId && isRecent && isEqualConstantTime(expected, text(transmission_sig))
      return { verification_status: isRight ? 'SUCCESS' : 'FAILURE' }
    })
  })
}

function readOrder(body: Body): Omit<PaypalOrder, 'id' | 'status'> | undefined {
  const unit = part((body.purchase_units as unknown[] | undefined)?.[0])
  const amount = part(unit.amount)
  const context = part(part(part(body.payment_source).paypal).experience_context)
  const [returnUrl, cancelUrl] = [text(context.return_url), text(context.cancel_url)]
  const isMoney = /^\d+(\.\d\d)?$/.test(text(amount.value)) && /^[A-Z]{3}$/.test(text(amount.currency_code))
  if (!isMoney || !URL.canParse(returnUrl) || !URL.canParse(cancelUrl)) return undefined
  return {
    customId: text(unit.custom_id),
    description: text(unit.description),
    amount: { currency_code: text(amount.currency_code), value: text(amount.value) },
    returnUrl,
    cancelUrl,
    brandName: text(context.brand_name),
    locale: text(context.locale),
  }
}

function issue(reply: FastifyReply, status: number, name: string): FastifyReply {
  return reply.code(status).send({ name, details: [{ issue: name }] })
}
