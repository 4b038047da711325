export { invoiceHandlers, subscribeInvoices } from './invoice.routes.ts'
