import type { PaymentProviders } from '@mantel/plugins/payment/server'
import type { Db } from '../platform/db/index.ts'
import type { Log } from '../platform/log.ts'
import type { OrdersToPay } from './orders-to-pay.ts'

/** What paying works with, in requests and jobs alike. */
export type PaymentCtx = {
  db: Db
  orders: OrdersToPay
  providers: PaymentProviders
  now(): Date
  log: Log
  /** Has unfinished payments looked at soon, or at that time. */
  lookSoon(after?: Date): void
}
