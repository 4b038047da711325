import { ProviderAway, ProviderRefusal } from '@mantel/plugins/payment/server'
import type { Db } from '../platform/db/index.ts'
import type { PaymentCtx } from './context.ts'
import { providerOf } from './look-again.ts'
import { type PaymentRow, returnAuthorised, writePayment } from './payment.repository.ts'
import { settle } from './settle.ts'

/** Notes within the transaction that refunds an order that its money goes back; false: none was taken for it. */
export function returnPayment(tx: Db, orderId: number, now: Date): Promise<boolean> {
  return returnAuthorised(tx, orderId, now)
}

const triesOf = ({ details }: PaymentRow) => (typeof details.returnTries === 'number' ? details.returnTries : 0)

/** Minutes. */
const longestPause = 360

/** Tried at once, then after pauses that grow. */
export function isReturnDue(payment: PaymentRow, now: Date): boolean {
  const tries = triesOf(payment)
  const minutes = tries === 0 ? 0 : Math.min(2 ** (tries - 1), longestPause)
  return now.getTime() - payment.updated_at.getTime() >= minutes * 60_000
}

/** Gives the money back, once, however often it is tried. What came too late is undone as if it had not been. */
export async function giveBack(ctx: PaymentCtx, payment: PaymentRow): Promise<void> {
  const { key, reference, amount, currency } = payment
  if (!reference) throw new Error(`payment ${payment.id} has no reference`)
  const provider = providerOf(ctx, payment)
  const taken = { key, reference, amount, currency }
  try {
    const isVoided = payment.details.isLate === true && (await provider.void(taken))
    if (!isVoided) await provider.refund(taken)
  } catch (error) {
    if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefusal)) throw error
    // The merchant must hear of it: the shopper's money is still here.
    ctx.log.error({ paymentId: payment.id, orderId: payment.order_id, reason: error.message }, 'money was not returned')
    const details = { ...payment.details, returnTries: triesOf(payment) + 1 }
    await writePayment(ctx.db, payment.id, { details, now: ctx.now() })
    return
  }
  await settle(ctx, payment.id, { outcome: { kind: 'refunded', reference }, actor: 'provider' })
}
