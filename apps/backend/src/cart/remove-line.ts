import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { type CartRef, lockCart, removeAllLines, removeLine, writeCartSettings } from './cart.repository.ts'
import { recordClearing } from './cart-lines.repository.ts'

type Done = { ok: true } | Refusal

export function removeCartLine(ctx: Ctx, cartRef: CartRef, lineId: number): Promise<Done> {
  return inTransaction(ctx.db, async (tx): Promise<Done> => {
    const cart = await lockCart(tx, cartRef, ctx.now())
    if (!cart) return refuse('cart_unknown')
    return (await removeLine(tx, cart.id, lineId)) ? { ok: true } : refuse('cart_item_unknown')
  })
}

/** Removes all lines, the coupon and the chosen methods. A repeated mutation id changes nothing. */
export function emptyCart(ctx: Ctx, cartRef: CartRef, mutationId: string | null): Promise<Done> {
  return inTransaction(ctx.db, async (tx): Promise<Done> => {
    const cart = await lockCart(tx, cartRef, ctx.now())
    if (!cart) return refuse('cart_unknown')
    if (mutationId !== null && !(await recordClearing(tx, cart.id, mutationId))) return { ok: true }
    await removeAllLines(tx, cart.id)
    await writeCartSettings(tx, cart.id, {
      coupon_code: null,
      country: null,
      carrier_code: null,
      method_code: null,
      payment_code: null,
    })
    return { ok: true }
  })
}
