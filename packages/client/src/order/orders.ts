import type { Observed } from '../observed.ts'
import type { StoredIn } from '../storage/collection.ts'
import type { OrderDraft, StoredOrder } from './stored-order.ts'

/** memory: the browser's storage is full or disabled, so an unsent order is lost with the page. */
export type PlaceOrderResult = { order: StoredOrder; storedIn: StoredIn }

/** The orders of this browser, newest first, shared by all its pages and its worker. */
export type Orders = Observed<readonly StoredOrder[]> & {
  start(): Promise<void>
  /** Stores the order, then sends it if online. Resolves with the state after the first attempt. */
  place(draft: OrderDraft): Promise<PlaceOrderResult>
  /** Sends waiting orders. */
  send(): Promise<void>
  /** Waiting orders, including those of other pages and earlier visits. */
  waiting(): Promise<StoredOrder[]>
  /** The shopper accepts the new prices: sends the same lines under a new id. null: there was nothing to accept. */
  accept(id: string): Promise<StoredOrder | null>
  /** The customer has logged in again: sends their orders that were refused because the session had ended. */
  resume(customer: number): Promise<void>
  /** Sends the order again under the same id after a failure at the shop. */
  retry(id: string): Promise<void>
  change(id: string, part: Partial<StoredOrder>): Promise<void>
  remove(id: string): Promise<void>
  /** Called for every change, in this page or another. Returns a function that unsubscribes. */
  onChange(listener: (order: StoredOrder) => void): () => void
  stop(): void
}
