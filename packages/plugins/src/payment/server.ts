export type { ProviderFetch } from './ask-provider.ts'
export { cardAdditional } from './card/schema.ts'
export { type CardProviderOptions, createCardProvider } from './card/server.ts'
export { createPaypalProvider, type PaypalProviderOptions } from './paypal/server.ts'
export {
  type KnownPayment,
  type MerchantSession,
  type Outcome,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentToMake,
  ProviderAway,
  ProviderRefusal,
  type WebhookHeaders,
} from './provider.ts'
