import { randomBytes } from 'node:crypto'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/db/index.ts'
import { type CartRow, ensureCustomerCart, insertGuestCart, lockCart } from './cart.repository.ts'

/**
 * Locks the cart of an order: the requested one if it is active and the caller may use it, else the customer's own, else a new
 * one. ctx.db is the transaction.
 */
export async function openCart(
  ctx: Ctx,
  { cartId, customerId }: { cartId: string; customerId: number | null },
): Promise<CartRow> {
  const { view, db } = ctx
  const now = ctx.now()
  const storeCode = view.code
  const isNumber = /^\d{1,15}$/.test(cartId)
  const lock = (owner: { guestKey: string } | { id: number; customerId: number }) =>
    lockCart(db, { storeCode, ...owner }, now)
  if (isNumber && customerId !== null) {
    const own = await lock({ id: Number(cartId), customerId })
    if (own) return own
  }
  const guestCart = !isNumber && cartId !== '' ? await lock({ guestKey: cartId }) : undefined
  if (guestCart) return guestCart
  const cart = { storeCode, currency: view.i18n.currencyCode, now }
  const opened =
    customerId === null ? await lock(await newGuestCart(db, cart)) : await lock(await ownCart(db, cart, customerId))
  if (!opened) throw new Error('a newly created cart was not found')
  return opened
}

type NewCart = { storeCode: string; currency: string; now: Date }

async function newGuestCart(tx: Db, cart: NewCart): Promise<{ guestKey: string }> {
  const guestKey = newGuestKey()
  await insertGuestCart(tx, { ...cart, guestKey })
  return { guestKey }
}

async function ownCart(tx: Db, cart: NewCart, customerId: number): Promise<{ id: number; customerId: number }> {
  return { id: await ensureCustomerCart(tx, { ...cart, customerId }), customerId }
}

/** The leading letter distinguishes guest keys from customers' numeric cart ids. */
export function newGuestKey(): string {
  return `g${randomBytes(16).toString('hex')}`
}
