import { type Refusal, refuse } from '@mantel/contract'
import type { PaymentOutcome } from '@mantel/plugins/payment/server'
import { completeChallenge } from './complete-challenge.ts'
import type { PaymentCtx } from './context.ts'
import { listPayments } from './payment.repository.ts'
import { type SettledPayment, settle } from './settle.ts'
import { pendingIfUnreachable, providerOf } from './sync-with-provider.ts'

type SentTransaction = { orderId: string; website: string; transactionId: string; cRes: string }

/**
 * Settles a transaction that a client reports by the order's id or number. Both can be guessed, so the order must have a payment
 * with this transaction, and the provider must confirm it: only the provider's reply is stored, never the client's.
 */
export async function syncTransaction(
  ctx: PaymentCtx,
  { orderId, website, transactionId, cRes }: SentTransaction,
): Promise<({ ok: true } & SettledPayment) | Refusal> {
  const order = await ctx.orders.findById(ctx.db, orderId)
  if (order?.website !== website || transactionId === '') return refuse('order_unknown')
  const payment = (await listPayments(ctx.db, order.id)).find(({ reference }) => reference === transactionId)
  if (!payment) return refuse('order_unknown')
  const { key, reference } = payment
  const outcome = await pendingIfUnreachable(ctx, payment, () => providerOf(ctx, payment).lookUp({ key, reference }))
  if (outcome.kind === 'unknown' || referenceOf(outcome) !== transactionId) return refuse('order_unknown')
  if (cRes !== '' && isUndecided(outcome)) return completeChallenge(ctx, { order, transactionId, cRes })
  return { ok: true, ...(await settle(ctx, payment.id, { outcome, actor: 'shopper' })) }
}

const referenceOf = (outcome: PaymentOutcome) => ('reference' in outcome ? outcome.reference : undefined)
/** The Pi API calls a transaction pending while its challenge is open. */
const isUndecided = ({ kind }: PaymentOutcome) => kind === 'challenge' || kind === 'pending'
