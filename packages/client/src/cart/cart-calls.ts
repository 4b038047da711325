import type { ProductOption } from './goods.ts'

/** lost: nobody knows whether the server did it. */
export type CartReply = { code: number; result: unknown; shown?: string | null } | 'lost'

/** A guest's calls carry no token, also while the browser has one. */
export type CartOwner = 'guest' | 'customer'
export type CartAddress = { owner: CartOwner; cartId: string }

/** As the wire has it: with item_id a quantity is set, without it the line is added to. */
export type SentItem = {
  sku: string
  qty: number
  product_option?: ProductOption | null
  product_type?: string
  quoteId: string
  item_id?: number
  mutation_id?: string
}

/** Everything the cart asks of a server, so that tests, the task layer and a service worker can stand in. */
export type CartCalls = {
  create(owner: CartOwner): Promise<CartReply>
  pull(cart: CartAddress): Promise<CartReply>
  update(cart: CartAddress, item: SentItem): Promise<CartReply>
  delete(cart: CartAddress, item: { sku: string; item_id: number; quoteId: string }): Promise<CartReply>
  totals(cart: CartAddress): Promise<CartReply>
  applyCoupon(cart: CartAddress, code: string): Promise<CartReply>
  deleteCoupon(cart: CartAddress): Promise<CartReply>
  /** null where the store has no such call. */
  clear: ((cart: CartAddress, mutationId: string) => Promise<CartReply>) | null
  reset(cart: CartAddress): Promise<CartReply>
  /** How many of a product can be had; null if nobody counts them or knows, 'lost' if there was no answer. */
  mostOf(sku: string): Promise<number | null | 'lost'>
}
