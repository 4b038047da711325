import { randomBytes } from 'node:crypto'

export type PaypalOrder = {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  customId: string
  description: string
  amount: { currency_code: string; value: string }
  returnUrl: string
  cancelUrl: string
  brandName: string
  locale: string
  capture?: { id: string; status: 'COMPLETED' | 'PARTIALLY_REFUNDED' | 'REFUNDED' }
}

/** key: the idempotency key of the request. value: the amount as in the request, such as '12.50'. */
export type PaypalRefund = { id: string; key: string; value: string }

const cents = (value: string) => Math.round(Number(value) * 100)
const newId = () => randomBytes(9).toString('hex').toUpperCase()

export type PaypalOrders = ReturnType<typeof createPaypalOrders>

/** PayPal orders. A request repeated with the same idempotency key creates nothing new. */
export function createPaypalOrders(onEvent: (type: string, order: PaypalOrder, refund?: PaypalRefund) => void) {
  const orders = new Map<string, PaypalOrder>()
  const byKey = new Map<string, string>()
  const refunds = new Map<string, PaypalRefund[]>()

  return {
    find: (id: string) => orders.get(id),

    create(key: string, order: Omit<PaypalOrder, 'id' | 'status'>): PaypalOrder {
      const existing = orders.get(byKey.get(key) ?? '')
      if (existing) return existing
      const created: PaypalOrder = { ...order, id: newId(), status: 'PAYER_ACTION_REQUIRED' }
      orders.set(created.id, created)
      if (key) byKey.set(key, created.id)
      return created
    },

    approve(order: PaypalOrder): void {
      if (order.status !== 'PAYER_ACTION_REQUIRED') return
      order.status = 'APPROVED'
      onEvent('CHECKOUT.ORDER.APPROVED', order)
    },

    /** Captures once, however often it is called. Returns false if the shopper has not approved. */
    capture(order: PaypalOrder): boolean {
      if (order.status === 'COMPLETED') return true
      if (order.status !== 'APPROVED') return false
      order.status = 'COMPLETED'
      order.capture = { id: newId(), status: 'COMPLETED' }
      onEvent('PAYMENT.CAPTURE.COMPLETED', order)
      return true
    },

    findCapture: (id: string) => [...orders.values()].find(({ capture }) => capture?.id === id),

    findRefund: (id: string) => [...refunds.values()].flat().find((refund) => refund.id === id),

    /** Refunds once for each key. Returns undefined if more would be refunded than was captured. */
    refund(order: PaypalOrder, key: string, value: string): PaypalRefund | undefined {
      const { capture, amount } = order
      if (!capture) return undefined
      const earlier = refunds.get(order.id) ?? []
      const existing = earlier.find((refund) => refund.key === key)
      if (existing) return existing
      const refunded = earlier.reduce((sum, refund) => sum + cents(refund.value), cents(value))
      if (cents(value) <= 0 || refunded > cents(amount.value)) return undefined
      const created = { id: newId(), key, value }
      refunds.set(order.id, [...earlier, created])
      capture.status = refunded === cents(amount.value) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
      onEvent('PAYMENT.CAPTURE.REFUNDED', order, created)
      return created
    },

    charged: () => [...orders.values()].filter(({ capture }) => capture && capture.status !== 'REFUNDED'),
  }
}
