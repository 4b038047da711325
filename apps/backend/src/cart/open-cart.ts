import { randomBytes } from 'node:crypto'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/db/index.ts'
import { type CartRow, ensureCustomerCart, insertGuestCart, lockCart } from './cart.repository.ts'

/**
 * The cart that an order is made of, locked: the one that is named if it is the asker's and active, else the customer's own,
 * else a new one. ctx.db is the transaction.
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
  const guests = !isNumber && cartId !== '' ? await lock({ guestKey: cartId }) : undefined
  if (guests) return guests
  const cart = { storeCode, currency: view.i18n.currencyCode, now }
  const opened =
    customerId === null ? await lock(await newGuestCart(db, cart)) : await lock(await ownCart(db, cart, customerId))
  if (!opened) throw new Error('a cart that was just made is not there')
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

/** The letter keeps it apart from numbers, whatever the dice say. */
export function newGuestKey(): string {
  return `g${randomBytes(16).toString('hex')}`
}
