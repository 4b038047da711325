import type { Ctx } from '../platform/context.ts'
import { ensureCustomerCart, insertGuestCart } from './cart.repository.ts'
import { newCustomerKey, newGuestKey } from './cart-key.ts'

/** Returns the cart id that clients send. It cannot be guessed; a customer gets the same one as long as the cart is active. */
export async function createCart(ctx: Ctx, customerId: number | null): Promise<string> {
  const cart = { storeCode: ctx.view.code, currency: ctx.view.i18n.currencyCode, now: ctx.now() }
  if (customerId !== null) {
    const own = await ensureCustomerCart(ctx.db, { ...cart, customerId, customerKey: newCustomerKey() })
    return own.customerKey
  }
  const guestKey = newGuestKey()
  await insertGuestCart(ctx.db, { ...cart, guestKey })
  return guestKey
}
