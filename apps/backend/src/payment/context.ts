import type { PaymentProviders } from '@mantel/plugins/payment/server'
import type { Db } from '../platform/db/index.ts'
import type { Log } from '../platform/log.ts'
import type { OrdersToPay } from './orders-to-pay.ts'

/** Dependencies of all payment use cases, in requests and jobs. */
export type PaymentCtx = {
  db: Db
  orders: OrdersToPay
  providers: PaymentProviders
  now(): Date
  log: Log
  /** Schedules a reconciliation of unfinished payments, now or at the given time. */
  scheduleReconciliation(after?: Date): void
}
