import type { Jobs } from '../platform/jobs/index.ts'
import { closeExpired } from './close-expired.ts'
import type { PaymentCtx } from './context.ts'
import { listUnfinished, type PaymentRow, type PaymentState } from './payment.repository.ts'
import { listDueRefunds, listReturning } from './refund.repository.ts'
import { refundPayment, sendRefund } from './refund-payment.ts'
import { settle } from './settle.ts'
import { attemptTimeoutMs } from './start-payment.ts'
import { checkWithProvider } from './sync-with-provider.ts'

const jobName = 'payment-care'
const batchSize = 50
/** A payment's status is requested from the provider again after this time without a result. */
const unansweredMs = 10_000
/** A challenge or redirect without a result is checked after this time, whatever the order's state. */
const abandonedMs = 24 * 60 * 60_000

/** Requests the status of unfinished payments, refunds late ones and cancels unpaid orders past their deadline. */
export async function reconcilePayments(ctx: PaymentCtx): Promise<void> {
  const now = ctx.now()
  const each = async <T>(list: T[], work: (entry: T) => Promise<unknown>) => {
    for (const entry of list) {
      // A failure must not block the others.
      await work(entry).catch((err) => ctx.log.error({ err }, 'payment reconciliation failed'))
    }
  }
  const unchangedFor = (milliseconds: number, ...states: PaymentState[]) =>
    listUnfinished(ctx.db, states, new Date(now.getTime() - milliseconds), batchSize)
  await each(await listReturning(ctx.db, now, batchSize), (payment) => refundPayment(ctx, payment))
  await each(await listDueRefunds(ctx.db, now, batchSize), (refund) => sendRefund(ctx, refund))
  await each(await unchangedFor(unansweredMs, 'started'), (payment) => checkStatus(ctx, payment))
  await each(await unchangedFor(abandonedMs, 'challenged', 'redirected'), (payment) => checkStatus(ctx, payment))
  // Page by page, because orders whose payment status is unknown stay in the list: they must not keep later orders from being closed.
  for (let page = await ctx.orders.listExpired(ctx.db, now); page.length > 0; ) {
    await each(page, ({ id }) => closeExpired(ctx, id))
    page = await ctx.orders.listExpired(ctx.db, now, page.at(-1))
  }
}

/**
 * Abandons the payment if it can no longer be captured and its order no longer waits for payment, so that the provider is not asked about
 * it forever.
 */
async function checkStatus(ctx: PaymentCtx, payment: PaymentRow): Promise<void> {
  const { seen, order } = await checkWithProvider(ctx, payment, 'provider')
  const isUnderWay = ctx.now().getTime() - payment.updated_at.getTime() < attemptTimeoutMs
  if (seen === 'pending' || isUnderWay || order.state === 'pending_payment') return
  await settle(ctx, payment.id, { outcome: { kind: 'abandoned', reason: 'never finished' }, actor: 'provider' })
}

export function definePaymentReconciliation(jobs: Jobs, ctx: PaymentCtx): void {
  jobs.define(jobName, () => reconcilePayments(ctx), { cron: '* * * * *', retries: 0, pollSeconds: 2 })
}

/** Only a hint: if the job cannot be sent, the run of the next minute does the work. */
export function createReconciliationTrigger(jobs: Jobs, log: PaymentCtx['log']): PaymentCtx['scheduleReconciliation'] {
  return (after) => {
    jobs
      .send(jobName, {}, after ? { after } : {})
      .catch((err) =>
        log.debug(
          { err },
          'payment reconciliation job could not be queued, the next scheduled run checks the payments',
        ),
      )
  }
}
