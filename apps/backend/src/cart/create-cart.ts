import type { Ctx } from '../platform/context.ts'
import { ensureCustomerCart, insertGuestCart } from './cart.repository.ts'
import { newGuestKey } from './open-cart.ts'

/** Returns the cart id that clients send: an unguessable key for a guest's cart, a number for a customer's. */
export async function createCart(ctx: Ctx, customerId: number | null): Promise<string> {
  const cart = { storeCode: ctx.view.code, currency: ctx.view.i18n.currencyCode, now: ctx.now() }
  if (customerId !== null) return String(await ensureCustomerCart(ctx.db, { ...cart, customerId }))
  const guestKey = newGuestKey()
  await insertGuestCart(ctx.db, { ...cart, guestKey })
  return guestKey
}
