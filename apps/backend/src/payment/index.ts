export { openPayments } from './open-payments.ts'
export type { OrdersToPay, OrderToPay, PaymentFailure } from './orders-to-pay.ts'
export { requestRefund } from './refund-payment.ts'
