import * as z from 'zod'
import { type Outcome, ProviderAway } from '../provider.ts'

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

/** Statuses that will not change any more and took no money. */
const noMoney = new Set(['NotAuthed', 'Rejected', 'Invalid', 'Malformed'])

/** A transaction of the Pi API, as replies to its making, its challenge and its look-up carry it. */
export function readTransaction(body: unknown): Outcome | { kind: 'incomplete'; reference: string } {
  const read = reply.safeParse(body)
  if (!read.success) throw new ProviderAway('the card provider answered with no transaction')
  const { transactionId: reference, status, statusCode, statusDetail, acsUrl, cReq, amount, currency } = read.data
  if (status === '3DAuth' && acsUrl && cReq) return { kind: 'challenge', reference, acsUrl, cReq }
  if (noMoney.has(status))
    return { kind: 'declined', reference, reason: [statusCode, statusDetail].filter(Boolean).join(' ') || status }
  if (status === 'Refunded' || status === 'Voided') return { kind: 'refunded', reference }
  if (status !== 'Ok') return { kind: 'pending', reference }
  // The short form of a reply does not say what was taken.
  if (!amount || !currency) return { kind: 'incomplete', reference }
  const { cardType, lastFourDigits: lastFour } = read.data.paymentMethod?.card ?? {}
  const note = { ...(cardType && { cardType }), ...(lastFour && { lastFour }) }
  return { kind: 'authorised', reference, amount: amount.totalAmount, currency, note }
}
