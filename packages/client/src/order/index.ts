export { createOrders, type OrdersOptions } from './create-orders.ts'
export { followOrder, type OrderFollowers } from './follow-order.ts'
export { goOnline, type OnlineParts, watchConnection } from './going-online.ts'
export { fetchInvoice } from './invoice.ts'
export { lookUntilDecided } from './look-until-decided.ts'
export { type OpenOrdersOptions, openOrders } from './open-orders.ts'
export { newOrderId } from './order-id.ts'
export type { Orders, Placed } from './orders.ts'
export {
  answerChallenge,
  type Challenge,
  lookAtOrder,
  type OrderStatus,
  type PaymentStep,
  type Redirect,
  startPayment,
} from './payment.ts'
export { sendOrdersInWorker, type WorkerSending } from './send-in-worker.ts'
export {
  type Confirmation,
  isUnpaid,
  isWaiting,
  type OrderDraft,
  type OrderProblem,
  type OrderSummary,
  type OrderSums,
  type PriceChange,
  type PricesChanged,
  type StoredOrder,
} from './stored-order.ts'
export { tellOfOrders } from './tell-of-orders.ts'
