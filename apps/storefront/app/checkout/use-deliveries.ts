import { chooseDelivery, type DeliveryOffer, listDeliveries, type PaymentOffer, readOffers } from '@mantel/client'
import { chosenAmong } from '@mantel/domain/checkout'
import { useEffect, useState } from 'react'
import { useOnline } from '../order/use-online.ts'
import type { ShownOrdering } from '../order/use-ordering.ts'
import { usePlace } from '../place/place-context.tsx'

export type Offers = { deliveries: readonly DeliveryOffer[]; payments: readonly PaymentOffer[] | null }

/**
 * How it may be sent and paid. The shop is asked as soon as the checkout opens, so that the cost of delivery is in sight
 * from the start; without a connection what the store's data say can wait is offered.
 */
export function useDeliveries(shown: ShownOrdering, isVirtual: boolean): Offers {
  const { cart, cartState, checkout, checkoutState, account } = shown
  const { view } = usePlace()
  const isOnline = useOnline()
  const { fractionDigits } = view.i18n.priceFormat
  const { country, shippingMethod } = checkoutState.shippingDetails
  const [listed, setListed] = useState<{ of: string; offers: readonly DeliveryOffer[] } | null>(null)
  const [payments, setPayments] = useState<readonly PaymentOffer[] | null>(null)
  const { caller } = account.tasks
  const address = cart.address()
  const cartKey =
    address && !cartState.pending && cartState.heldBy === null ? `${address.owner}/${address.cartId}` : null
  // Gift cards may pay everything, and then there is nothing to choose: the shop is asked again.
  const payable = cartKey && `${cartKey} ${cartState.totals?.grandTotal === 0 ? 'for nothing' : 'to be paid'}`

  useEffect(() => {
    const asked = cart.address()
    if (!isOnline || cartKey === null || !asked || isVirtual) return
    let isHere = true
    listDeliveries(caller, asked, country, fractionDigits).then((offers) => {
      if (isHere && offers) setListed({ of: country, offers })
    })
    return () => {
      isHere = false
    }
  }, [isOnline, cartKey, isVirtual, caller, cart, country, fractionDigits])

  const local = readOffers(
    view.shipping.methods.filter(({ countries }) => countries.includes(country)),
    fractionDigits,
  )
  const deliveries = isVirtual ? [] : isOnline && listed?.of === country ? listed.offers : local
  const chosen = isVirtual ? '' : chosenAmong(deliveries, shippingMethod)
  useEffect(() => {
    if (chosen !== shippingMethod && !isVirtual) checkout.setShipping({ shippingMethod: chosen })
  }, [chosen, shippingMethod, isVirtual, checkout])

  const isListed = isVirtual || listed !== null
  useEffect(() => {
    if (!isOnline || payable === null || !isListed) return
    let isHere = true
    // What the shop is told is the choice, not every letter typed.
    const { zipCode, city } = checkout.get().shippingDetails
    chooseDelivery(caller, cart, { country, postcode: zipCode, city, method: chosen }).then((offers) => {
      if (isHere && offers) setPayments(offers)
    })
    return () => {
      isHere = false
    }
  }, [isOnline, payable, isListed, caller, cart, checkout, chosen, country])

  return { deliveries, payments }
}
