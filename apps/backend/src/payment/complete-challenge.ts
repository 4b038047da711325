import { type Refusal, refuse } from '@mantel/contract'
import type { PaymentCtx } from './context.ts'
import { providerOf, unlessAway } from './look-again.ts'
import type { OrderToPay } from './orders-to-pay.ts'
import { listPayments, noteAsked } from './payment.repository.ts'
import { isOpen } from './payment-state.ts'
import { type Settled, settle } from './settle.ts'

type Answered = { order: OrderToPay; transactionId?: string; cRes: string }

/** The bank's answer to its challenge is handed to the provider, which says whether the money was taken. */
export async function completeChallenge(
  ctx: PaymentCtx,
  { order, transactionId, cRes }: Answered,
): Promise<({ ok: true } & Settled) | Refusal> {
  const payment = (await listPayments(ctx.db, order.id)).find(({ reference, state }) =>
    transactionId ? reference === transactionId : isOpen(state),
  )
  if (!payment) return refuse('order_unknown')
  const { completeChallenge: complete } = providerOf(ctx, payment)
  // An order that does not wait any more takes no money.
  if (!isOpen(payment.state) || order.state !== 'pending_payment' || !complete) return { ok: true, payment, order }
  await noteAsked(ctx.db, payment.id, ctx.now())
  const { key, reference } = payment
  const outcome = await unlessAway(ctx, payment, () => complete({ key, reference }, cRes))
  return { ok: true, ...(await settle(ctx, payment.id, { outcome, actor: 'shopper' })) }
}
