import type { PaymentOffer } from '@mantel/client'
import { offeredPayments, selectOffer } from '@mantel/domain/checkout'
import { findPaymentMethod, sortPaymentMethods } from '@mantel/plugins/payment'
import { useEffect } from 'react'
import type { OrderingView } from '../order/use-ordering.ts'
import { useStore } from '../store/store-context.tsx'
import { useOnline } from '../store/use-online.ts'

/**
 * The payment methods in the order of the method table; without a connection only those whose orders can be queued. While
 * the chosen method is not on offer, another one is selected.
 */
export function usePaymentOffers(
  { checkout, checkoutState }: OrderingView,
  serverOffers: readonly PaymentOffer[] | null,
  isVirtual: boolean,
): { payments: readonly PaymentOffer[]; isPaymentWithdrawn: boolean } {
  const { payment } = useStore().view
  const isOnline = useOnline()
  // Only the server knows whether a trade buyer is approved, so the local list holds the methods for everybody.
  const local = offeredPayments(payment.methods, { isOnline, isVirtual, isApprovedTrade: false, due: null }).map(
    ({ code, title }) => ({ code, title, cost: 0, isDefault: false, isServerMethod: true }),
  )
  const usable = serverOffers?.filter(({ code, isServerMethod }) => isServerMethod || findPaymentMethod(code))
  const offers = sortPaymentMethods(isOnline && usable ? usable : local)
  const { paymentMethod } = checkoutState.paymentDetails
  const { key: selected, isWithdrawn } = selectOffer(
    offers.map(({ code, isDefault }) => ({ key: code, isDefault })),
    { chosen: checkoutState.chosenMethods.payment, current: paymentMethod },
    isOnline && !usable,
  )
  useEffect(() => {
    if (selected !== paymentMethod) checkout.setPayment({ paymentMethod: selected })
  }, [selected, paymentMethod, checkout])
  // If nothing is left to pay, the shopper need not know that the method was withdrawn.
  const isDue = findPaymentMethod(selected)?.audience !== 'nothing-due'
  return { payments: offers, isPaymentWithdrawn: isWithdrawn && isDue }
}
