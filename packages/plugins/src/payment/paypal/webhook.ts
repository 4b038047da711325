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

/** The request that lets the provider verify its own signature; undefined if the headers are missing. */
export function verificationRequest(rawBody: string, headers: WebhookHeaders, webhookId: string): object | undefined {
  const values = Object.entries(signatureHeaders).map(([name, header]) => [name, headers[header]] as const)
  if (!values.every(([, value]) => typeof value === 'string' && value !== '' && value.length < 2048)) return undefined
  try {
    return { ...Object.fromEntries(values), webhook_id: webhookId, webhook_event: JSON.parse(rawBody) }
  } catch {
    return undefined
  }
}

export function readPaypalEvent(rawBody: string): WebhookResult {
  const read = paypalEvent.safeParse(JSON.parse(rawBody))
  if (!read.success) return { ok: false, reason: 'unreadable' }
  const { id, event_type: kind, resource } = read.data
  const isOrder = kind.startsWith('CHECKOUT.ORDER.')
  const reference = isOrder ? resource.id : resource.supplementary_data?.related_ids?.order_id
  const key = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id
  return {
    ok: true,
    event: {
      id,
      kind,
      key,
      reference,
      outcome: outcomeOf(kind, reference ?? '', resource),
    },
  }
}

function outcomeOf(
  kind: string,
  reference: string,
  resource: Parameters<typeof captureOutcome>[1] | object,
): PaymentOutcome {
  if (kind === 'CHECKOUT.ORDER.APPROVED') return { kind: 'approved', reference }
  if (kind === 'PAYMENT.CAPTURE.COMPLETED' && reference)
    return captureOutcome(reference, { ...(resource as Parameters<typeof captureOutcome>[1]), status: 'COMPLETED' })
  if (kind === 'PAYMENT.CAPTURE.DENIED' || kind === 'PAYMENT.CAPTURE.DECLINED')
    return { kind: 'declined', reference, reason: kind }
  if (kind === 'PAYMENT.CAPTURE.REFUNDED') return { kind: 'refunded', reference }
  return { kind: 'pending' }
}
