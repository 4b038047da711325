import { buildOrderBody, type CartState, type CheckoutState, type LocalDelivery, type OrderDraft } from '@mantel/client'
import { storePath } from '@mantel/domain/store'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { toOrderTotals } from '../order/to-order-totals.ts'
import type { CurrentStore } from '../store/current-store.ts'

export type OrderDraftInput = {
  orderId: string
  now: number
  store: CurrentStore
  cart: CartState
  details: CheckoutState
  cartId: string | null
  customerId: number | null
  isVirtual: boolean
  wasCustomer: boolean
  paymentTitle: string
  /** The amount to pay that the shopper saw. Minor units. */
  due: number | null
  delivery: LocalDelivery | null
  /** The shopper agreed to lose the right to withdraw from started downloads. */
  downloadConsent: boolean
  t: BuyingTranslator
}

/**
 * The order request, the summary for its thank-you page, and the settings that a page or the service worker needs to
 * send it.
 */
export function createOrderDraft(parts: OrderDraftInput): OrderDraft {
  const { orderId, store, cart, details, customerId, t } = parts
  const { view, website } = store
  const { personalDetails, shippingDetails, paymentDetails } = details
  return {
    id: orderId,
    owner: customerId,
    body: buildOrderBody({ ...parts, view, lines: cart.lines }),
    summary: {
      ...toOrderTotals({ ...cart, due: parts.due, delivery: parts.delivery }),
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
