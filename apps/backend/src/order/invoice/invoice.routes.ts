import type { Stores } from '@mantel/domain/store'
import type { Db } from '../../platform/db/index.ts'
import type { Dispatcher } from '../../platform/events/index.ts'
import { type Handlers, ok } from '../../platform/http/index.ts'
import type { Pdf } from '../../platform/pdf/index.ts'
import { getInvoice } from './get-invoice.ts'
import { issuePapers } from './issue-papers.ts'

export function invoiceHandlers(desk: { stores: Stores; pdf: Pdf }): Pick<Handlers, 'orderInvoice'> {
  return {
    async orderInvoice({ ctx, params, query }) {
      const found = await getInvoice(ctx, desk, { orderId: params.orderId, key: query.key })
      return found.ok ? ok(found.pdf.toString('base64')) : found
    },
  }
}

/** Numbers follow the order in which orders became certain, whether or not anybody asks for the paper. */
export function issueInvoices(dispatcher: Dispatcher, desk: { db: Db; stores: Stores; now(): Date }): void {
  dispatcher.on('order.moved', (event) => issuePapers(desk, event))
}
