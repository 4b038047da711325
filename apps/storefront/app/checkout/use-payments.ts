import type { PaymentOffer } from '@mantel/client'
import { chosenAmong, offeredPayments } from '@mantel/domain/checkout'
import { inPaymentOrder } from '@mantel/plugins/payment'
import { useEffect } from 'react'
import { useOnline } from '../order/use-online.ts'
import type { ShownOrdering } from '../order/use-ordering.ts'
import { usePlace } from '../place/place-context.tsx'

/** The methods in the family's order; without a connection those that can wait for one. One is always chosen. */
export function usePayments(
  { checkout, checkoutState }: ShownOrdering,
  listed: readonly PaymentOffer[] | null,
  isVirtual: boolean,
): readonly PaymentOffer[] {
  const { payment } = usePlace().view
  const isOnline = useOnline()
  const own = offeredPayments(payment.methods, { isOnline, isVirtual })
  const offers = inPaymentOrder(isOnline && listed ? listed : own)
  const { paymentMethod } = checkoutState.paymentDetails
  const chosen = chosenAmong(
    offers.map(({ code }) => ({ key: code })),
    paymentMethod,
  )
  useEffect(() => {
    if (chosen !== paymentMethod) checkout.setPayment({ paymentMethod: chosen })
  }, [chosen, paymentMethod, checkout])
  return offers
}
