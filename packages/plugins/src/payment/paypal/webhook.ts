import type * as z from 'zod'
import { fromDecimal } from '../decimal-amount.ts'
import type { PaymentOutcome, WebhookHeaders, WebhookResult } from '../provider.ts'
import { captureOutcome } from './read-order.ts'
import { paypalEvent } from './schema.ts'

const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/**
 * The body of the API call with which PayPal verifies the signature of its own webhook; undefined if signature headers are
 * missing.
 */
export function verificationRequest(rawBody: string, headers: WebhookHeaders, webhookId: string): object | undefined {
  const values = Object.entries(signatureHeaders).map(([name, header]) => [name, headers[header]] as const)
  if (!values.every(([, value]) => typeof value === 'string' && value !== '' && value.length < 2048)) return undefined
  try {
    return { ...Object.fromEntries(values), webhook_id: webhookId, webhook_event: JSON.parse(rawBody) }
  } catch {
    return undefined
  }
}

/** captureId: the capture that the event's refund belongs to. */
export type PaypalEvent = WebhookResult & { captureId?: string }

export function readPaypalEvent(rawBody: string): PaypalEvent {
  const read = paypalEvent.safeParse(JSON.parse(rawBody))
  if (!read.success) return { ok: false, reason: 'unreadable' }
  const { id, event_type: kind, resource } = read.data
  const isOrder = kind.startsWith('CHECKOUT.ORDER.')
  const reference = isOrder ? resource.id : resource.supplementary_data?.related_ids?.order_id
  const key = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id
  const captureLink = resource.links.find(({ rel, href }) => rel === 'up' && href.includes('/captures/'))
  return {
    ok: true,
    event: { id, kind, key, reference, outcome: outcomeOf(kind, reference ?? '', resource) },
    captureId: captureLink?.href.split('/captures/')[1],
  }
}

type Resource = z.output<typeof paypalEvent>['resource']

function outcomeOf(kind: string, reference: string, { id, status, amount }: Resource): PaymentOutcome {
  if (kind === 'CHECKOUT.ORDER.APPROVED') return { kind: 'approved', reference }
  if (kind === 'PAYMENT.CAPTURE.COMPLETED' && reference)
    return captureOutcome(reference, { id, status: 'COMPLETED', amount })
  if (kind === 'PAYMENT.CAPTURE.DENIED' || kind === 'PAYMENT.CAPTURE.DECLINED')
    return { kind: 'declined', reference, reason: kind }
  // The resource is the refund, whose amount may be a part of the payment.
  if (kind === 'PAYMENT.CAPTURE.REFUNDED' && amount && (status ?? 'COMPLETED') === 'COMPLETED')
    return {
      kind: 'refunded',
      reference,
      refund: { reference: id, amount: fromDecimal(amount.value, amount.currency_code) },
    }
  return { kind: 'pending' }
}
