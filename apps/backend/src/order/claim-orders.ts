import type { Db } from '../platform/db/index.ts'
import type { Dispatcher } from '../platform/events/index.ts'
import { claimGuestOrders } from './order.repository.ts'

/** Adds a customer's earlier guest orders to the account once the e-mail address is proven. */
export function subscribeOrderClaims(dispatcher: Dispatcher, { db }: { db: Db }): void {
  dispatcher.once('customer.email_proven', ({ customerId }) => claimGuestOrders(db, customerId))
}
