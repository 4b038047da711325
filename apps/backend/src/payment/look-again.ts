import { type Outcome, type PaymentProvider, ProviderAway } from '@mantel/plugins/payment/server'
import { inTransaction } from '../platform/db/index.ts'
import type { PaymentCtx } from './context.ts'
import { noteAsked, type PaymentRow } from './payment.repository.ts'
import { isOpen } from './payment-state.ts'
import { type News, type Settled, settle } from './settle.ts'

/** A payment that nobody can say anything about is called pending and looked at again. */
export async function unlessAway(ctx: PaymentCtx, payment: PaymentRow, ask: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    ctx.log.warn({ paymentId: payment.id, reason: error.message }, 'a payment provider does not answer')
    ctx.lookSoon(new Date(ctx.now().getTime() + lookAgainAfter))
    return { kind: 'pending' }
  }
}

/** Milliseconds. */
const lookAgainAfter = 15_000

/** Takes the money that the shopper has approved; nothing is taken for an order that does not wait for it. */
export async function takeApproved(
  ctx: PaymentCtx,
  provider: PaymentProvider,
  payment: PaymentRow,
  outcome: Outcome,
): Promise<Outcome> {
  const { completeRedirect } = provider
  if (outcome.kind !== 'approved' || !completeRedirect || !(await isWaitedFor(ctx, payment))) return outcome
  await noteAsked(ctx.db, payment.id, ctx.now())
  return unlessAway(ctx, payment, () =>
    completeRedirect({ key: payment.key, reference: outcome.reference || payment.reference }),
  )
}

/** Asks the provider how a payment stands and settles what it says. */
export async function lookAgain(
  ctx: PaymentCtx,
  payment: PaymentRow,
  actor: News['actor'],
): Promise<Settled & { seen: Outcome['kind'] }> {
  const provider = providerOf(ctx, payment)
  const { key, reference } = payment
  const seen = await unlessAway(ctx, payment, () => provider.lookUp({ key, reference }))
  const outcome = await takeApproved(ctx, provider, payment, seen)
  return { ...(await settle(ctx, payment.id, { outcome, actor })), seen: outcome.kind }
}

async function isWaitedFor(ctx: PaymentCtx, { state, order_id }: PaymentRow): Promise<boolean> {
  if (!isOpen(state)) return false
  const order = await inTransaction(ctx.db, (tx) => ctx.orders.lock(tx, order_id))
  return order?.state === 'pending_payment'
}

export function providerOf({ providers }: PaymentCtx, payment: PaymentRow): PaymentProvider {
  const provider = providers[payment.provider]
  if (!provider) throw new Error(`no provider is set for payments by ${payment.provider}`)
  return provider
}
