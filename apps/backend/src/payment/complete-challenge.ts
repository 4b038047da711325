import { type Refusal, refuse } from '@mantel/contract'
import type { PaymentCtx } from './context.ts'
import type { OrderToPay } from './orders-to-pay.ts'
import { listPayments, markStarted } from './payment.repository.ts'
import { isOpen } from './payment-state.ts'
import { type SettledPayment, settle } from './settle.ts'
import { pendingIfUnreachable, providerOf } from './sync-with-provider.ts'

type ChallengeResult = { order: OrderToPay; transactionId?: string; cRes: string }

/** Sends the bank's challenge result to the provider, which replies whether the payment was authorised. */
export async function completeChallenge(
  ctx: PaymentCtx,
  { order, transactionId, cRes }: ChallengeResult,
): Promise<({ ok: true } & SettledPayment) | Refusal> {
  const payment = (await listPayments(ctx.db, order.id)).find(({ reference, state }) =>
    transactionId ? reference === transactionId : isOpen(state),
  )
  if (!payment) return refuse('order_unknown')
  const { completeChallenge: complete } = providerOf(ctx, payment)
  // Capture nothing for an order that no longer waits for payment.
  if (!isOpen(payment.state) || order.state !== 'pending_payment' || !complete) return { ok: true, payment, order }
  await markStarted(ctx.db, payment.id, ctx.now())
  const { key, reference } = payment
  const outcome = await pendingIfUnreachable(ctx, payment, () => complete({ key, reference }, cRes))
  return { ok: true, ...(await settle(ctx, payment.id, { outcome, actor: 'shopper' })) }
}
