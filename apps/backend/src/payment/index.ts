export type { OrdersToPay, OrderToPay, PaymentFailure } from './orders-to-pay.ts'
