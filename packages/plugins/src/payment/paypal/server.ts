import { askProvider, type ProviderFetch } from '../ask-provider.ts'
import { toDecimal } from '../decimal-amount.ts'
import { type KnownPayment, type Outcome, type PaymentProvider, ProviderAway, ProviderRefusal } from '../provider.ts'
import { createAccessTokens } from './access-token.ts'
import { orderRequest } from './order-request.ts'
import { captureOf, readPaypalOrder } from './read-order.ts'
import { paypalOrder } from './schema.ts'
import { readPaypalEvent, verification } from './webhook.ts'

export type PaypalProviderOptions = {
  apiUrl: string
  clientId: string
  clientSecret: string
  /** Which subscription of ours the provider signs for; without it nothing that is reported is believed. */
  webhookId?: string
  brandName: string
  fetch: ProviderFetch
  now?: () => number
}

/** The Orders API: an order is made, the shopper approves it there, we take the money. */
export function createPaypalProvider(options: PaypalProviderOptions): PaymentProvider {
  const { apiUrl, fetch, now = Date.now } = options
  const tokens = createAccessTokens({ ...options, now })

  async function ask(method: 'GET' | 'POST', path: string, { body, key }: { body?: object; key?: string } = {}) {
    const call = async () =>
      askProvider(fetch, {
        method,
        url: apiUrl + path,
        headers: {
          authorization: `Bearer ${await tokens.get()}`,
          ...(key && { 'paypal-request-id': key, prefer: 'return=representation' }),
        },
        ...(body && { body }),
      })
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || error.status !== 401) throw error
      // It may end a token before its time.
      tokens.forget()
      return call()
    }
  }

  async function lookUp({ reference }: KnownPayment): Promise<Outcome> {
    // An order whose making was not answered has no approval either: nothing can be taken for it.
    if (!reference) return { kind: 'unknown' }
    try {
      return readPaypalOrder(await ask('GET', `/v2/checkout/orders/${reference}`))
    } catch (error) {
      if (error instanceof ProviderRefusal && error.status === 404) return { kind: 'unknown' }
      throw error
    }
  }

  return {
    async start(payment) {
      try {
        const body = orderRequest(payment, options.brandName)
        return readPaypalOrder(await ask('POST', '/v2/checkout/orders', { body, key: payment.key }))
      } catch (error) {
        if (error instanceof ProviderRefusal) return { kind: 'declined', reason: issueOf(error) }
        throw error
      }
    },

    async completeRedirect({ key, reference }) {
      if (!reference) return { kind: 'unknown' }
      try {
        const path = `/v2/checkout/orders/${reference}/capture`
        return readPaypalOrder(await ask('POST', path, { body: {}, key: `${key}-C` }))
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error
        const issue = issueOf(error)
        if (issue === 'INSTRUMENT_DECLINED') return { kind: 'declined', reference, reason: issue }
        // Taken before, or not approved yet: it says so itself.
        return lookUp({ key, reference })
      }
    },

    lookUp,

    async refund({ key, reference, amount, currency }) {
      const order = paypalOrder.safeParse(await ask('GET', `/v2/checkout/orders/${reference}`))
      const capture = order.success ? captureOf(order.data) : undefined
      if (!capture) throw new ProviderAway('the payment provider has no capture to refund')
      if (capture.status === 'REFUNDED') return
      const body = { amount: { value: toDecimal(amount, currency), currency_code: currency } }
      await ask('POST', `/v2/payments/captures/${capture.id}/refund`, { body, key: `${key}-R` })
    },

    // What was captured can only be refunded.
    void: async () => false,

    async readWebhook(rawBody, headers) {
      const asked = options.webhookId ? verification(rawBody, headers, options.webhookId) : undefined
      if (!asked) return { ok: false, reason: 'forged' }
      const reply = await ask('POST', '/v1/notifications/verify-webhook-signature', { body: asked })
      if ((reply as { verification_status?: unknown } | null)?.verification_status !== 'SUCCESS')
        return { ok: false, reason: 'forged' }
      return readPaypalEvent(rawBody)
    },
  }
}

function issueOf({ reply, status }: ProviderRefusal): string {
  const { details, name } = (reply ?? {}) as { details?: { issue?: string }[]; name?: string }
  return details?.[0]?.issue ?? name ?? String(status)
}
