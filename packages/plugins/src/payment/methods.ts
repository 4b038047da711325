export type PaymentLogo = 'card' | 'paypal' | 'cash' | 'gift'

export type PaymentPlugin = {
  /** As stores/ names it in payment.methods, and as it travels with the order. */
  code: string
  logo: PaymentLogo
  /** The order waits until a provider says that it is paid. */
  needsPayment: boolean
  /** Chosen by the shop, never by the shopper: nothing is left to pay. */
  isForNothing: boolean
}

/** Every method in the order in which a checkout shows it. Which of them a store offers stands in stores/. */
export const paymentPlugins: readonly PaymentPlugin[] = [
  { code: 'card', logo: 'card', needsPayment: true, isForNothing: false },
  { code: 'paypal', logo: 'paypal', needsPayment: true, isForNothing: false },
  { code: 'cashondelivery', logo: 'cash', needsPayment: false, isForNothing: false },
  { code: 'free', logo: 'gift', needsPayment: false, isForNothing: true },
]

/** The method of orders that gift cards or coupons have paid in full. */
export const freeOrderCode = 'free'

export function findPaymentPlugin(code: string): PaymentPlugin | undefined {
  return paymentPlugins.find((plugin) => plugin.code === code)
}

/** Whether an order of that method waits for a provider. A method that nobody knows is settled by hand. */
export function needsPayment(code: string, due: number): boolean {
  return due > 0 && (findPaymentPlugin(code)?.needsPayment ?? false)
}

/** Offered methods in the family's order; those it does not know come last, as they came. */
export function inPaymentOrder<T extends { code: string }>(methods: readonly T[]): T[] {
  const place = ({ code }: T) => {
    const at = paymentPlugins.findIndex((plugin) => plugin.code === code)
    return at < 0 ? paymentPlugins.length : at
  }
  return methods.toSorted((a, b) => place(a) - place(b))
}
