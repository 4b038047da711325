import { toStockLevel } from '@mantel/contract'
import { largestQuantity, noSaleLimit } from '@mantel/domain/cart'
import type { Caller } from '../caller.ts'
import type { Outcome } from '../outcome.ts'
import { isRetryStatus } from '../retry.ts'
import type { CartCalls, CartOwner, CartRef, CartReply } from './cart-calls.ts'

/** The cart's calls over the typed caller. Calls for a guest's cart carry no token, even while the browser has one. */
export function createCartCalls(caller: Pick<Caller, 'call'>, { canClear = true } = {}): CartCalls {
  const cartInput = ({ cartId, owner }: CartRef) => ({ query: { cartId }, ...tokenInput(owner) })
  return {
    create: (owner) => reply(caller.call('cartCreate', tokenInput(owner))),
    pull: (cart) => reply(caller.call('cartPull', cartInput(cart))),
    update: (cart, cartItem) => reply(caller.call('cartUpdate', { ...cartInput(cart), body: { cartItem } })),
    delete: (cart, cartItem) => reply(caller.call('cartDelete', { ...cartInput(cart), body: { cartItem } })),
    totals: (cart) => reply(caller.call('cartTotals', cartInput(cart))),
    applyCoupon: (cart, coupon) =>
      reply(caller.call('cartApplyCoupon', { ...tokenInput(cart.owner), query: { cartId: cart.cartId, coupon } })),
    deleteCoupon: (cart) => reply(caller.call('cartDeleteCoupon', cartInput(cart))),
    clear: canClear
      ? ({ cartId, owner }, mutation_id) =>
          reply(caller.call('cartClear', { ...tokenInput(owner), query: { cartId, mutation_id } }))
      : null,
    reset: ({ cartId, owner }) => reply(caller.call('cartReset', { ...tokenInput(owner), body: { cartId } })),
    async availableQuantity(sku) {
      const outcome = await caller.call('stockCheck', { query: { sku } })
      if (!outcome.ok) return outcome.reason === 'refused' && !isRetryStatus(outcome.code) ? null : 'lost'
      const max = largestQuantity(toStockLevel(outcome.result))
      return max === noSaleLimit ? null : max
    },
  }
}

/** The caller rejects a missing cart id without a request. It counts as 404, so that a new cart is created. */
async function reply(call: Promise<Outcome<unknown>>): Promise<CartReply> {
  const outcome = await call
  if (outcome.ok) return { code: 200, result: outcome.result }
  if (outcome.reason === 'refused') {
    const { code, result, shown, error } = outcome
    return { code, result, shown, error }
  }
  return outcome.message === 'cart_id_missing' ? { code: 404, result: null } : 'lost'
}

const tokenInput = (owner: CartOwner) => (owner === 'guest' ? { token: null } : {})
