import { fromDecimal } from '../decimal-amount.ts'
import { type Outcome, ProviderAway } from '../provider.ts'
import { type PaypalOrder, paypalOrder } from './schema.ts'

/** An order of the Orders API as an outcome. Its id is the reference, as refunds need its capture they look it up. */
export function readPaypalOrder(body: unknown): Outcome {
  const read = paypalOrder.safeParse(body)
  if (!read.success) throw new ProviderAway('the payment provider answered with no order')
  const { id: reference, status } = read.data
  const capture = captureOf(read.data)
  if (capture) return captured(reference, capture)
  if (status === 'APPROVED') return { kind: 'approved', reference }
  if (status === 'VOIDED') return { kind: 'declined', reference, reason: 'voided' }
  const link = read.data.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  if (!link) return { kind: 'pending', reference }
  const url = new URL(link.href)
  const fields = Object.fromEntries(url.searchParams)
  return { kind: 'redirect', reference, url: url.origin + url.pathname, fields, method: 'get' }
}

type Capture = { id: string; status: string; amount?: { currency_code: string; value: string } | undefined }

export function captured(reference: string, { status, amount }: Capture): Outcome {
  if (status === 'REFUNDED') return { kind: 'refunded', reference }
  if (status === 'DECLINED' || status === 'FAILED') return { kind: 'declined', reference, reason: status }
  if (status !== 'COMPLETED' || !amount) return { kind: 'pending', reference }
  const currency = amount.currency_code
  return { kind: 'authorised', reference, amount: fromDecimal(amount.value, currency), currency }
}

export function captureOf({ purchase_units }: PaypalOrder): Capture | undefined {
  return purchase_units[0]?.payments?.captures[0]
}
