import { type Refusal, refuse } from '@mantel/contract'
import { addCardToCart, type CardRef, removeCardFromCart } from '../giftcard/index.ts'
import type { Ctx } from '../platform/context.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { type CartRef, lockCart } from './cart.repository.ts'

type Done = { ok: true } | Refusal

export function applyGiftCard(ctx: Ctx, cartRef: CartRef, ref: CardRef): Promise<Done> {
  return onLockedCart(ctx, cartRef, (tx, cartId) => addCardToCart(ctx, tx, cartId, ref))
}

export function withdrawGiftCard(ctx: Ctx, cartRef: CartRef, code: string): Promise<Done> {
  return onLockedCart(ctx, cartRef, (tx, cartId) => removeCardFromCart(tx, cartId, code))
}

function onLockedCart(ctx: Ctx, cartRef: CartRef, change: (tx: Db, cartId: number) => Promise<Done>) {
  return inTransaction(ctx.db, async (tx): Promise<Done> => {
    const cart = await lockCart(tx, cartRef, ctx.now())
    return cart ? change(tx, cart.id) : refuse('cart_unknown')
  })
}
