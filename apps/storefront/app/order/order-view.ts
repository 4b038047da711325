import { type CustomerOrderView, lineTotal, type OrderStatus, type StoredOrder, shipmentViews } from '@mantel/client'
import { toMinorUnits } from '@mantel/domain/money'
import type { StoreView } from '@mantel/domain/store'

/** An order as the thank-you page shows it, read from this browser's storage or from the server by its key. */
export type OrderView = Pick<StoredOrder, 'state' | 'problem'> & {
  orderNumber: string | null
  orderKey: string | null
  backendOrderId: string
  placed: OrderStatus['state'] | null
  email: string
  telephone: string
  belongsToCustomer: boolean
  /** The customer had an account before this order. */
  userExistingCustomer: boolean
  firstName: string
  lastName: string
  paymentTitle: string | null
  /** Only for an unpaid order on invoice. Amounts in minor units. */
  terms: NonNullable<OrderStatus['paymentTerms']> | null
  totals: StoredOrder['summary']['totals']
  segments: StoredOrder['summary']['segments']
  /** The order contains files, which orderDetails lists once they are delivered. */
  hasDownloads: boolean
  /** Parcels that have left, oldest first. */
  shipments: CustomerOrderView['shipments']
  lines: readonly {
    key: string
    name: string
    options: readonly { label: string; value: string }[]
    qty: number
    picture: string | null
    total: number | null
  }[]
}

export function orderViewFromStored(order: StoredOrder, prices: StoreView['prices']): OrderView {
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
    belongsToCustomer: order.owner !== null,
    userExistingCustomer: summary.userExistingCustomer,
    firstName: billingAddress.firstname,
    lastName: billingAddress.lastname,
    paymentTitle: summary.paymentTitle,
    terms: null,
    totals: summary.totals,
    segments: summary.segments,
    shipments: [],
    hasDownloads: false,
    lines: lines.map(({ key, qty, goods }) => ({
      key,
      qty,
      name: goods.name || goods.sku,
      options: goods.options,
      picture: goods.picture,
      total: lineTotal(goods, qty, prices),
    })),
  }
}

/** The view of an order that another browser has placed. */
export function orderViewFromStatus(status: OrderStatus, orderKey: string, fractionDigits: number): OrderView {
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
    belongsToCustomer: status.isCustomer === true,
    userExistingCustomer: status.isCustomer === true,
    firstName: String(status.firstname ?? ''),
    lastName: String(status.lastname ?? ''),
    paymentTitle: null,
    terms: status.paymentTerms ? { ...status.paymentTerms, amount: minor(status.paymentTerms.amount) } : null,
    totals: {
      subtotalWithDiscount: minor(totals.subtotal_with_discount),
      taxAmount: minor(totals.tax_amount),
      shippingAmount: minor(totals.shipping_amount),
      couponCode: totals.coupon_code,
      grandTotal: minor(totals.grand_total),
    },
    segments: [],
    shipments: shipmentViews(status.shipments),
    hasDownloads: status.hasDownloads === true,
    lines: [],
  }
}

/** offer: a guest may create an account. created: the account was created with this order. */
export function accountHint(
  { belongsToCustomer, userExistingCustomer, firstName }: OrderView,
  isSignedIn: boolean,
): 'offer' | 'created' | null {
  if (belongsToCustomer) return userExistingCustomer ? null : 'created'
  return isSignedIn || userExistingCustomer || firstName === '' ? null : 'offer'
}
