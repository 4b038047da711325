export { holdsCardNumber, isCardNumber } from './card/card-number.ts'
export {
  findPaymentPlugin,
  freeOrderCode,
  inPaymentOrder,
  needsPayment,
  type PaymentLogo,
  type PaymentPlugin,
  paymentPlugins,
} from './methods.ts'
