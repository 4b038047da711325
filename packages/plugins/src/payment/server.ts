export type { ProviderFetch } from './call-provider.ts'
export {
  type MerchantSession,
  type PaymentEvent,
  type PaymentIds,
  type PaymentOutcome,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentRequest,
  ProviderRefusal,
  ProviderUnavailable,
  type RefundOutcome,
  refundKey,
  type WebhookHeaders,
} from './provider.ts'
export type { ConnectAccount, PaymentPage, PaymentSetting, SandboxAccess } from './server-part.ts'
export { type PaymentServer, paymentServers } from './server-parts.ts'
