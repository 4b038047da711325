import type { Caller } from '../caller.ts'
import type { Outcome } from '../outcome.ts'
import type { CartAddress, CartCalls, CartOwner, CartReply } from './cart-calls.ts'

/** The cart's calls over the typed caller. A guest's cart is a guest's also while the browser has a token. */
export function callerCartCalls(caller: Pick<Caller, 'call'>, { canClear = true } = {}): CartCalls {
  const at = ({ cartId, owner }: CartAddress) => ({ query: { cartId }, ...as(owner) })
  return {
    create: (owner) => reply(caller.call('cartCreate', as(owner))),
    pull: (cart) => reply(caller.call('cartPull', at(cart))),
    update: (cart, cartItem) => reply(caller.call('cartUpdate', { ...at(cart), body: { cartItem } })),
    delete: (cart, cartItem) => reply(caller.call('cartDelete', { ...at(cart), body: { cartItem } })),
    totals: (cart) => reply(caller.call('cartTotals', at(cart))),
    applyCoupon: (cart, coupon) =>
      reply(caller.call('cartApplyCoupon', { ...as(cart.owner), query: { cartId: cart.cartId, coupon } })),
    deleteCoupon: (cart) => reply(caller.call('cartDeleteCoupon', at(cart))),
    clear: canClear
      ? ({ cartId, owner }, mutation_id) =>
          reply(caller.call('cartClear', { ...as(owner), query: { cartId, mutation_id } }))
      : null,
    reset: ({ cartId, owner }) => reply(caller.call('cartReset', { ...as(owner), body: { cartId } })),
    async mostOf(sku) {
      const outcome = await caller.call('stockCheck', { query: { sku } })
      if (!outcome.ok) return outcome.reason === 'refused' ? null : 'lost'
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

const as = (owner: CartOwner) => (owner === 'guest' ? { token: null } : {})
