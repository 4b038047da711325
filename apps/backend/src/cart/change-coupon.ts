import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { type CartRef, findCart, lockCart, readLines, writeCartSettings } from './cart.repository.ts'
import { evaluateCoupon } from './evaluate-coupon.ts'
import { priceLines } from './price-lines.ts'
import type { ProductLookup } from './product-lookup.ts'
import type { Buyer } from './sum-cart.ts'

type Done = { ok: true } | Refusal

/** A cart has at most one coupon: a valid code replaces the old one, a refused code leaves the old one in place. */
export async function applyCoupon(
  ctx: Ctx,
  lookup: ProductLookup,
  cartRef: CartRef,
  code: string,
  buyer: Buyer,
): Promise<Done> {
  const cart = await findCart(ctx.db, cartRef)
  if (!cart) return refuse('cart_unknown')
  if (!(await lookup.findPriceContext(ctx, buyer.groupId))) return refuse('prices_hidden')
  const lines = await priceLines(ctx, lookup, await readLines(ctx.db, cart.id), buyer.groupId)
  const result = await evaluateCoupon(ctx, code, lines, buyer.customerId)
  if (result.state !== 'applies') return result.state === 'refused' ? result.refusal : refuse('coupon_missing')
  return writeCoupon(ctx, cartRef, result.code)
}

export function withdrawCoupon(ctx: Ctx, cartRef: CartRef): Promise<Done> {
  return writeCoupon(ctx, cartRef, null)
}

function writeCoupon(ctx: Ctx, cartRef: CartRef, code: string | null): Promise<Done> {
  return inTransaction(ctx.db, async (tx): Promise<Done> => {
    const cart = await lockCart(tx, cartRef, ctx.now())
    if (!cart) return refuse('cart_unknown')
    await writeCartSettings(tx, cart.id, { coupon_code: code })
    return { ok: true }
  })
}

/** Returns the entered code, whether or not it applies at the moment. */
export async function findCartCoupon(ctx: Ctx, cartRef: CartRef): Promise<{ ok: true; code: string | null } | Refusal> {
  const cart = await findCart(ctx.db, cartRef)
  return cart ? { ok: true, code: cart.coupon_code } : refuse('cart_unknown')
}
