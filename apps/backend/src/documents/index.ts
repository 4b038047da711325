export { getPackingSlip, type PackingSlip } from './get-packing-slip.ts'
export { invoiceHandlers, subscribeInvoices } from './invoice.routes.ts'
