import type { Jobs } from '../platform/jobs/index.ts'
import { closeExpired } from './close-expired.ts'
import type { PaymentCtx } from './context.ts'
import { giveBack, isReturnDue } from './give-back.ts'
import { lookAgain } from './look-again.ts'
import { listUnfinished, type PaymentRow, type PaymentState } from './payment.repository.ts'
import { settle } from './settle.ts'
import { underWay } from './start-payment.ts'

const name = 'payment-care'
const atOnce = 50
/** Milliseconds without an answer after which a provider is asked again. */
const unansweredFor = 10_000
/** Milliseconds after which nobody is expected to answer a challenge, whatever became of the order. */
const forgottenFor = 24 * 60 * 60_000

/** Payments that hang: unanswered ones are asked about, late ones given back, orders past their deadline closed. */
export async function careForPayments(ctx: PaymentCtx): Promise<void> {
  const now = ctx.now()
  const each = async <T>(all: T[], care: (one: T) => Promise<unknown>) => {
    for (const one of all) {
      // One that fails does not keep the others waiting.
      await care(one).catch((err) => ctx.log.error({ err }, 'a payment could not be cared for'))
    }
  }
  const quietFor = (milliseconds: number, ...states: PaymentState[]) =>
    listUnfinished(ctx.db, states, new Date(now.getTime() - milliseconds), atOnce)
  const returning = await quietFor(0, 'returning')
  await each(
    returning.filter((payment) => isReturnDue(payment, now)),
    (payment) => giveBack(ctx, payment),
  )
  await each(await quietFor(unansweredFor, 'started'), (payment) => askAgain(ctx, payment))
  await each(await quietFor(forgottenFor, 'challenged', 'redirected'), (payment) => askAgain(ctx, payment))
  await each(await ctx.orders.expired(ctx.db, now), (orderId) => closeExpired(ctx, orderId))
}

/** One that takes no money any more, of an order that does not wait for it, is not asked about for ever. */
async function askAgain(ctx: PaymentCtx, payment: PaymentRow): Promise<void> {
  const { seen, order } = await lookAgain(ctx, payment, 'provider')
  const isUnderWay = ctx.now().getTime() - payment.updated_at.getTime() < underWay
  if (seen === 'pending' || isUnderWay || order.state === 'pending_payment') return
  await settle(ctx, payment.id, { outcome: { kind: 'abandoned', reason: 'never finished' }, actor: 'provider' })
}

export function definePaymentCare(jobs: Jobs, ctx: PaymentCtx): void {
  jobs.define(name, () => careForPayments(ctx), { cron: '* * * * *', retries: 0 })
}

/** A hint: what it does not reach, the next minute does. */
export function createLookSoon(jobs: Jobs, log: PaymentCtx['log']): PaymentCtx['lookSoon'] {
  return (after) => {
    jobs
      .send(name, {}, after ? { after } : {})
      .catch((err) => log.debug({ err }, 'payments are looked at a minute later'))
  }
}
