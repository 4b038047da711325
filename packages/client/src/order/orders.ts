import type { Observed } from '../observed.ts'
import type { Kept } from '../storage/collection.ts'
import type { OrderDraft, StoredOrder } from './stored-order.ts'

/** memory: the browser's storage is full or switched off, so an order that could not be sent does not survive the page. */
export type Placed = { order: StoredOrder; kept: Kept }

/** The orders of this browser, newest first, as all its pages and its worker share them. */
export type Orders = Observed<readonly StoredOrder[]> & {
  start(): Promise<void>
  /** Written down first, then sent where there is a way; resolves with how it stands after that. */
  place(draft: OrderDraft): Promise<Placed>
  /** Sends what waits. */
  send(): Promise<void>
  /** What waits, also what another page or an earlier visit left. */
  waiting(): Promise<StoredOrder[]>
  /** The shopper agrees to the new prices: the same goods under a new key. null: there is nothing to agree to. */
  accept(id: string): Promise<StoredOrder | null>
  /** Once more with the same key, after something went wrong at the shop. */
  again(id: string): Promise<void>
  change(id: string, part: Partial<StoredOrder>): Promise<void>
  remove(id: string): Promise<void>
  /** Whenever one changes, here or elsewhere. Returns the function that ends it. */
  onChange(listener: (order: StoredOrder) => void): () => void
  stop(): void
}
