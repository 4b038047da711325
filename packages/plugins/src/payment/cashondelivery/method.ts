import type { PaymentMethodRow } from '../method.ts'

export const cashOnDelivery: PaymentMethodRow = {
  code: 'cashondelivery',
  logo: 'M2.5 6.5h31v15h-31zM21.5 14a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM6.5 10v0M29.5 18v0',
  canQueueOffline: true,
  start: 'on-delivery',
  audience: 'everyone',
  hasServerPart: false,
  hasBrowserPart: false,
}
