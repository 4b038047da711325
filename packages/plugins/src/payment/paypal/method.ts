import type { PaymentMethodRow } from '../method.ts'

export const paypal: PaymentMethodRow = {
  code: 'paypal',
  logo: 'M4.5 8.5h24v14h-24zM8.5 8.5v-4h22v14M22.5 15.5h6',
  canQueueOffline: false,
  start: 'pay-now',
  audience: 'everyone',
  hasServerPart: true,
  // The checkout handles the redirect to the provider's page for every method.
  hasBrowserPart: false,
}
