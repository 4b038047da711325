export { openPayments } from './open-payments.ts'
export type { ExpiredOrder, OrdersToPay, OrderToPay, PaymentFailure } from './orders-to-pay.ts'
export { type RequestedRefund, requestPartialRefund, requestRefund } from './refund-payment.ts'
