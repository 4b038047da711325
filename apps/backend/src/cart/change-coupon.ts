import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { type CartAddress, findCart, lockCart, readLines, writeSettings } from './cart.repository.ts'
import { judgeCoupon } from './judge-coupon.ts'
import { priceLines } from './price-lines.ts'
import type { Shelf } from './shelf.ts'
import type { Buyer } from './sum-cart.ts'

type Done = { ok: true } | Refusal

/** One coupon a cart: a new one takes the place of the old, and a refused one leaves the old where it was. */
export async function applyCoupon(
  ctx: Ctx,
  shelf: Shelf,
  address: CartAddress,
  code: string,
  buyer: Buyer,
): Promise<Done> {
  const cart = await findCart(ctx.db, address)
  if (!cart) return refuse('cart_unknown')
  if (!(await shelf.prices(ctx, buyer.groupId))) return refuse('prices_hidden')
  const lines = await priceLines(ctx, shelf, await readLines(ctx.db, cart.id), buyer.groupId)
  const judged = await judgeCoupon(ctx, code, lines, buyer.customerId)
  if (judged.state !== 'counts') return judged.state === 'refused' ? judged.refusal : refuse('coupon_missing')
  return writeCoupon(ctx, address, judged.code)
}

export function withdrawCoupon(ctx: Ctx, address: CartAddress): Promise<Done> {
  return writeCoupon(ctx, address, null)
}

function writeCoupon(ctx: Ctx, address: CartAddress, code: string | null): Promise<Done> {
  return inTransaction(ctx.db, async (tx): Promise<Done> => {
    const cart = await lockCart(tx, address, ctx.now())
    if (!cart) return refuse('cart_unknown')
    await writeSettings(tx, cart.id, { coupon_code: code })
    return { ok: true }
  })
}

/** The code that was entered, whether or not it counts at the moment. */
export async function findCartCoupon(
  ctx: Ctx,
  address: CartAddress,
): Promise<{ ok: true; code: string | null } | Refusal> {
  const cart = await findCart(ctx.db, address)
  return cart ? { ok: true, code: cart.coupon_code } : refuse('cart_unknown')
}
