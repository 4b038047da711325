import type { Stores } from '@mantel/domain/store'
import type { PaymentProviders } from '@mantel/plugins/payment/server'
import type { Db } from '../platform/db/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import type { Log } from '../platform/log.ts'
import { cardHandlers } from './card.routes.ts'
import type { PaymentCtx } from './context.ts'
import type { OrdersToPay } from './orders-to-pay.ts'
import { createReconciliationTrigger, definePaymentReconciliation } from './payment.jobs.ts'
import { createPaymentFunctions, paymentHandlers } from './payment.routes.ts'

export type PaymentOptions = {
  db: Db
  stores: Stores
  orders: OrdersToPay
  providers: PaymentProviders
  jobs: Jobs
  limits: Limits
  now(): Date
  log: Log
  /** Whether a job reconciles unfinished payments. Tests turn it off and reconcile them on request. */
  isReconciliationOn: boolean
}

/** Creates the payment handlers and defines the reconciliation job; call it before jobs are started. */
export function openPayments({ stores, jobs, limits, isReconciliationOn, ...options }: PaymentOptions): {
  handlers: Handlers
  payments: PaymentCtx
} {
  const payments: PaymentCtx = {
    ...options,
    scheduleReconciliation: isReconciliationOn ? createReconciliationTrigger(jobs, options.log) : () => {},
  }
  if (isReconciliationOn) definePaymentReconciliation(jobs, payments)
  const calls = createPaymentFunctions({ payments, stores, limits })
  return { handlers: { ...paymentHandlers(calls), ...cardHandlers(calls) }, payments }
}
