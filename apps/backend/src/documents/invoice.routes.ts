import type { Stores } from '@mantel/domain/store'
import type { Db } from '../platform/db/index.ts'
import type { Dispatcher } from '../platform/events/index.ts'
import { type Handlers, ok } from '../platform/http/index.ts'
import type { Pdf } from '../platform/pdf/index.ts'
import { getInvoice } from './get-invoice.ts'
import { issueDocuments, issuePartialCredits } from './issue-documents.ts'

export function invoiceHandlers(deps: { stores: Stores; pdf: Pdf }): Pick<Handlers, 'orderInvoice'> {
  return {
    async orderInvoice({ ctx, params, query }) {
      const found = await getInvoice(ctx, deps, { orderId: params.orderId, key: query.key })
      return found.ok ? ok(found.pdf.toString('base64')) : found
    },
  }
}

/** Gives invoice numbers in the order in which orders are confirmed, whether or not anyone downloads the invoice. */
export function subscribeInvoices(dispatcher: Dispatcher, deps: { db: Db; stores: Stores; now(): Date }): void {
  dispatcher.once('order.moved', (event) => issueDocuments(deps, event))
  dispatcher.once('order.partly_credited', (event) => issuePartialCredits(deps, event))
}
