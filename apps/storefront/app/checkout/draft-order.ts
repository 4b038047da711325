import { type CartState, type CheckoutState, type OrderDraft, orderBody } from '@mantel/client'
import { storePath } from '@mantel/domain/store'
import type { CartTexts } from '../cart/use-cart.ts'
import { sumsOf } from '../order/sums-of.ts'
import type { Place } from '../place/place.ts'

export type DraftParts = {
  orderId: string
  now: number
  place: Place
  cart: CartState
  details: CheckoutState
  cartId: string | null
  customerId: number | null
  isVirtual: boolean
  wasCustomer: boolean
  paymentTitle: string
  /** What the shopper saw as left to pay. */
  due: number | null
  delivery: number | null
  t: CartTexts
}

/** The order, what its thank-you page says, and how anybody may send it. */
export function draftOrder(parts: DraftParts): OrderDraft {
  const { orderId, place, cart, details, customerId, t } = parts
  const { view, website } = place
  const { personalDetails, shippingDetails, paymentDetails } = details
  return {
    id: orderId,
    owner: customerId,
    body: orderBody({ ...parts, view, lines: cart.lines }),
    summary: {
      ...sumsOf({
        ...cart,
        due: parts.due,
        delivery: parts.delivery === null ? null : { title: t('checkout.delivery'), price: parts.delivery },
      }),
      userExistingCustomer: parts.wasCustomer,
      email: personalDetails.emailAddress.trim(),
      telephone: paymentDetails.phoneNumber || shippingDetails.phoneNumber,
      paymentCode: paymentDetails.paymentMethod,
      paymentTitle: parts.paymentTitle,
      isVirtual: parts.isVirtual,
    },
    route: {
      isAutomatic: view.settings.automaticOrderTransmission,
      supportEmail: website.supportEmail,
      fractionDigits: view.i18n.priceFormat.fractionDigits,
      page: storePath(view, '/success'),
      words: { accepted: t('checkout.push_accepted'), needsYou: t('checkout.push_needs_you') },
    },
    lines: cart.lines.map(({ key, qty, ...line }) => ({ key, qty, goods: line })),
  }
}
