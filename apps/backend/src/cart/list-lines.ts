import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { type CartRef, findCart, readLines } from './cart.repository.ts'
import { type PricedLine, priceLines } from './price-lines.ts'
import type { ProductLookup } from './product-lookup.ts'

/** Lists the cart's lines in the order they were added. */
export async function listLines(
  ctx: Ctx,
  lookup: ProductLookup,
  cartRef: CartRef,
  groupId: number | null,
): Promise<{ ok: true; lines: PricedLine[] } | Refusal> {
  const cart = await findCart(ctx.db, cartRef)
  if (!cart) return refuse('cart_unknown')
  return { ok: true, lines: await priceLines(ctx, lookup, await readLines(ctx.db, cart.id), groupId) }
}
