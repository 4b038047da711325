import { messageText } from '@mantel/contract'
import { isVirtualForPayment, shippingMethodsFor } from '@mantel/domain/cart'
import type { PaymentMethod, ShippingMethod, StoreView } from '@mantel/domain/store'
import { type CartRow, type PricedLine, paymentMethods } from '../cart/index.ts'
import type { Addresses } from './read-addresses.ts'
import { failedStep } from './refused.ts'
import type { OrderBody } from './same-order.ts'

type Sent = OrderBody['addressInformation']
type Typed = readonly Pick<PricedLine, 'productType'>[]

/** How it is sent: as the order says, else as the cart did. null: nothing of it is carried. */
export function chooseShipping(
  view: StoreView,
  { cart, lines, sent, addresses }: { cart: CartRow; lines: Typed; sent: Sent; addresses: Addresses },
): ShippingMethod | null {
  if (isVirtualForPayment(lines.map(({ productType }) => productType))) return null
  if (!addresses.shipping) {
    throw failedStep('order_shipping_failed', messageText('cart_address_missing', view.language))
  }
  const isSaid = Boolean(sent.shipping_carrier_code || sent.shipping_method_code)
  const carrier = isSaid ? sent.shipping_carrier_code : cart.carrier_code
  const code = isSaid ? sent.shipping_method_code : cart.method_code
  const method = shippingMethodsFor(view, addresses.shipping.country).find(
    ({ carrierCode, methodCode }) =>
      (carrier || code) && (!carrier || carrier === carrierCode) && (!code || code === methodCode),
  )
  if (!method) throw failedStep('order_shipping_failed', messageText('shipping_method_unknown', view.language))
  return method
}

/** How it is paid; where nothing is left to pay, nothing is chosen. due: minor units. */
export function choosePayment(
  view: StoreView,
  { cart, lines, sent, due }: { cart: CartRow; lines: Typed; sent: Sent; due: number },
): PaymentMethod {
  const offered = paymentMethods(view, lines, due)
  const asked = sent.payment_method_code || cart.payment_code
  const method = due === 0 ? offered[0] : offered.find(({ code }) => code === asked)
  if (!method) throw failedStep('order_placing_failed', messageText('payment_method_unknown', view.language))
  return method
}
