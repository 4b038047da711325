import {
  chooseDelivery,
  createRetry,
  type DeliveryOffer,
  listDeliveries,
  listOfflineDeliveries,
  type PaymentOffer,
  type Retry,
  systemClock,
} from '@mantel/client'
import { selectOffer } from '@mantel/domain/checkout'
import { useEffect, useState } from 'react'
import type { OrderingView } from '../order/use-ordering.ts'
import { useStore } from '../store/store-context.tsx'
import { useOnline } from '../store/use-online.ts'

export type CheckoutOffers = {
  deliveries: readonly DeliveryOffer[]
  /** The shopper has chosen a delivery method that is not on offer. */
  isDeliveryWithdrawn: boolean
  payments: readonly PaymentOffer[] | null
}

/**
 * The delivery and payment methods on offer. They are fetched as soon as the checkout opens, so that the shopper sees
 * the delivery cost from the start. Without a connection the store's own delivery methods are offered.
 */
export function useCheckoutOffers(ordering: OrderingView, isVirtual: boolean): CheckoutOffers {
  const { cart, cartState, checkout, checkoutState, account } = ordering
  const { view } = useStore()
  const isOnline = useOnline()
  const { fractionDigits } = view.i18n.priceFormat
  const { country, shippingMethod } = checkoutState.shippingDetails
  const [listed, setListed] = useState<{ country: string; offers: readonly DeliveryOffer[] } | null>(null)
  const [payments, setPayments] = useState<readonly PaymentOffer[] | null>(null)
  const { caller } = account.tasks
  const address = cart.serverCart()
  const cartKey =
    address && !cartState.pending && cartState.heldBy === null ? `${address.owner}/${address.cartId}` : null
  // Gift cards may cover the whole total, which changes the payment methods on offer: fetch them again.
  const paymentKey = cartKey && `${cartKey} ${cartState.totals?.grandTotal === 0 ? 'for nothing' : 'to be paid'}`

  const { attempt, retry } = useRetry()
  useEffect(() => retry.cancel, [retry])

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt sends the call again.
  useEffect(() => {
    if (!isOnline || cartKey === null || isVirtual) return
    let isCurrent = true
    listDeliveries(caller, cart, country, fractionDigits).then((offers) => {
      if (!isCurrent) return
      if (offers) setListed({ country, offers })
      else retry.schedule()
    })
    return () => {
      isCurrent = false
    }
  }, [attempt, retry, isOnline, cartKey, isVirtual, caller, cart, country, fractionDigits])

  const local = listOfflineDeliveries(
    view.shipping.methods.filter(({ countries }) => countries.includes(country)),
    fractionDigits,
  )
  const isCountryListed = listed?.country === country
  const deliveries = isVirtual ? [] : isOnline && isCountryListed ? listed.offers : local
  const selection = { chosen: checkoutState.chosenMethods.delivery, current: shippingMethod }
  const { key: selected, isWithdrawn } = selectOffer(deliveries, selection, isOnline && !isCountryListed)
  const chosen = isVirtual ? '' : selected
  useEffect(() => {
    if (chosen !== shippingMethod && !isVirtual) checkout.setShipping({ shippingMethod: chosen })
  }, [chosen, shippingMethod, isVirtual, checkout])

  const isListed = isVirtual || isCountryListed
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt sends the call again.
  useEffect(() => {
    if (!isOnline || paymentKey === null || !isListed) return
    let isCurrent = true
    // Postcode and city are not dependencies: typing must not send a request for every keystroke.
    const { zipCode, city } = checkout.get().shippingDetails
    chooseDelivery(caller, cart, { country, postcode: zipCode, city, method: chosen }).then((offers) => {
      if (!isCurrent) return
      setPayments((known) => offers ?? known)
      if (offers) retry.reset()
      else retry.schedule()
    })
    return () => {
      isCurrent = false
    }
  }, [attempt, retry, isOnline, paymentKey, isListed, caller, cart, checkout, chosen, country])

  return { deliveries, isDeliveryWithdrawn: !isVirtual && isWithdrawn, payments }
}

/** Repeats a call that got no answer, after a pause: otherwise the shopper would not see the cost of delivery. */
function useRetry(): { attempt: number; retry: Retry } {
  const [attempt, setAttempt] = useState(0)
  const [retry] = useState(() => createRetry(systemClock, () => setAttempt((count) => count + 1)))
  return { attempt, retry }
}
