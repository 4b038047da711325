import { inTransaction } from '../platform/db/index.ts'
import type { PaymentCtx } from './context.ts'
import { abandonPayments, listPayments } from './payment.repository.ts'
import { isOpen } from './payment-state.ts'
import { attemptTimeoutMs } from './start-payment.ts'
import { checkWithProvider } from './sync-with-provider.ts'

/** How long after its deadline an order waits for a provider that cannot report the payment's status. Milliseconds. */
const maxUnknownMs = 24 * 60 * 60_000

/** Cancels an order past its payment deadline, after a last status request to the provider. */
export async function closeExpired(ctx: PaymentCtx, orderId: number): Promise<void> {
  /** Ids of payments that can no longer be captured. */
  const settledIds = new Set<number>()
  for (const payment of await listPayments(ctx.db, orderId)) {
    if (!isOpen(payment.state)) continue
    const { seen } = await checkWithProvider(ctx, payment, 'deadline')
    const isUnderWay = ctx.now().getTime() - payment.updated_at.getTime() < attemptTimeoutMs
    if (seen !== 'pending' && !isUnderWay) settledIds.add(payment.id)
  }
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.now()
    const order = await ctx.orders.lock(tx, orderId)
    if (order?.state !== 'pending_payment' || !order.deadline || order.deadline > now) return
    const payments = await listPayments(tx, orderId)
    const isStatusUnknown = payments.some(({ id, state }) => state === 'started' && !settledIds.has(id))
    if (isStatusUnknown) {
      if (now.getTime() - order.deadline.getTime() < maxUnknownMs) return
      ctx.log.error(
        { orderId },
        'payment status still unknown 24 hours after the deadline, order cancelled: check it with the provider',
      )
    }
    await abandonPayments(tx, orderId, 'open', now)
    await ctx.orders.markFailed(tx, orderId, { actor: 'deadline', reason: 'not paid in time', now })
  })
}
