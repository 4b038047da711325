import type { PaymentMethodRow } from '../method.ts'

export const card: PaymentMethodRow = {
  code: 'card',
  logo: 'M2.5 5.5h31v17h-31zM2.5 10.5h31M6.5 17.5h7',
  canQueueOffline: false,
  start: 'pay-now',
  audience: 'everyone',
  hasServerPart: true,
  hasBrowserPart: true,
}
