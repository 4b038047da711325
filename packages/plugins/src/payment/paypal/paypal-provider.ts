import { callProvider, type ProviderFetch } from '../call-provider.ts'
import { toDecimal } from '../decimal-amount.ts'
import {
  type PaymentIds,
  type PaymentOutcome,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
  refundKey,
  type WebhookResult,
} from '../provider.ts'
import { createAccessTokens } from './access-token.ts'
import { orderRequest } from './order-request.ts'
import { captureOf, readPaypalOrder, readPaypalRefund } from './read-order.ts'
import { paypalCapture, paypalOrder } from './schema.ts'
import { type PaypalEvent, readPaypalEvent, verificationRequest } from './webhook.ts'

export type PaypalProviderOptions = {
  apiUrl: string
  clientId: string
  clientSecret: string
  /** Our webhook subscription at the provider; without it every webhook is rejected. */
  webhookId?: string
  brandName: string
  fetch: ProviderFetch
  now?: () => number
}

/** PayPal's Orders API: the shop creates an order, the shopper approves it at PayPal, the shop captures the payment. */
export function createPaypalProvider(options: PaypalProviderOptions): PaymentProvider {
  const { apiUrl, fetch, now = Date.now } = options
  const tokens = createAccessTokens({ ...options, now })

  async function request(method: 'GET' | 'POST', path: string, { body, key }: { body?: object; key?: string } = {}) {
    const call = async () =>
      callProvider(fetch, {
        method,
        url: apiUrl + path,
        headers: {
          authorization: `Bearer ${await tokens.get()}`,
          ...(key && { 'paypal-request-id': key, prefer: 'return=representation' }),
        },
        body,
      })
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || error.status !== 401) throw error
      // PayPal may revoke a token before it expires.
      tokens.forget()
      return call()
    }
  }

  async function lookUp({ reference }: PaymentIds): Promise<PaymentOutcome> {
    // Without a reference the shopper never got to approve the order, so nothing can have been captured.
    if (!reference) return { kind: 'unknown' }
    try {
      return readPaypalOrder(await request('GET', `/v2/checkout/orders/${reference}`))
    } catch (error) {
      if (error instanceof ProviderRefusal && error.status === 404) return { kind: 'unknown' }
      throw error
    }
  }

  /**
   * A webhook about a refund that the merchant made at PayPal may contain only the capture's id, so the payment is looked up by
   * it.
   */
  async function withPaymentOf({ captureId, ...read }: PaypalEvent): Promise<WebhookResult> {
    if (!read.ok || read.event.key || read.event.reference || !captureId) return read
    const capture = paypalCapture.safeParse(
      await request('GET', `/v2/payments/captures/${encodeURIComponent(captureId)}`),
    )
    if (!capture.success) throw new ProviderUnavailable('payment provider answered without a capture')
    const { custom_id: key, supplementary_data } = capture.data
    return { ok: true, event: { ...read.event, key, reference: supplementary_data?.related_ids?.order_id } }
  }

  return {
    async start(payment) {
      try {
        const body = orderRequest(payment, options.brandName)
        return readPaypalOrder(await request('POST', '/v2/checkout/orders', { body, key: payment.key }))
      } catch (error) {
        if (error instanceof ProviderRefusal) return { kind: 'declined', reason: issueOf(error) }
        throw error
      }
    },

    async completeRedirect({ key, reference }) {
      if (!reference) return { kind: 'unknown' }
      try {
        const path = `/v2/checkout/orders/${reference}/capture`
        return readPaypalOrder(await request('POST', path, { body: {}, key: `${key}-C` }))
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error
        const issue = issueOf(error)
        if (issue === 'INSTRUMENT_DECLINED') return { kind: 'declined', reference, reason: issue }
        // The order was either captured before or is not approved yet; the lookup tells which.
        return lookUp({ key, reference })
      }
    },

    lookUp,

    async refund({ reference, amount, currency, ...keys }) {
      const order = paypalOrder.safeParse(await request('GET', `/v2/checkout/orders/${reference}`))
      const capture = order.success ? captureOf(order.data) : undefined
      if (!capture) throw new ProviderUnavailable('payment provider has no capture to refund')
      if (capture.status === 'REFUNDED') return { kind: 'done' }
      const body = { amount: { value: toDecimal(amount, currency), currency_code: currency } }
      try {
        const path = `/v2/payments/captures/${capture.id}/refund`
        return readPaypalRefund(await request('POST', path, { body, key: refundKey(keys) }))
      } catch (error) {
        if (!(error instanceof ProviderRefusal) || !isFinalRefusal(error)) throw error
        return { kind: 'refused', reason: issueOf(error) }
      }
    },

    async lookUpRefund(reference) {
      return readPaypalRefund(await request('GET', `/v2/payments/refunds/${encodeURIComponent(reference)}`))
    },

    // PayPal can only refund a capture, not void it.
    void: async () => false,

    async readWebhook(rawBody, headers) {
      const body = options.webhookId ? verificationRequest(rawBody, headers, options.webhookId) : undefined
      if (!body) return { ok: false, reason: 'forged' }
      const reply = await request('POST', '/v1/notifications/verify-webhook-signature', { body })
      if ((reply as { verification_status?: unknown } | null)?.verification_status !== 'SUCCESS')
        return { ok: false, reason: 'forged' }
      return withPaymentOf(readPaypalEvent(rawBody))
    },
  }
}

function issueOf({ reply, status }: ProviderRefusal): string {
  const { details, name } = (reply ?? {}) as { details?: { issue?: string }[]; name?: string }
  return details?.[0]?.issue ?? name ?? String(status)
}

/** Error issues after which it is unknown whether an earlier request with the same key was accepted. */
const undecidedIssues = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'DUPLICATE_REQUEST_ID'])

function isFinalRefusal(error: ProviderRefusal): boolean {
  return (error.status === 400 || error.status === 422) && !undecidedIssues.has(issueOf(error))
}
