export { addressLookupHandlers } from './address-lookup.routes.ts'
export { methodHandlers } from './method.routes.ts'
export { orderPaymentMethod, orderShippingMethod } from './order-methods.ts'
