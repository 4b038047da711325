export {
  type AddressDetails,
  addressOf,
  type CheckoutDetails,
  emptyAddress,
  emptyCheckout,
  type PaymentDetails,
  type PersonalDetails,
  type ShippingDetails,
} from './details.ts'
export {
  type CheckoutProblems,
  type CheckoutRules,
  checkoutProblems,
  hasProblems,
  type PaymentProblems,
  type PersonalProblems,
  type ShippingProblems,
  savedAddressProblems,
} from './form-rules.ts'
export { isInCheckout, methodKey, offeredPayments, selectOffer, splitMethodKey } from './methods.ts'
export { isHouseFirst, type PostalAddressParts, postalLines, streetLines } from './postal-address.ts'
