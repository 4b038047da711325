import { type Refusal, refuse } from '@mantel/contract'
import { putCardOnCart, takeCardOffCart } from '../giftcard/index.ts'
import type { Ctx } from '../platform/context.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { type CartAddress, lockCart } from './cart.repository.ts'

type Done = { ok: true } | Refusal

export function applyGiftCard(ctx: Ctx, address: CartAddress, code: string): Promise<Done> {
  return onLockedCart(ctx, address, (tx, cartId) => putCardOnCart(ctx, tx, cartId, code))
}

export function withdrawGiftCard(ctx: Ctx, address: CartAddress, code: string): Promise<Done> {
  return onLockedCart(ctx, address, (tx, cartId) => takeCardOffCart(tx, cartId, code))
}

function onLockedCart(ctx: Ctx, address: CartAddress, change: (tx: Db, cartId: number) => Promise<Done>) {
  return inTransaction(ctx.db, async (tx): Promise<Done> => {
    const cart = await lockCart(tx, address, ctx.now())
    return cart ? change(tx, cart.id) : refuse('cart_unknown')
  })
}
