import type { PaymentCtx } from './context.ts'
import type { OrderToPay } from './orders-to-pay.ts'
import { listPayments } from './payment.repository.ts'
import { isOpen } from './payment-state.ts'
import { type SettledPayment, settle } from './settle.ts'
import { syncWithProvider } from './sync-with-provider.ts'

/** Handles the shopper's return from the provider's pages. The payment's status is requested from the provider. */
export async function completeReturn(
  ctx: PaymentCtx,
  { order, provider, isCancelled }: { order: OrderToPay; provider: string; isCancelled: boolean },
): Promise<Partial<SettledPayment> & { order: OrderToPay }> {
  const payment = (await listPayments(ctx.db, order.id)).find((candidate) => candidate.provider === provider)
  if (!payment || !isOpen(payment.state)) return { order, payment }
  const settled = await syncWithProvider(ctx, payment, 'shopper')
  // Do not ask the provider: it still reports that it waits for the approval, which the shopper has just refused.
  if (!isCancelled || settled.payment.state !== 'redirected') return settled
  return settle(ctx, payment.id, {
    outcome: { kind: 'abandoned', reason: 'cancelled by the shopper' },
    actor: 'shopper',
  })
}
