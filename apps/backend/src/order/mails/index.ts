export { type Logo, readLogo } from './logo.ts'
export { sendOrderMails } from './order-mails.ts'
