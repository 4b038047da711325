import type { Stores } from '@mantel/domain/store'
import type { PaymentProviders } from '@mantel/plugins/payment/server'
import type { Db } from '../platform/db/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Log } from '../platform/log.ts'
import { cardHandlers } from './card.routes.ts'
import type { PaymentCtx } from './context.ts'
import type { OrdersToPay } from './orders-to-pay.ts'
import { createLookSoon, definePaymentCare } from './payment.jobs.ts'
import { createPaymentCalls, paymentHandlers } from './payment.routes.ts'

export type PaymentOptions = {
  db: Db
  stores: Stores
  orders: OrdersToPay
  providers: PaymentProviders
  jobs: Jobs
  now(): Date
  log: Log
  /** Off: payments that hang are looked at only when somebody says so. */
  caresByItself: boolean
}

/** The calls of payment, and its job. Before jobs are started. */
export function openPayments({ stores, jobs, caresByItself, ...options }: PaymentOptions): {
  handlers: Handlers
  payments: PaymentCtx
} {
  const payments: PaymentCtx = { ...options, lookSoon: caresByItself ? createLookSoon(jobs, options.log) : () => {} }
  if (caresByItself) definePaymentCare(jobs, payments)
  const calls = createPaymentCalls({ payments, stores })
  return { handlers: { ...paymentHandlers(calls), ...cardHandlers(calls) }, payments }
}
