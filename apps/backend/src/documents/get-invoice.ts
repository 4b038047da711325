import { type Refusal, refuse } from '@mantel/contract'
import type { Stores } from '@mantel/domain/store'
import { type Customer, findCustomerByToken, findSharedCompany } from '../customer/index.ts'
import { isOrderKeyOf, readHistory, readRequests } from '../order/index.ts'
import type { RequestCtx } from '../platform/http/index.ts'
import type { Pdf } from '../platform/pdf/index.ts'
import { describeCredits } from './describe-credits.ts'
import { findInvoicedOrder, type InvoicedOrder, listIssued } from './invoice.repository.ts'
import { createInvoiceDocument } from './invoice-document.ts'
import { issueDocuments, issuePartialCredits } from './issue-documents.ts'

/**
 * The invoice and the credit notes of an order as one PDF, for its customer, their company or a holder of its key. Everyone else gets the
 * same refusal as for an unknown order; so does a request before the invoice is due.
 */
export async function getInvoice(
  ctx: RequestCtx,
  { stores, pdf }: { stores: Stores; pdf: Pdf },
  { orderId, key }: { orderId: string; key: string | undefined },
): Promise<{ ok: true; pdf: Buffer } | Refusal> {
  const { db, view, now, token } = ctx
  const signedIn = token === null ? null : await findCustomerByToken(ctx, token)
  if (signedIn && !signedIn.ok && key === undefined) return signedIn
  const order = await findInvoicedOrder(db, view.website, orderId)
  const customer = signedIn?.ok ? signedIn.customer : null
  if (!order || !(await mayRead(ctx, order, { customer, key }))) return refuse('order_unknown')
  await issueDocuments({ db, stores, now }, { orderId: order.id, state: order.state })
  await issuePartialCredits({ db, stores, now }, { orderId: order.id })
  const issued = await listIssued(db, order.id)
  const invoice = issued.find(({ kind }) => kind === 'invoice')
  const requests = await readRequests(db, [order.id])
  const credits = describeCredits(order.snapshot, issued, requests)
  const refunded = requests.reduce((sum, { state, amount }) => sum + (state === 'accepted' ? amount.gross : 0), 0)
  const sold = stores.views.find(({ code }) => code === order.storeCode)
  const website = stores.websites.find(({ code }) => code === order.website)
  if (!invoice || !sold || !website) return refuse('order_unknown')
  const history = await readHistory(db, [order.id])
  const document = createInvoiceDocument(order, { invoice, credits, refunded, history }, { view: sold, website })
  return { ok: true, pdf: await pdf.draw(document) }
}

async function mayRead(
  { db }: RequestCtx,
  order: InvoicedOrder,
  { customer, key }: { customer: Customer | null; key: string | undefined },
): Promise<boolean> {
  if (key !== undefined && isOrderKeyOf(key, order.accessDigest)) return true
  if (customer === null) return false
  if (order.customerId === customer.id) return true
  return order.companyId !== null && order.companyId === (await findSharedCompany(db, customer))
}
