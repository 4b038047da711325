export { returnPayment } from './give-back.ts'
export { openPayments } from './open-payments.ts'
export type { OrdersToPay, OrderToPay, PaymentFailure } from './orders-to-pay.ts'
