import type { Said } from '../notifications.ts'
import type { Observed } from '../observed.ts'
import type { Purchase } from './adding/purchase.ts'
import type { CartAddress } from './cart-calls.ts'
import type { CartEdit, CartState, KeptLine } from './state.ts'

export type AddOutcome = {
  /** How many of the purchases are in the cart now. */
  added: number
  /** Why the others are not. */
  blocking: Said[]
  warnings: Said[]
}

/** undefined: the session does not know yet which customer it is. */
export type SignedIn = { customerId: number | string | undefined }

/**
 * The shopper's cart in this browser: get and subscribe fit React's external stores. What is done shows at once; promises
 * resolve when it is written down here, which is before the server knows.
 */
export type Cart = Observed<CartState> & {
  /**
   * Reads what this browser keeps and looks at the server's cart. Whoever is signed in has to be named here: what waits in a
   * guest's cart would otherwise be sent there first, and be refused where guests may not buy. 'nobody': known to be signed
   * out, in another store view of the website perhaps, so nothing of a customer's cart stays here. null: not known.
   */
  start(whoIs?: SignedIn | 'nobody' | null): Promise<void>
  stop(): void
  add(purchases: Purchase | readonly Purchase[]): Promise<AddOutcome>
  /** 0 removes the line. */
  setQuantity(key: string, qty: number): Promise<void>
  /** With its children, unless it is a bundle. */
  remove(key: string): Promise<void>
  /** Puts back what was removed last. */
  undo(): Promise<void>
  applyCoupon(code: string): Promise<void>
  removeCoupon(): Promise<void>
  /** Now, with a look at the server's cart. */
  connect(): Promise<void>
  /**
   * The session began: the guest's lines join the customer's cart. Calling it again changes nothing. With the customer's id a
   * cart that another customer left behind in this browser stays theirs.
   */
  logIn(customerId?: number | string): Promise<void>
  /** The session ended: this browser forgets the cart, the customer's stays on the server. */
  logOut(): Promise<void>
  /** onServer: the server's cart too. Without it, as after an order, this browser starts a new one. */
  clear(options: { onServer: boolean }): Promise<void>
  /** An order is under way with it: nothing is asked or sent until that order lets it go. */
  hold(orderId: string): Promise<void>
  release(orderId: string): Promise<void>
  /** Lines of an order that came to nothing. */
  putBack(lines: readonly KeptLine[]): Promise<void>
  /** Of the server's cart, for calls beside those of the cart; null while there is none. */
  address(): CartAddress | null
  /** A reply that holds totals, after something beside the lines changed: delivery, gift cards. */
  takeTotals(result: unknown): Promise<void>
  /** Empties the server's cart if there is one with anything to pay. */
  reset(): Promise<void>
  /** What a product page needs to choose anew. */
  edit(key: string): CartEdit | null
  /** The line becomes what was chosen anew, with its quantity. */
  replace(key: string, purchase: Purchase): Promise<AddOutcome>
  /** A newer word about the stock of something in the cart. */
  noteStock(sku: string, isInStock: boolean): Promise<void>
  /** Asks how many there are of what is in the cart: lines are marked as out of stock, or in stock again. */
  checkStock(): Promise<void>
  dismiss(messageId: string): void
  /** Resolves when nothing is left to send, or nothing more can be sent now. */
  settled(): Promise<void>
}
