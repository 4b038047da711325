import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { type CartRef, findCart, readLines } from './cart.repository.ts'
import { type PricedLine, priceLines } from './price-lines.ts'
import type { ProductLookup } from './product-lookup.ts'
import { findReverseCharge, removeTaxFromLine } from './reverse-charge.ts'
import type { Buyer } from './sum-cart.ts'

/** Lists the cart's lines in the order they were added. */
export async function listLines(
  ctx: Ctx,
  lookup: ProductLookup,
  cartRef: CartRef,
  buyer: Buyer,
): Promise<{ ok: true; lines: PricedLine[] } | Refusal> {
  const cart = await findCart(ctx.db, cartRef)
  if (!cart) return refuse('cart_unknown')
  const stored = await readLines(ctx.db, cart.id)
  const lines = await priceLines(ctx, lookup, stored, buyer.groupId)
  const reverseCharge = await findReverseCharge(ctx, cart, stored, buyer)
  return { ok: true, lines: reverseCharge ? lines.map((line) => removeTaxFromLine(line, ctx.view)) : lines }
}
