export { invoiceHandlers, issueInvoices } from './invoice.routes.ts'
