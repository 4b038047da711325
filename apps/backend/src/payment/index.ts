export { openPayments } from './open-payments.ts'
export type { ExpiredOrder, OrdersToPay, OrderToPay, PaymentFailure } from './orders-to-pay.ts'
export { requestPartialRefund, requestRefund } from './refund-payment.ts'
