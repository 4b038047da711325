import type { OrderStart } from '@mantel/domain/store'

/**
 * approved-trade: trade customers whom the merchant has approved. nothing-due: for orders with nothing to pay; the shop selects
 * this method, not the shopper.
 */
export type PaymentAudience = 'everyone' | 'approved-trade' | 'nothing-due'

/** One row of the payment method table. stores/ holds the titles and which store offers which method. */
export type PaymentMethodRow = {
  /** The method's code in stores/ and in API messages, and the name of its folder. */
  code: string
  /** SVG path data of a 36 × 28 line drawing. Our own drawing, no trademark. */
  logo: string
  /** Whether orders may wait in the queue without a connection. */
  canQueueOffline: boolean
  start: OrderStart
  audience: PaymentAudience
  /** The folder has a server.ts with `serverPart`: the method has a payment provider. */
  hasServerPart: boolean
  /** The folder has a browser.tsx with `BrowserPart`: the method has its own content in the checkout. */
  hasBrowserPart: boolean
}
