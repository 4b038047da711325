export type { Checkout, CheckoutState } from './checkout.ts'
export { type CheckoutOptions, createCheckout } from './create-checkout.ts'
export {
  type ChosenDelivery,
  chooseDelivery,
  type DeliveryOffer,
  listDeliveries,
  type PaymentOffer,
  readOffers,
} from './delivery.ts'
export { applyGiftCard, removeGiftCard } from './gift-card.ts'
export { type FoundAddress, lookUpAddresses } from './look-up-addresses.ts'
export { type OrderBody, type OrderParts, orderBody } from './order-body.ts'
export { saveFirstAddress } from './save-address.ts'
