export { createMerchantOrders, type MerchantOrders } from './merchant-orders.ts'
export { orderHandlers } from './order.routes.ts'
export { createOrderKeys, type OrderKeys } from './order-key.ts'
export { ordersToPay } from './orders-to-pay.ts'
