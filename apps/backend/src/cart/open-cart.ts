import { isCustomerCartId } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/db/index.ts'
import { type CartRef, type CartRow, ensureCustomerCart, insertGuestCart, lockCart } from './cart.repository.ts'
import { newCustomerKey, newGuestKey } from './cart-key.ts'
import { customerCartRef } from './resolve-cart-access.ts'

type CartRequest = { cartId: string; customerId: number | null }

/** Locks the requested cart if it is an active one of the view and the caller may use it. ctx.db is the transaction. */
export async function openRequestedCart(ctx: Ctx, { cartId, customerId }: CartRequest): Promise<CartRow | undefined> {
  const requested = requestedCart({ cartId, customerId, storeCode: ctx.view.code })
  return requested ? lockCart(ctx.db, requested, ctx.now()) : undefined
}

/** Locks the cart of an order: the requested one, else the customer's own, else a new one. */
export async function openCart(ctx: Ctx, request: CartRequest): Promise<CartRow> {
  const found = await openRequestedCart(ctx, request)
  if (found) return found
  const { view, db } = ctx
  const { customerId } = request
  const now = ctx.now()
  const storeCode = view.code
  const cart = { storeCode, currency: view.i18n.currencyCode, now }
  const created = customerId === null ? await newGuestCart(db, cart) : await ownCart(db, cart, customerId)
  const opened = await lockCart(db, { storeCode, ...created }, now)
  if (!opened) throw new Error('a newly created cart was not found')
  return opened
}

function requestedCart(wanted: { cartId: string; customerId: number | null; storeCode: string }): CartRef | null {
  const { cartId, customerId, storeCode } = wanted
  if (cartId === '') return null
  if (!isCustomerCartId(cartId)) return { storeCode, guestKey: cartId }
  return customerId === null ? null : customerCartRef({ cartId, customerId, storeCode })
}

type NewCart = { storeCode: string; currency: string; now: Date }

async function newGuestCart(tx: Db, cart: NewCart): Promise<{ guestKey: string }> {
  const guestKey = newGuestKey()
  await insertGuestCart(tx, { ...cart, guestKey })
  return { guestKey }
}

async function ownCart(tx: Db, cart: NewCart, customerId: number): Promise<{ id: number; customerId: number }> {
  const { id } = await ensureCustomerCart(tx, { ...cart, customerId, customerKey: newCustomerKey() })
  return { id, customerId }
}
