import type { ShopMessage } from '../notifications.ts'
import type { Observed } from '../observed.ts'
import type { Purchase } from './adding/purchase.ts'
import type { CartRef } from './cart-calls.ts'
import type { CartEdit, CartState, SavedLine } from './state.ts'

export type AddOutcome = {
  /** Number of purchases that were added. */
  added: number
  /** Reasons why the other purchases were not added. */
  blocking: ShopMessage[]
  warnings: ShopMessage[]
  /** Resolves when the stock of the added products has been checked. */
  stockChecked: Promise<void>
}

/** undefined: the session does not know the customer's id yet. */
export type SignedIn = { customerId: number | string | undefined }

/**
 * The shopper's cart in this browser; get and subscribe fit React's useSyncExternalStore. Changes show immediately.
 * Promises resolve when the change is stored in the browser, which is before the server confirms it.
 */
export type Cart = Observed<CartState> & {
  /**
   * Loads the stored cart and pulls the server's cart. Pass the signed-in customer: otherwise queued changes would
   * first go to a guest's cart and fail in stores that do not sell to guests. 'signed-out': the customer has signed
   * out, perhaps in another store view of the website, so a stored customer's cart is dropped. null: it is not known
   * whether a customer is signed in.
   */
  start(signedIn?: SignedIn | 'signed-out' | null): Promise<void>
  stop(): void
  /** id: a repeated call with the same id changes nothing. */
  add(purchases: Purchase | readonly Purchase[], id?: string): Promise<AddOutcome>
  /** 0 removes the line. */
  setQuantity(key: string, qty: number): Promise<void>
  /** Removes the line with its children; a bundle has none. */
  remove(key: string): Promise<void>
  /** Restores the lines that were removed last. */
  undo(): Promise<void>
  applyCoupon(code: string): Promise<void>
  removeCoupon(): Promise<void>
  /** Synchronises now and pulls the server's cart. */
  synchronise(): Promise<void>
  /**
   * Call after login: merges the guest's lines into the customer's cart. Repeating it changes nothing. With the
   * customer's id, a cart that another customer left in this browser is not merged.
   */
  logIn(customerId?: number | string): Promise<void>
  /**
   * Call after logout: removes the cart from this browser; the customer's cart stays on the server. isElsewhere:
   * another tab has logged out and removed the cart, so a cart that a guest or the next customer (`successor`) has
   * started since stays.
   */
  logOut(after?: { isElsewhere: boolean; successor: number | null }): Promise<void>
  /** onServer: also empties the server's cart. Without it, as after an order, this browser starts a new cart. */
  clear(options: { onServer: boolean }): Promise<void>
  /**
   * An order is being placed with the cart: no calls are made until that order releases it. Waits for calls under way,
   * because the server would refuse them once it has the order.
   */
  hold(orderId: string): Promise<void>
  release(orderId: string): Promise<void>
  /**
   * Adds the lines of a failed order to the lines that the shopper has added since. Repeating the call, in any tab,
   * adds nothing.
   */
  restoreLines(orderId: string, lines: readonly SavedLine[]): Promise<void>
  /** The server's cart, for calls of other modules; null while there is none. */
  serverCart(): CartRef | null
  /**
   * Takes over a cart that was just created on the server, if the record has none yet. Call it inside `withSyncLock`.
   */
  adopt(cart: CartRef): Promise<unknown>
  /**
   * Runs the work while no page or worker synchronises the cart. Otherwise the reply to an earlier call for totals
   * could arrive late and replace the totals that the work has stored.
   */
  withSyncLock<T>(work: () => Promise<T>): Promise<T>
  /** Stores the totals in a reply to another call, such as delivery or gift cards. Call it inside `withSyncLock`. */
  applyTotals(result: unknown): Promise<void>
  /** Empties the server's cart if there is one with an amount due. */
  reset(): Promise<void>
  /** Data that a product page needs to change the selection of a line. */
  edit(key: string): CartEdit | null
  /** Replaces the line by a new selection with its quantity. */
  replace(key: string, purchase: Purchase, id?: string): Promise<AddOutcome>
  /** Stores newer stock information for a product in the cart. */
  setStock(sku: string, isInStock: boolean): Promise<void>
  /** Looks up the stock of all lines and marks them as out of stock or back in stock. */
  checkStock(): Promise<void>
  dismiss(messageId: string): void
  /** Resolves when nothing is left to send, or nothing more can be sent now. */
  settled(): Promise<void>
}
