export { holdsCardNumber, isCardNumber } from './card/card-number.ts'
export { deprecatedMethodActions } from './deprecated-actions.ts'
export {
  findPaymentPlugin,
  freeOrderCode,
  inPaymentOrder,
  needsPayment,
  type PaymentLogo,
  type PaymentPlugin,
  paymentPlugins,
} from './methods.ts'
