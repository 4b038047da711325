export { type BrowserOrdersOptions, createBrowserOrders } from './create-browser-orders.ts'
export { createOrders, type OrdersOptions } from './create-orders.ts'
export { type FollowOrderContext, followOrder } from './follow-order.ts'
export { type GoOnlineContext, goOnline, sendOrdersOf, watchConnection } from './go-online.ts'
export { fetchInvoice } from './invoice.ts'
export { notifyOrderResults } from './notify-order-results.ts'
export { newOrderId } from './order-id.ts'
export type { Orders, PlaceOrderResult } from './orders.ts'
export {
  answerChallenge,
  type Challenge,
  fetchOrderStatus,
  type OrderStatus,
  type PaymentStep,
  type Redirect,
  startPayment,
} from './payment.ts'
export { pollUntilDecided } from './poll-until-decided.ts'
export { type ReturnRequestInput, type ReturnRequestResult, requestReturn } from './request-return.ts'
export { sendOrdersInWorker, type WorkerSendOptions } from './send-in-worker.ts'
export {
  isUnpaid,
  isWaiting,
  type OrderConfirmation,
  type OrderDraft,
  type OrderProblem,
  type OrderSummary,
  type PriceChange,
  type PricesChanged,
  type StoredOrder,
  type StoredOrderTotals,
} from './stored-order.ts'
export { fetchOrderDetails, type LookupResult, trackOrder } from './track-order.ts'
