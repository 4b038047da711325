export type { Checkout, CheckoutState } from './checkout.ts'
export { type CheckoutOptions, createCheckout } from './create-checkout.ts'
export {
  chooseDelivery,
  type DeliveryChoice,
  type DeliveryOffer,
  listDeliveries,
  listOfflineDeliveries,
  type PaymentOffer,
} from './delivery.ts'
export { applyGiftCard, applySavedGiftCard, removeGiftCard } from './gift-card.ts'
export { type AddressSuggestion, lookUpAddresses } from './look-up-addresses.ts'
export { buildOrderBody, type OrderBody, type OrderParts } from './order-body.ts'
export { saveFirstAddress } from './save-address.ts'
