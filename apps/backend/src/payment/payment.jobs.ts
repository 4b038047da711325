import type { Jobs } from '../platform/jobs/index.ts'
import { closeExpired } from './close-expired.ts'
import type { PaymentCtx } from './context.ts'
import { giveBack } from './give-back.ts'
import { lookAgain } from './look-again.ts'
import { listReturning, listUnanswered } from './payment.repository.ts'

const name = 'payment-care'
const atOnce = 50
/** Milliseconds without an answer after which a provider is asked again. */
const unansweredFor = 10_000

/** Payments that hang: unanswered ones are asked about, late ones given back, orders past their deadline closed. */
export async function careForPayments(ctx: PaymentCtx): Promise<void> {
  const now = ctx.now()
  const each = async <T>(all: T[], care: (one: T) => Promise<unknown>) => {
    for (const one of all) {
      // One that fails does not keep the others waiting.
      await care(one).catch((err) => ctx.log.error({ err }, 'a payment could not be cared for'))
    }
  }
  await each(await listReturning(ctx.db, now, atOnce), (payment) => giveBack(ctx, payment))
  const before = new Date(now.getTime() - unansweredFor)
  await each(await listUnanswered(ctx.db, before, atOnce), (payment) => lookAgain(ctx, payment, 'provider'))
  await each(await ctx.orders.expired(ctx.db, now), (orderId) => closeExpired(ctx, orderId))
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
