import type { OrderState } from '@mantel/domain/order'
import type { Stores } from '@mantel/domain/store'
import { type Db, inTransaction } from '../../platform/db/index.ts'
import { insertIssued, listIssued, lockState, nextNumber } from './invoice.repository.ts'
import { type PaperKind, seriesOf } from './paper-number.ts'

/**
 * Gives an order the papers that its state calls for, each once: an invoice when it is certain, a credit when that is taken
 * back. A transaction of its own, after the order's: placing orders must not queue for the one row that counts invoices.
 */
export async function issuePapers(
  { db, stores, now }: { db: Db; stores: Stores; now(): Date },
  orderId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockState(tx, orderId)
    const seller = stores.websites.find(({ code }) => code === order?.website)?.seller
    if (!order || !seller) return
    const issued = new Set((await listIssued(tx, orderId)).map(({ kind }) => kind))
    for (const kind of wanted(order.state, issued.has('invoice'))) {
      if (issued.has(kind)) continue
      const series = seriesOf(order.website, kind)
      await insertIssued(tx, orderId, series, { kind, number: await nextNumber(tx, series), issuedAt: now(), seller })
    }
  })
}

/** An order that was cancelled before it had an invoice needs none. */
function wanted(state: OrderState, isInvoiced: boolean): PaperKind[] {
  if (state === 'pending_payment') return []
  if (state === 'cancelled') return isInvoiced ? ['credit'] : []
  return state === 'refunded' ? ['invoice', 'credit'] : ['invoice']
}
