import { paymentWindowMs } from '@mantel/domain/order'
import { closeCart } from '../cart/index.ts'
import { settleGiftCards } from '../giftcard/index.ts'
import type { Ctx } from '../platform/context.ts'
import { emit } from '../platform/events/index.ts'
import { claimCoupon } from '../promotion/index.ts'
import { takeFromStock } from '../stock/index.ts'
import type { Name } from './find-placed.ts'
import type { Judged, OrderedCart } from './judge-order.ts'
import { digestOfKey } from './order-key.ts'
import type { PlacedOrder, Placing } from './place-order.ts'
import { insertOrder, nextOrderId } from './placing.repository.ts'
import type { Addresses } from './read-addresses.ts'
import { toSnapshot } from './to-snapshot.ts'

/** Takes what was judged: stock, coupon and balances go, and the order stands with its snapshot; its number comes last. */
export async function writeOrder(
  ctx: Ctx,
  { orderer, keys }: Placing,
  { addresses, name, cart }: { addresses: Addresses; name: Name; cart: OrderedCart },
  { now, shipping, locked, held, summed, cards, payment, state }: Judged,
): Promise<PlacedOrder> {
  const { view, db: tx } = ctx
  const id = await nextOrderId(tx)
  await takeFromStock(tx, held, locked)
  await closeCart(tx, cart.id)
  await emit(tx, { type: 'order.moved', orderId: id, step: 0, state })
  const snapshot = toSnapshot({
    ...{ view, orderer, addresses, summed, shipping, payment },
    paidByCards: cards.used,
    due: cards.due,
  })
  const number = await insertOrder(tx, {
    id,
    website: view.website,
    storeCode: view.code,
    customerId: orderer.customerId,
    emailKey: name.emailKey,
    cartId: cart.id,
    idempotencyKey: name.key,
    bodyDigest: name.digest,
    accessDigest: digestOfKey(keys.keyOf(id)),
    state,
    paymentDeadline: state === 'pending_payment' ? new Date(now.getTime() + paymentWindowMs) : null,
    snapshot,
    held,
    now,
  })
  if (snapshot.coupon) {
    await claimCoupon(tx, { code: snapshot.coupon, customerId: orderer.customerId, orderId: id, now })
  }
  await settleGiftCards(tx, { cards: cards.cards, orderId: id, now })
  return { id, number, state, placed_at: now }
}
