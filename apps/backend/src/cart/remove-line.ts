import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { type CartAddress, lockCart, removeAllLines, removeLine, writeSettings } from './cart.repository.ts'
import { writeEmptying } from './cart-lines.repository.ts'

type Done = { ok: true } | Refusal

export function removeCartLine(ctx: Ctx, address: CartAddress, lineId: number): Promise<Done> {
  return inTransaction(ctx.db, async (tx): Promise<Done> => {
    const cart = await lockCart(tx, address, ctx.now())
    if (!cart) return refuse('cart_unknown')
    return (await removeLine(tx, cart.id, lineId)) ? { ok: true } : refuse('cart_item_unknown')
  })
}

/** The cart stays, with nothing in it and nothing chosen. A mutation that came before leaves alone what is there since. */
export function emptyCart(ctx: Ctx, address: CartAddress, mutationId: string | null): Promise<Done> {
  return inTransaction(ctx.db, async (tx): Promise<Done> => {
    const cart = await lockCart(tx, address, ctx.now())
    if (!cart) return refuse('cart_unknown')
    if (mutationId !== null && !(await writeEmptying(tx, cart.id, mutationId))) return { ok: true }
    await removeAllLines(tx, cart.id)
    await writeSettings(tx, cart.id, {
      coupon_code: null,
      country: null,
      carrier_code: null,
      method_code: null,
      payment_code: null,
    })
    return { ok: true }
  })
}
