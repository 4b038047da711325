import type { Db } from '../platform/db/index.ts'
import type { OrderRow } from './order.repository.ts'

/**
 * The order that a cart became, if it says the same. Two tabs each give their order a name of their own, yet there is one
 * cart, and the shopper means one order. Another content is another order: offline, a shop has no new cart to give.
 */
export function findOrderOfCart(
  tx: Db,
  { cartId, customerId, digest }: { cartId: string; customerId: number | null; digest: string },
): Promise<OrderRow | undefined> {
  const isNumber = /^\d{1,15}$/.test(cartId)
  if (cartId === '' || (isNumber && customerId === null)) return Promise.resolve(undefined)
  return tx
    .selectFrom('shop_order')
    .selectAll('shop_order')
    .innerJoin('cart', 'cart.id', 'shop_order.cart_id')
    .where('shop_order.body_digest', '=', digest)
    .where('shop_order.state', '<>', 'cancelled')
    .$if(isNumber, (query) => query.where('cart.id', '=', Number(cartId)).where('cart.customer_id', '=', customerId))
    .$if(!isNumber, (query) => query.where('cart.guest_key', '=', cartId))
    .executeTakeFirst()
}
