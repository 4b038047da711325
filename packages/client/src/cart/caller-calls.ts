import type { Caller } from '../caller.ts'
import type { Outcome } from '../outcome.ts'
import type { CartAddress, CartCalls, CartOwner, CartReply } from './cart-calls.ts'

/**
 * The cart's calls over the typed caller. `as`: one caller that sends the customer's token and one that sends none: a guest's
 * cart is a guest's also while the browser has a token that is no longer good.
 */
export function callerCartCalls(as: (owner: CartOwner) => Caller, { canClear = true } = {}): CartCalls {
  const query = ({ cartId }: CartAddress) => ({ cartId })
  return {
    create: (owner) => reply(as(owner).call('cartCreate')),
    pull: (cart) => reply(as(cart.owner).call('cartPull', { query: query(cart) })),
    update: (cart, cartItem) => reply(as(cart.owner).call('cartUpdate', { query: query(cart), body: { cartItem } })),
    delete: (cart, cartItem) => reply(as(cart.owner).call('cartDelete', { query: query(cart), body: { cartItem } })),
    totals: (cart) => reply(as(cart.owner).call('cartTotals', { query: query(cart) })),
    applyCoupon: (cart, coupon) => reply(as(cart.owner).call('cartApplyCoupon', { query: { ...query(cart), coupon } })),
    deleteCoupon: (cart) => reply(as(cart.owner).call('cartDeleteCoupon', { query: query(cart) })),
    clear: canClear ? (cart) => reply(as(cart.owner).call('cartClear', { query: query(cart) })) : null,
    reset: (cart) => reply(as(cart.owner).call('cartReset', { body: { cartId: cart.cartId } })),
    async mostOf(sku) {
      const outcome = await as('guest').call('stockCheck', { query: { sku } })
      if (!outcome.ok) return null
      const { qty, manage_stock, backorders, is_in_stock, max_sale_qty } = outcome.result
      if (!is_in_stock) return 0
      return manage_stock && !backorders ? Math.min(qty, max_sale_qty || qty) : max_sale_qty || null
    },
  }
}

/** A cart id that is missing is no answer of the server, but as clear as one: the cart has to be made anew. */
async function reply(asked: Promise<Outcome<unknown>>): Promise<CartReply> {
  const outcome = await asked
  if (outcome.ok) return { code: 200, result: outcome.result }
  if (outcome.reason === 'refused') return { code: outcome.code, result: outcome.result, shown: outcome.shown }
  return outcome.message === 'cart_id_missing' ? { code: 404, result: null } : 'lost'
}
