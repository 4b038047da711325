import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { type CartRef, findCart } from './cart.repository.ts'
import type { ProductLookup } from './product-lookup.ts'
import { type Buyer, type SummedCart, sumCart } from './sum-cart.ts'

export async function readTotals(
  ctx: Ctx,
  lookup: ProductLookup,
  cartRef: CartRef,
  buyer: Buyer,
): Promise<({ ok: true } & SummedCart) | Refusal> {
  const cart = await findCart(ctx.db, cartRef)
  return cart ? sumCart(ctx, lookup, cart, buyer) : refuse('cart_unknown')
}
