import { type Refusal, refuse } from '@mantel/contract'
import { shippingMethodsFor } from '@mantel/domain/cart'
import { formatPrice, toMinorUnits } from '@mantel/domain/money'
import type { PaymentMethod, ShippingMethod, StoreView } from '@mantel/domain/store'
import type { CartLine, CartRow } from '../cart/index.ts'
import { findShippingMethod, isVirtual, paymentMethods } from './choose-methods.ts'

/** Method codes sent with the order; without them the cart's choice is used. */
type SentCodes = {
  shipping_carrier_code?: string | null | undefined
  shipping_method_code?: string | null | undefined
  payment_method_code?: string | null | undefined
}
type Choice = { cart: CartRow; lines: readonly Pick<CartLine, 'productType'>[]; sent: SentCodes }

/** The order's delivery method; null for orders of virtual products. country: of the delivery address. */
export function orderShippingMethod(
  view: StoreView,
  { cart, lines, sent, country }: Choice & { country: string | undefined },
): { ok: true; method: ShippingMethod | null } | Refusal<'cart_address_missing' | 'shipping_method_unknown'> {
  if (isVirtual(lines)) return { ok: true, method: null }
  if (country === undefined) return refuse('cart_address_missing')
  const isSent = Boolean(sent.shipping_carrier_code || sent.shipping_method_code)
  const method = findShippingMethod(shippingMethodsFor(view, country), {
    carrierCode: isSent ? sent.shipping_carrier_code : cart.carrier_code,
    methodCode: isSent ? sent.shipping_method_code : cart.method_code,
  })
  return typeof method === 'object' ? { ok: true, method } : refuse('shipping_method_unknown')
}

/** The order's payment method; the free-order method if nothing is due. due: minor units. */
export function orderPaymentMethod(
  view: StoreView,
  { cart, lines, sent, due, groupId }: Choice & { due: number; groupId: number | null },
): { ok: true; method: PaymentMethod } | Refusal<'payment_method_unknown' | 'payment_value_limit'> {
  const offered = paymentMethods(view, lines, { groupId, due })
  const chosen = sent.payment_method_code || cart.payment_code
  const method = due === 0 ? offered[0] : offered.find(({ code }) => code === chosen)
  if (method) return { ok: true, method }
  const tooLarge = paymentMethods(view, lines, { groupId }).find(({ code }) => code === chosen)
  if (!tooLarge || tooLarge.upTo === null) return refuse('payment_method_unknown')
  const limit = formatPrice(toMinorUnits(tooLarge.upTo, view.i18n.priceFormat.fractionDigits), view.i18n)
  return refuse('payment_value_limit', { method: tooLarge.title, limit })
}
