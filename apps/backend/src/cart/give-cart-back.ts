import { type Db, withinSavepoint } from '../platform/db/index.ts'
import { ensureCustomerCart } from './cart.repository.ts'
import { copyCart, lockOrderedCart, reopenCart } from './cart-closing.repository.ts'

/**
 * Opens the cart of an order that came to nothing. A customer who has begun another one meanwhile finds the old lines in
 * that: a customer has one active cart in a store.
 */
export async function giveCartBack(tx: Db, cartId: number, now: Date): Promise<void> {
  const cart = await lockOrderedCart(tx, cartId)
  if (!cart) return
  if (cart.customer_id === null) return reopenCart(tx, cart.id, now)
  // Only trying tells whether there is another one: it may be made at this very moment.
  const isOpen = await withinSavepoint(tx, () => reopenCart(tx, cart.id, now))
  if (isOpen) return
  const { customer_id: customerId, store_code: storeCode, currency } = cart
  await copyCart(tx, { from: cart, to: await ensureCustomerCart(tx, { customerId, storeCode, currency, now }) })
}
