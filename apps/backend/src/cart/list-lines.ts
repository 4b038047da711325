import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { type CartAddress, findCart, readLines } from './cart.repository.ts'
import { type PricedLine, priceLines } from './price-lines.ts'
import type { Shelf } from './shelf.ts'

/** Everything in the cart, in the order it came there. */
export async function listLines(
  ctx: Ctx,
  shelf: Shelf,
  address: CartAddress,
  groupId: number | null,
): Promise<{ ok: true; lines: PricedLine[] } | Refusal> {
  const cart = await findCart(ctx.db, address)
  if (!cart) return refuse('cart_unknown')
  return { ok: true, lines: await priceLines(ctx, shelf, await readLines(ctx.db, cart.id), groupId) }
}
