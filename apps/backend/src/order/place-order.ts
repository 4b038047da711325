import type { Refusal } from '@mantel/contract'
import { openCart, type Shelf } from '../cart/index.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { findPlaced, type Name, nameOf } from './find-placed.ts'
import { judgeOrder } from './judge-order.ts'
import type { OrderRow } from './order.repository.ts'
import type { OrderKeys } from './order-key.ts'
import { findOrderOfCart } from './order-of-cart.repository.ts'
import { lockName } from './placing.repository.ts'
import { type Addresses, readAddresses } from './read-addresses.ts'
import { Refused } from './refused.ts'
import type { OrderBody } from './same-order.ts'
import { tryAgain } from './try-again.ts'
import type { Orderer } from './who-orders.ts'
import { writeOrder } from './write-order.ts'

export type Placing = { body: OrderBody; orderer: Orderer; shelf: Shelf; keys: OrderKeys }
export type PlacedOrder = Pick<OrderRow, 'id' | 'number' | 'state' | 'placed_at'>

/**
 * Places an order in one transaction, once: sent again it answers the order that is there. Locks are taken in one order by
 * all: the order's name, the cart, stock by SKU, the coupon, gift cards by id, and last the row that numbers come from.
 */
export async function placeOrder(ctx: Ctx, placing: Placing): Promise<{ ok: true; order: PlacedOrder } | Refusal> {
  try {
    const addresses = readAddresses(placing.body.addressInformation, ctx.view, placing.orderer.email)
    const name = nameOf(ctx, placing, addresses)
    await fetchGoods(ctx, placing)
    const order = await tryAgain(() =>
      inTransaction(ctx.db, (tx) => placeIn({ ...ctx, db: tx }, placing, addresses, name)),
    )
    return { ok: true, order }
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

/** What the order is about is remembered before anything is locked: nobody waits while products are read. */
async function fetchGoods(ctx: Ctx, { shelf, body, orderer }: Placing): Promise<void> {
  await shelf.find(
    ctx,
    body.products.map(({ parentSku, sku }) => parentSku || sku),
  )
  await shelf.prices(ctx, orderer.groupId)
}

async function placeIn(ctx: Ctx, placing: Placing, addresses: Addresses, name: Name): Promise<PlacedOrder> {
  const { db: tx } = ctx
  const { body, orderer } = placing
  await lockName(tx, name.lock)
  const before = await findPlaced(ctx, tx, name)
  if (before) return before

  const cart = await openCart(ctx, { cartId: body.cart_id ?? '', customerId: orderer.customerId })
  const isNamedCart = [cart.guest_key, String(cart.id)].includes(body.cart_id ?? '')
  if (!isNamedCart) {
    const { customerId } = orderer
    const twin = await findOrderOfCart(tx, { cartId: body.cart_id ?? '', customerId, digest: name.digest })
    if (twin) return twin
  }
  const judged = await judgeOrder(ctx, placing, { addresses, name, cart })
  return writeOrder(ctx, placing, { addresses, name, cart }, judged)
}
