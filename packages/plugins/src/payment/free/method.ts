import type { PaymentMethodRow } from '../method.ts'

/** The method for orders that gift cards or coupons pay in full. */
export const free: PaymentMethodRow = {
  code: 'free',
  logo: 'M5.5 12.5h25v11h-25zM3.5 8.5h29v4h-29zM18 8.5v15M18 8.5c-5 0-7-6-3.5-6S18 8.5 18 8.5s0-6 3.5-6 1.5 6-3.5 6z',
  canQueueOffline: true,
  start: 'pay-now',
  audience: 'nothing-due',
  hasServerPart: false,
  hasBrowserPart: false,
}
