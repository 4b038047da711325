import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { type CartAddress, findCart } from './cart.repository.ts'
import type { Shelf } from './shelf.ts'
import { type Buyer, type SummedCart, sumCart } from './sum-cart.ts'

export async function readTotals(
  ctx: Ctx,
  shelf: Shelf,
  address: CartAddress,
  buyer: Buyer,
): Promise<({ ok: true } & SummedCart) | Refusal> {
  const cart = await findCart(ctx.db, address)
  return cart ? sumCart(ctx, shelf, cart, buyer) : refuse('cart_unknown')
}
