import { messageText } from '@mantel/contract'
import { firstState } from '@mantel/domain/order'
import { fillCart, type openCart, sumLines } from '../cart/index.ts'
import { orderPaymentMethod, orderShippingMethod } from '../checkout/index.ts'
import { lockGiftCards } from '../giftcard/index.ts'
import type { Ctx } from '../platform/context.ts'
import { checkPrices } from './check-prices.ts'
import type { OrderIdentity } from './find-placed-order.ts'
import { checkPieces } from './limit-order.ts'
import { lockOrderCoupon, refuseInvalidCoupon } from './lock-order-coupon.ts'
import { failedStep, OrderRefusedError, reasonText } from './order-refused-error.ts'
import type { PlaceOrderInput } from './place-order.ts'
import { lockStock, planReservation } from './plan-reservation.ts'
import type { Addresses } from './read-addresses.ts'

export type PricedOrder = Awaited<ReturnType<typeof priceOrder>>
export type OrderedCart = Awaited<ReturnType<typeof openCart>>

/**
 * Validates and prices an order. Syncs the cart's lines with the order's products, locks stock by SKU, the coupon and gift
 * cards by id, and computes all amounts from the locked rows. Throws OrderRefusedError if a product is not available or an amount differs
 * from the one displayed to the shopper.
 */
export async function priceOrder(
  ctx: Ctx,
  { body, orderer, productLookup }: PlaceOrderInput,
  { addresses, identity, cart }: { addresses: Addresses; identity: OrderIdentity; cart: OrderedCart },
) {
  const { view, db: tx } = ctx
  const { addressInformation: sent } = body
  const filled = await fillCart(ctx, productLookup, cart, body.products)
  if (!filled.ok) {
    const product = body.products[filled.item]
    throw failedStep('order_products_failed', reasonText(filled.refusal, view.language, product?.name ?? product?.sku))
  }
  checkPieces(view, filled.lines)
  const country = addresses.shipping?.country
  const delivery = orderShippingMethod(view, { cart, lines: filled.lines, sent, country })
  if (!delivery.ok) throw failedStep('order_shipping_failed', reasonText(delivery, view.language))
  const { method: shipping } = delivery
  const locked = await lockStock(tx, filled.configured)
  await lockOrderCoupon(ctx, cart.coupon_code, { ...orderer, emailKey: identity.emailKey })
  const summed = await sumLines(
    ctx,
    productLookup,
    {
      ...cart,
      country: country ?? null,
      carrier_code: shipping?.carrierCode ?? null,
      method_code: shipping?.methodCode ?? null,
    },
    filled.lines,
    orderer,
  )
  if (!summed.ok) throw new OrderRefusedError(summed)
  const held = planReservation(ctx, summed.lines, locked)
  refuseInvalidCoupon(ctx, summed.coupon)

  const total = summed.totals.total.gross
  const now = ctx.now()
  const cards = await lockGiftCards(tx, { cartId: cart.id, currency: view.i18n.currencyCode, total, now })
  if (cards.unusable.length > 0 && cards.due > 0) {
    throw failedStep('order_placing_failed', messageText('gift_card_empty', view.language))
  }
  checkPrices(view, body, { summed, lineIds: filled.lineIds, due: cards.due })
  const { groupId } = orderer
  const paying = orderPaymentMethod(view, { cart, lines: summed.lines, sent, due: cards.due, groupId })
  if (!paying.ok && paying.code === 'payment_value_limit') throw new OrderRefusedError(paying)
  if (!paying.ok) throw failedStep('order_placing_failed', reasonText(paying, view.language))
  const { method: payment } = paying
  const state = firstState({ due: cards.due, start: payment.start })
  return { now, shipping, locked, held, summed, cards, payment, state }
}
