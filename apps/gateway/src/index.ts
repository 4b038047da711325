export { createGateway, type Gateway } from './create-gateway.ts'
export type { GatewayOptions, WebhookOptions } from './options.ts'
export { walletWebhookId } from './paypal/paypal.routes.ts'
export { challengeCode, testCards } from './test-cards.ts'
