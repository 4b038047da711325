import { inTransaction } from '../platform/db/index.ts'
import type { PaymentCtx } from './context.ts'
import { lookAgain } from './look-again.ts'
import { abandonPayments, listPayments } from './payment.repository.ts'
import { isOpen } from './payment-state.ts'
import { underWay } from './start-payment.ts'

/** Milliseconds past its deadline for which an order waits for a provider that cannot say whether it took the money. */
const longestDoubt = 24 * 60 * 60_000

/** An order whose time is over: the provider is asked a last time before it is called unpaid. */
export async function closeExpired(ctx: PaymentCtx, orderId: number): Promise<void> {
  /** Payments that no money can come of any more. */
  const isClear = new Set<number>()
  for (const payment of await listPayments(ctx.db, orderId)) {
    if (!isOpen(payment.state)) continue
    const { seen } = await lookAgain(ctx, payment, 'deadline')
    const isUnderWay = ctx.now().getTime() - payment.updated_at.getTime() < underWay
    if (seen !== 'pending' && !isUnderWay) isClear.add(payment.id)
  }
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.now()
    const order = await ctx.orders.lock(tx, orderId)
    if (order?.state !== 'pending_payment' || !order.deadline || order.deadline > now) return
    const payments = await listPayments(tx, orderId)
    const isInDoubt = payments.some(({ id, state }) => state === 'started' && !isClear.has(id))
    if (isInDoubt) {
      if (now.getTime() - order.deadline.getTime() < longestDoubt) return
      ctx.log.error({ orderId }, 'a provider never said whether an order was paid: look it up by hand')
    }
    await abandonPayments(tx, orderId, 'open', now)
    await ctx.orders.failed(tx, orderId, { actor: 'deadline', reason: 'not paid in time', now })
  })
}
