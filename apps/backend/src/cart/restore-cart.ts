import { type Db, withinSavepoint } from '../platform/db/index.ts'
import { ensureCustomerCart } from './cart.repository.ts'
import { copyCart, lockOrderedCart, reopenCart } from './cart-closing.repository.ts'
import { newCustomerKey } from './cart-key.ts'

/**
 * Reopens the cart of an order that failed. A customer has one active cart per store: if there is a newer one, the old lines
 * are copied into it.
 */
export async function restoreCart(tx: Db, cartId: number, now: Date): Promise<void> {
  const cart = await lockOrderedCart(tx, cartId)
  if (!cart) return
  if (cart.customer_id === null) return reopenCart(tx, cart.id, now)
  // The unique index decides whether a newer cart exists: another request may be creating one right now.
  const isReopened = await withinSavepoint(tx, () => reopenCart(tx, cart.id, now))
  if (isReopened) return
  const { customer_id: customerId, store_code: storeCode, currency } = cart
  const customerKey = newCustomerKey()
  const newer = await ensureCustomerCart(tx, { customerId, customerKey, storeCode, currency, now })
  await copyCart(tx, { from: cart, to: newer.id })
}
