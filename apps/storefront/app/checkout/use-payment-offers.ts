import type { PaymentOffer } from '@mantel/client'
import { offeredPayments, selectOffer } from '@mantel/domain/checkout'
import { sortPaymentMethods } from '@mantel/plugins/payment'
import { useEffect } from 'react'
import { useOnline } from '../order/use-online.ts'
import type { OrderingView } from '../order/use-ordering.ts'
import { useStore } from '../store/store-context.tsx'

/**
 * The payment methods in the order of the method table; without a connection only those whose orders can be queued. If
 * the chosen method is not on offer, another one is chosen.
 */
export function usePaymentOffers(
  { checkout, checkoutState }: OrderingView,
  serverOffers: readonly PaymentOffer[] | null,
  isVirtual: boolean,
): readonly PaymentOffer[] {
  const { payment } = useStore().view
  const isOnline = useOnline()
  // Only the server knows whether a trade buyer is approved, so the local list holds the methods for everybody.
  const local = offeredPayments(payment.methods, { isOnline, isVirtual, isApprovedTrade: false, due: null })
  const offers = sortPaymentMethods(isOnline && serverOffers ? serverOffers : local)
  const { paymentMethod } = checkoutState.paymentDetails
  const chosen = selectOffer(
    offers.map(({ code }) => ({ key: code })),
    paymentMethod,
  )
  useEffect(() => {
    if (chosen !== paymentMethod) checkout.setPayment({ paymentMethod: chosen })
  }, [chosen, paymentMethod, checkout])
  return offers
}
