import type { ErrorCode } from '@mantel/contract'
import type { ProductOption } from './line-product.ts'

/** lost: it is unknown whether the server executed the call. */
export type CartReply = { code: number; result: unknown; shown?: string | null; error?: ErrorCode | null } | 'lost'

/** A guest's calls carry no token, even while the browser has one. */
export type CartOwner = 'guest' | 'customer'
export type CartRef = { owner: CartOwner; cartId: string }

/** Wire format. With item_id the quantity is set, without it the quantity is added. */
export type CartItemInput = {
  sku: string
  qty: number
  product_option?: ProductOption | null
  product_type?: string
  quoteId: string
  item_id?: number
  /** Id of the line that this one replaces: the server removes it in the same call. */
  replaces?: number
  mutation_id?: string
}

/** All server calls of the cart. Tests, the task layer and the service worker pass their own implementations. */
export type CartCalls = {
  create(owner: CartOwner): Promise<CartReply>
  pull(cart: CartRef): Promise<CartReply>
  update(cart: CartRef, item: CartItemInput): Promise<CartReply>
  delete(cart: CartRef, item: { sku: string; item_id: number; quoteId: string }): Promise<CartReply>
  totals(cart: CartRef): Promise<CartReply>
  applyCoupon(cart: CartRef, code: string): Promise<CartReply>
  deleteCoupon(cart: CartRef): Promise<CartReply>
  /** null where the store has no such endpoint. */
  clear: ((cart: CartRef, mutationId: string) => Promise<CartReply>) | null
  reset(cart: CartRef): Promise<CartReply>
  /**
   * The largest quantity of a product that can be bought; null if its stock is not counted or not known, 'lost' without
   * a reply.
   */
  availableQuantity(sku: string): Promise<number | null | 'lost'>
}
