import type { PaymentCtx } from './context.ts'
import { lookAgain } from './look-again.ts'
import type { OrderToPay } from './orders-to-pay.ts'
import { listPayments } from './payment.repository.ts'
import { isOpen } from './payment-state.ts'
import { type Settled, settle } from './settle.ts'

/** The shopper is back from the provider. What they agreed to there is asked of the provider, not of their browser. */
export async function completeReturn(
  ctx: PaymentCtx,
  { order, provider, isCancelled }: { order: OrderToPay; provider: string; isCancelled: boolean },
): Promise<Partial<Settled> & { order: OrderToPay }> {
  const payment = (await listPayments(ctx.db, order.id)).find((one) => one.provider === provider)
  if (!payment || !isOpen(payment.state)) return { order, ...(payment && { payment }) }
  const settled = await lookAgain(ctx, payment, 'shopper')
  // Still waiting for an agreement that the shopper has just refused.
  if (!isCancelled || settled.payment.state !== 'redirected') return settled
  return settle(ctx, payment.id, {
    outcome: { kind: 'abandoned', reason: 'cancelled by the shopper' },
    actor: 'shopper',
  })
}
