import * as z from 'zod'
import { type PaymentOutcome, ProviderUnavailable, type RefundOutcome } from '../provider.ts'

const reply = z.looseObject({
  transactionId: z.string(),
  status: z.string(),
  statusCode: z.string().optional(),
  statusDetail: z.string().optional(),
  acsUrl: z.string().optional(),
  cReq: z.string().optional(),
  amount: z.looseObject({ totalAmount: z.number().int() }).optional(),
  currency: z.string().optional(),
  paymentMethod: z
    .looseObject({
      card: z.looseObject({ cardType: z.string().optional(), lastFourDigits: z.string().optional() }).optional(),
    })
    .optional(),
})

/** Final statuses of transactions that took no money. */
const declinedStatuses = new Set(['NotAuthed', 'Rejected', 'Invalid', 'Malformed'])

/** Reads the transaction from a reply of the Pi API: to its creation, its challenge or its lookup. */
export function readTransaction(body: unknown): PaymentOutcome | { kind: 'incomplete'; reference: string } {
  const read = reply.safeParse(body)
  if (!read.success) throw new ProviderUnavailable('card provider answered without a transaction')
  const { transactionId: reference, status, acsUrl, cReq, amount, currency } = read.data
  if (status === '3DAuth' && acsUrl && cReq) return { kind: 'challenge', reference, acsUrl, cReq }
  if (declinedStatuses.has(status)) return { kind: 'declined', reference, reason: reasonOf(read.data) }
  if (status === 'Refunded' || status === 'Voided') return { kind: 'refunded', reference }
  if (status !== 'Ok') return { kind: 'pending', reference }
  // Some replies lack the amount.
  if (!amount || !currency) return { kind: 'incomplete', reference }
  const { cardType, lastFourDigits: lastFour } = read.data.paymentMethod?.card ?? {}
  return { kind: 'authorised', reference, amount: amount.totalAmount, currency, note: { cardType, lastFour } }
}

/** Reads the reply to a refund, which is a transaction of its own. */
export function readRefund(body: unknown): RefundOutcome {
  const read = reply.extend({ transactionType: z.literal('Refund').optional() }).safeParse(body)
  if (!read.success) throw new ProviderUnavailable('card provider answered without a refund')
  const { transactionId: reference, status } = read.data
  if (status === 'Ok') return { kind: 'done', reference }
  if (declinedStatuses.has(status)) return { kind: 'refused', reason: reasonOf(read.data) }
  throw new ProviderUnavailable(`card provider answered to a refund with status ${status}`)
}

function reasonOf({ status, statusCode, statusDetail }: z.output<typeof reply>): string {
  return [statusCode, statusDetail].filter(Boolean).join(' ') || status
}
