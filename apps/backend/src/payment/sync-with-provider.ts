import { type PaymentOutcome, type PaymentProvider, ProviderUnavailable } from '@mantel/plugins/payment/server'
import { inTransaction } from '../platform/db/index.ts'
import type { PaymentCtx } from './context.ts'
import { markStarted, type PaymentRow } from './payment.repository.ts'
import { isOpen } from './payment-state.ts'
import { type PaymentUpdate, type SettledPayment, settle } from './settle.ts'

/** Returns `pending` if the provider cannot be reached, and schedules a reconciliation. */
export async function pendingIfUnreachable(
  ctx: PaymentCtx,
  payment: PaymentRow,
  request: () => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> {
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    ctx.log.warn(
      { paymentId: payment.id, reason: error.message },
      'payment provider unreachable, status request will be repeated',
    )
    ctx.scheduleReconciliation(new Date(ctx.now().getTime() + retryDelayMs))
    return { kind: 'pending' }
  }
}

const retryDelayMs = 15_000

/** Captures a payment that the shopper approved, if the order still waits for it. */
export async function captureApproved(
  ctx: PaymentCtx,
  provider: PaymentProvider,
  payment: PaymentRow,
  outcome: PaymentOutcome,
): Promise<PaymentOutcome> {
  const { completeRedirect } = provider
  if (outcome.kind !== 'approved' || !completeRedirect || !(await isAwaited(ctx, payment))) return outcome
  await markStarted(ctx.db, payment.id, ctx.now())
  return pendingIfUnreachable(ctx, payment, () =>
    completeRedirect({ key: payment.key, reference: outcome.reference || payment.reference }),
  )
}

/** Requests a payment's status from the provider and settles the result. */
export async function syncWithProvider(
  ctx: PaymentCtx,
  payment: PaymentRow,
  actor: PaymentUpdate['actor'],
): Promise<SettledPayment & { seen: PaymentOutcome['kind'] }> {
  const provider = providerOf(ctx, payment)
  const { key, reference } = payment
  const seen = await pendingIfUnreachable(ctx, payment, () => provider.lookUp({ key, reference }))
  const outcome = await captureApproved(ctx, provider, payment, seen)
  return { ...(await settle(ctx, payment.id, { outcome, actor })), seen: outcome.kind }
}

/**
 * Requests a payment's status in a job. A payment without a provider or with a refused request counts as pending, so that its deadline is
 * handled like that of a payment whose provider does not answer.
 */
export async function checkWithProvider(
  ctx: PaymentCtx,
  payment: PaymentRow,
  actor: PaymentUpdate['actor'],
): ReturnType<typeof syncWithProvider> {
  try {
    return await syncWithProvider(ctx, payment, actor)
  } catch (err) {
    const { id: paymentId, order_id: orderId } = payment
    ctx.log.error({ err, paymentId, orderId }, 'payment status request failed, will be repeated')
    return { ...(await settle(ctx, paymentId, { outcome: { kind: 'pending' }, actor })), seen: 'pending' }
  }
}

async function isAwaited(ctx: PaymentCtx, { state, order_id }: PaymentRow): Promise<boolean> {
  if (!isOpen(state)) return false
  const order = await inTransaction(ctx.db, (tx) => ctx.orders.lock(tx, order_id))
  return order?.state === 'pending_payment'
}

export function providerOf({ providers }: PaymentCtx, payment: PaymentRow): PaymentProvider {
  const provider = providers[payment.provider]
  if (!provider) throw new Error(`no payment provider configured for ${payment.provider}`)
  return provider
}
