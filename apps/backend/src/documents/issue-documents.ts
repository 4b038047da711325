import type { OrderState } from '@mantel/domain/order'
import type { Stores } from '@mantel/domain/store'
import { readRequests } from '../order/index.ts'
import type { Db } from '../platform/db/index.ts'
import type { DocumentKind } from './document-number.ts'
import { issueDocument } from './invoice.repository.ts'

/**
 * Issues the documents that an order's state requires, each once: an invoice when the order is confirmed, a credit note when
 * it is cancelled or refunded. Not in the order's own transaction: orders would then wait for the row that counts invoices.
 */
export async function issueDocuments(
  { db, stores, now }: { db: Db; stores: Stores; now(): Date },
  { orderId, state }: { orderId: number; state: OrderState },
): Promise<void> {
  for (const kind of documentsOf[state]) await issueDocument(db, { orderId, kind, stores, now: now() })
}

/**
 * Issues the credit notes of all granted requests that have none yet, in the order in which they were granted. The invoice comes
 * first: the event of the request may overtake that of the order.
 */
export async function issuePartialCredits(
  { db, stores, now }: { db: Db; stores: Stores; now(): Date },
  { orderId }: { orderId: number },
): Promise<void> {
  const granted = (await readRequests(db, [orderId])).filter(({ state }) => state === 'accepted')
  if (granted.length === 0) return
  await issueDocument(db, { orderId, kind: 'invoice', stores, now: now() })
  const bySettling = granted.toSorted((a, b) => Number(a.settledAt) - Number(b.settledAt) || a.number - b.number)
  for (const { number } of bySettling) {
    await issueDocument(db, { orderId, kind: 'credit', request: number, stores, now: now() })
  }
}

/** An order that was cancelled before it had an invoice needs neither an invoice nor a credit note. */
const documentsOf: Record<OrderState, DocumentKind[]> = {
  pending_payment: [],
  received: ['invoice'],
  paid: ['invoice'],
  shipped: ['invoice'],
  cancelled: ['credit'],
  refunded: ['invoice', 'credit'],
}
