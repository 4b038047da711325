import { bankTransfer } from './banktransfer/method.ts'
import { card } from './card/method.ts'
import { cashOnDelivery } from './cashondelivery/method.ts'
import { free } from './free/method.ts'
import type { PaymentMethodRow } from './method.ts'
import { paypal } from './paypal/method.ts'

/** Every payment method, in the order of the checkout. */
export const paymentMethods: readonly PaymentMethodRow[] = [card, paypal, bankTransfer, cashOnDelivery, free]

/** The method for orders with nothing left to pay. */
export const freeOrderMethod: PaymentMethodRow = free

export function findPaymentMethod(code: string): PaymentMethodRow | undefined {
  return paymentMethods.find((method) => method.code === code)
}

/** Sorts offered methods by the order of the table; unknown methods come last. */
export function sortPaymentMethods<T extends { code: string }>(offered: readonly T[]): T[] {
  const position = ({ code }: T) => {
    const index = paymentMethods.findIndex((method) => method.code === code)
    return index < 0 ? paymentMethods.length : index
  }
  return offered.toSorted((a, b) => position(a) - position(b))
}
