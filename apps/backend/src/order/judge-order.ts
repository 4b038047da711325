import { messageText } from '@mantel/contract'
import { firstState } from '@mantel/domain/order'
import { fillCart, type openCart, sumLines } from '../cart/index.ts'
import { lockGiftCards } from '../giftcard/index.ts'
import type { Ctx } from '../platform/context.ts'
import { checkPrices } from './check-prices.ts'
import { choosePayment, chooseShipping } from './choose-delivery.ts'
import type { Name } from './find-placed.ts'
import { holdCouponOf, refuseCoupon } from './hold-coupon.ts'
import { lockGoods, planGoods } from './hold-goods.ts'
import type { Placing } from './place-order.ts'
import type { Addresses } from './read-addresses.ts'
import { failedStep, Refused, reasonText } from './refused.ts'

export type Judged = Awaited<ReturnType<typeof judgeOrder>>
export type OrderedCart = Awaited<ReturnType<typeof openCart>>

/**
 * What an order comes to, worked out anew from what is locked: the cart is made equal to its products, then stock by SKU, the
 * coupon and gift cards by id are held. Throws a Refused where it is not as the shopper saw it, or cannot be had.
 */
export async function judgeOrder(
  ctx: Ctx,
  { body, orderer, shelf }: Placing,
  { addresses, name, cart }: { addresses: Addresses; name: Name; cart: OrderedCart },
) {
  const { view, db: tx } = ctx
  const { addressInformation: sent } = body
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
  const now = ctx.now()
  const cards = await lockGiftCards(tx, { cartId: cart.id, currency: view.i18n.currencyCode, total, now })
  if (cards.useless.length > 0 && cards.due > 0) {
    throw failedStep('order_placing_failed', messageText('gift_card_empty', view.language))
  }
  checkPrices(view, body, { summed, lineIds: filled.lineIds, due: cards.due })
  const payment = choosePayment(view, { cart, lines: summed.lines, sent, due: cards.due })
  const state = firstState({ due: cards.due, atTheDoor: payment.atTheDoor })
  return { now, shipping, locked, held, summed, cards, payment, state }
}
