import { fromDecimal } from '../decimal-amount.ts'
import { type PaymentOutcome, ProviderUnavailable, type RefundOutcome } from '../provider.ts'
import { type PaypalOrder, paypalOrder, paypalRefund } from './schema.ts'

/** Converts an order of the Orders API to an outcome. The order's id is the reference; refunds look up its capture. */
export function readPaypalOrder(body: unknown): PaymentOutcome {
  const read = paypalOrder.safeParse(body)
  if (!read.success) throw new ProviderUnavailable('payment provider answered without an order')
  const { id: reference, status } = read.data
  const capture = captureOf(read.data)
  if (capture) return captureOutcome(reference, capture)
  if (status === 'APPROVED') return { kind: 'approved', reference }
  if (status === 'VOIDED') return { kind: 'declined', reference, reason: 'voided' }
  const link = read.data.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  if (!link) return { kind: 'pending', reference }
  const url = new URL(link.href)
  const fields = Object.fromEntries(url.searchParams)
  return { kind: 'redirect', reference, url: url.origin + url.pathname, fields, method: 'get' }
}

type Capture = { id: string; status: string; amount?: { currency_code: string; value: string } | undefined }

export function captureOutcome(reference: string, { status, amount }: Capture): PaymentOutcome {
  if (status === 'REFUNDED') return { kind: 'refunded', reference }
  if (status === 'DECLINED' || status === 'FAILED') return { kind: 'declined', reference, reason: status }
  if (status !== 'COMPLETED' || !amount) return { kind: 'pending', reference }
  const currency = amount.currency_code
  return { kind: 'authorised', reference, amount: fromDecimal(amount.value, currency), currency }
}

export function readPaypalRefund(body: unknown): RefundOutcome {
  const read = paypalRefund.safeParse(body)
  if (!read.success) throw new ProviderUnavailable('payment provider answered without a refund')
  const { id: reference, status } = read.data
  if (status === 'COMPLETED') return { kind: 'done', reference }
  if (status === 'PENDING') return { kind: 'pending', reference }
  if (status === 'FAILED' || status === 'CANCELLED') return { kind: 'refused', reason: status }
  throw new ProviderUnavailable(`payment provider answered to a refund with status ${status}`)
}

export function captureOf({ purchase_units }: PaypalOrder): Capture | undefined {
  return purchase_units[0]?.payments?.captures[0]
}
