export { containsCardNumber } from './card-number.ts'
export type { PaymentAudience, PaymentMethodRow } from './method.ts'
export { findPaymentMethod, freeOrderMethod, paymentMethods, sortPaymentMethods } from './methods.ts'
