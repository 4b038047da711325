import { messageText, type Refusal } from '@mantel/contract'
import { firstState, paymentWindowMs } from '@mantel/domain/order'
import { closeCart, fillCart, openCart, type Shelf, sumLines } from '../cart/index.ts'
import { lockGiftCards, settleGiftCards } from '../giftcard/index.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { claimCoupon } from '../promotion/index.ts'
import { takeFromStock } from '../stock/index.ts'
import { checkPrices } from './check-prices.ts'
import { choosePayment, chooseShipping } from './choose-delivery.ts'
import { findPlaced, type Name, nameOf } from './find-placed.ts'
import { holdCouponOf, refuseCoupon } from './hold-coupon.ts'
import { lockGoods, planGoods } from './hold-goods.ts'
import type { OrderRow } from './order.repository.ts'
import { digestOfKey, type OrderKeys } from './order-key.ts'
import { findOrderOfCart } from './order-of-cart.repository.ts'
import { insertOrder, lockName, nextOrderId } from './placing.repository.ts'
import { type Addresses, readAddresses } from './read-addresses.ts'
import { failedStep, Refused, reasonText } from './refused.ts'
import type { OrderBody } from './same-order.ts'
import { toSnapshot } from './to-snapshot.ts'
import { tryAgain } from './try-again.ts'
import type { Orderer } from './who-orders.ts'

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
  const { view, db: tx } = ctx
  const { body, orderer, shelf, keys } = placing
  const { addressInformation: sent } = body
  const now = ctx.now()
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
  const filled = await fillCart(ctx, shelf, cart, body.products)
  if (!filled.ok) {
    const about = body.products[filled.item]
    throw failedStep('order_products_failed', reasonText(filled.refusal, view.language, about?.name ?? about?.sku))
  }
  const shipping = chooseShipping(view, { cart, lines: filled.lines, sent, addresses })
  const locked = await lockGoods(tx, filled.configured)
  await holdCouponOf(ctx, cart.coupon_code, { ...orderer, emailKey: name.emailKey })
  const summed = await sumLines(
    ctx,
    shelf,
    {
      ...cart,
      country: addresses.shipping?.country ?? null,
      carrier_code: shipping?.carrierCode ?? null,
      method_code: shipping?.methodCode ?? null,
    },
    filled.lines,
    orderer,
  )
  if (!summed.ok) throw new Refused(summed)
  const held = planGoods(ctx, summed.lines, locked)
  refuseCoupon(ctx, summed.coupon)

  const total = summed.totals.total.gross
  const cards = await lockGiftCards(tx, { cartId: cart.id, currency: view.i18n.currencyCode, total, now })
  if (cards.useless.length > 0 && cards.due > 0) {
    throw failedStep('order_placing_failed', messageText('gift_card_empty', view.language))
  }
  checkPrices(view, body, { summed, lineIds: filled.lineIds, due: cards.due })
  const payment = choosePayment(view, { cart, lines: summed.lines, sent, due: cards.due })
  const state = firstState({ due: cards.due, atTheDoor: payment.atTheDoor })

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
