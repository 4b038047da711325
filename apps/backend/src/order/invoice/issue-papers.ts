import type { OrderState } from '@mantel/domain/order'
import type { Stores } from '@mantel/domain/store'
import type { Db } from '../../platform/db/index.ts'
import { issue } from './invoice.repository.ts'
import type { PaperKind } from './paper-number.ts'

/**
 * Gives an order the papers that its state calls for, each once: an invoice when it is certain, a credit when that is taken
 * back. Not within the order's own transaction: placing orders must not queue for the one row that counts invoices.
 */
export async function issuePapers(
  { db, stores, now }: { db: Db; stores: Stores; now(): Date },
  { orderId, state }: { orderId: number; state: OrderState },
): Promise<void> {
  const sellers = Object.fromEntries(stores.websites.map(({ code, seller }) => [code, seller]))
  for (const kind of papersOf[state]) await issue(db, { orderId, kind, sellers, now: now() })
}

/** An order that was cancelled before it had an invoice needs neither. */
const papersOf: Record<OrderState, PaperKind[]> = {
  pending_payment: [],
  received: ['invoice'],
  paid: ['invoice'],
  shipped: ['invoice'],
  cancelled: ['credit'],
  refunded: ['invoice', 'credit'],
}
