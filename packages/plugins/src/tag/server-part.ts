import type { PurchaseEvent } from '@mantel/domain/tag'

/** The type of `serverPart` in the folder of a plugin that can receive purchases from the server. */
export type TagServerPart = {
  /** The request that reports a purchase. It is always the same for the same order, so that vendors can drop repetitions. */
  purchaseRequest(settings: Readonly<Record<string, string>>, report: PurchaseReport): TagRequest
}

export type PurchaseReport = {
  purchase: PurchaseEvent
  currency: string
  /** When the order was placed. */
  placedAt: Date
  /** The address of the thank-you page, without its query. */
  pageUrl: string
  /** The id that the plugin's script gave to the browser, if the page has sent one. */
  clientId: string | null
  /** The customer's id, only if a customer was signed in and had agreed. */
  userId: string | null
}

export type TagRequest = { url: string; body: unknown }
