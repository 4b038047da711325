import { isCustomerCartId, isCustomerCartKey, isNumericCartId } from '@mantel/contract'
import type { Db } from '../platform/db/index.ts'
import type { OrderRow } from './order.repository.ts'

/**
 * Finds the order that was placed from this cart with the same body. Two tabs send different order ids for the same cart, but
 * the shopper means one order. A different body is a new order: an offline client cannot get a new cart id.
 */
export function findOrderOfCart(
  tx: Db,
  { cartId, customerId, digest }: { cartId: string; customerId: number | null; digest: string },
): Promise<OrderRow | undefined> {
  const isCustomers = isCustomerCartId(cartId)
  if (cartId === '' || (isCustomers && customerId === null)) return Promise.resolve(undefined)
  return tx
    .selectFrom('shop_order')
    .selectAll('shop_order')
    .innerJoin('cart', 'cart.id', 'shop_order.cart_id')
    .where('shop_order.body_digest', '=', digest)
    .where('shop_order.state', '<>', 'cancelled')
    .$if(isCustomers, (query) => query.where('cart.customer_id', '=', customerId))
    .$if(isNumericCartId(cartId), (query) => query.where('cart.id', '=', Number(cartId)))
    .$if(isCustomerCartKey(cartId), (query) => query.where('cart.customer_key', '=', cartId))
    .$if(!isCustomers, (query) => query.where('cart.guest_key', '=', cartId))
    .executeTakeFirst()
}
