export type { ProviderFetch } from './ask-provider.ts'
export { dropInPage, dropInScriptPath, readDropInScript } from './card/drop-in-page.ts'
export { cardAdditional } from './card/schema.ts'
export { type CardProviderOptions, createCardProvider } from './card/server.ts'
export { createPaypalProvider, type PaypalProviderOptions } from './paypal/server.ts'
export {
  type KnownPayment,
  type MerchantSession,
  type Outcome,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentToMake,
  ProviderAway,
  ProviderRefusal,
  type WebhookHeaders,
} from './provider.ts'
