import type { PurchaseEvent } from '@mantel/domain/tag'

/** The type of `serverPart` in the folder of a plugin that can receive purchases from the server. */
export type TagServerPart = {
  /** The request that reports a purchase. The same order always makes the same one, so that vendors can drop repetitions. */
  purchaseRequest(settings: Readonly<Record<string, string>>, report: PurchaseReport): TagRequest
}

export type PurchaseReport = {
  purchase: PurchaseEvent
  currency: string
  /** When the order was placed. */
  placedAt: Date
  /** The address of the thank-you page, without its query. */
  pageUrl: string
  /** The plugin's own id of the browser, if the page has sent one. */
  clientId: string | null
  /** Only for a signed-in customer who has agreed. */
  userId: string | null
}

export type TagRequest = { url: string; body: unknown }
