import type { PaymentMethodRow } from '../method.ts'

/** The buyer pays an invoice later. This is credit, so only approved trade buyers may choose it. */
export const bankTransfer: PaymentMethodRow = {
  code: 'banktransfer',
  logo: 'M3.5 11.5 18 4.5l14.5 7v2h-29zM6.5 23.5h23M8.5 13.5v8M14.5 13.5v8M21.5 13.5v8M27.5 13.5v8',
  // The server checks the buyer's approval when the order arrives, so a queued order could be rejected.
  canQueueOffline: false,
  start: 'on-invoice',
  audience: 'approved-trade',
  hasServerPart: false,
  hasBrowserPart: true,
}
