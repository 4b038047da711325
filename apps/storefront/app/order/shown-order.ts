import type { OrderStatus, StoredOrder } from '@mantel/client'
import { toMinorUnits } from '@mantel/domain/money'

/** An order as the thank-you page shows it, from what this browser keeps or from what the shop says of its key. */
export type ShownOrder = Pick<StoredOrder, 'state' | 'problem'> & {
  orderNumber: string | null
  orderKey: string | null
  backendOrderId: string
  placed: OrderStatus['state'] | null
  email: string
  telephone: string
  isCustomers: boolean
  firstName: string
  lastName: string
  paymentTitle: string | null
  totals: StoredOrder['summary']['totals']
  segments: StoredOrder['summary']['segments']
  lines: readonly { key: string; name: string; qty: number; picture: string | null; total: number | null }[]
}

export function fromStored(order: StoredOrder): ShownOrder {
  const { state, problem, confirmation, summary, lines, body } = order
  const { billingAddress } = body.addressInformation
  return {
    state,
    problem,
    orderNumber: confirmation?.orderNumber ?? null,
    orderKey: confirmation?.orderKey ?? null,
    backendOrderId: confirmation?.backendOrderId ?? '',
    placed: confirmation?.state ?? null,
    email: summary.email,
    telephone: summary.telephone,
    isCustomers: order.owner !== null,
    firstName: billingAddress.firstname,
    lastName: billingAddress.lastname,
    paymentTitle: summary.paymentTitle,
    totals: summary.totals,
    segments: summary.segments,
    lines: lines.map(({ key, qty, goods }) => ({
      key,
      qty,
      name: goods.name || goods.sku,
      picture: goods.picture,
      total: goods.price && goods.price.shown * qty,
    })),
  }
}

/** In a browser that has not placed it. */
export function fromStatus(status: OrderStatus, orderKey: string, fractionDigits: number): ShownOrder {
  const minor = (value: number) => toMinorUnits(value, fractionDigits)
  const { totals } = status
  return {
    state: 'accepted',
    problem: null,
    orderNumber: status.orderNumber,
    orderKey,
    backendOrderId: status.orderId,
    placed: status.state,
    email: status.email,
    telephone: status.telephone,
    isCustomers: status.isCustomer === true,
    firstName: String(status.firstname ?? ''),
    lastName: String(status.lastname ?? ''),
    paymentTitle: null,
    totals: {
      subtotalWithDiscount: minor(totals.subtotal_with_discount),
      taxAmount: minor(totals.tax_amount),
      shippingAmount: minor(totals.shipping_amount),
      couponCode: totals.coupon_code,
      grandTotal: minor(totals.grand_total),
    },
    segments: [],
    lines: [],
  }
}
