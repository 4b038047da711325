import { toMinorUnits } from '@mantel/domain/money'
import { type OrderState, stateOfWire } from '@mantel/domain/order'
import type { CustomerOrder } from './customer-orders.ts'

export type OrderItem = CustomerOrder['items'][number]
export type OrderAddressView = CustomerOrder['billing_address']

export type OrderLineView = {
  id: number
  name: string
  picture: string | null
  options: readonly { label: string; value: string }[]
  quantity: number
  /** The line's amount, with or without tax, as the store shows prices. */
  total: number
}

/** A part of the total. Parts of 0 are left out, except for the subtotal. */
export type OrderTotalName = 'subtotal' | 'discount' | 'shipping' | 'tax' | 'giftCards'

export type OrderRequestView = {
  number: number
  kind: 'cancellation' | 'withdrawal'
  state: 'open' | 'accepted' | 'refused'
  requestedAt: string
  amount: number
  /** The merchant's answer. */
  note: string
  items: readonly { name: string; qty: number }[]
}

/** An order of the history for screens. Minor units of the order's own currency. */
export type CustomerOrderView = {
  id: string
  number: string
  /** The time of the order as YYYY-MM-DD hh:mm:ss, in the shop's time zone. */
  placedAt: string
  state: OrderState
  currency: string
  lines: readonly OrderLineView[]
  totals: readonly { name: OrderTotalName; amount: number }[]
  grandTotal: number
  tax: number
  /** The amount that is still to be paid. */
  due: number
  coupon: string | null
  deliveryTitle: string
  paymentTitle: string
  /** The buyer's own order number. */
  purchaseOrder: string | null
  /** The colleague who placed the order; null: the customer did. */
  placedBy: string | null
  /** Why no VAT was charged; null: it was. */
  taxNote: string | null
  /** null: nothing is shipped. */
  shippingAddress: OrderAddressView | null
  billingAddress: OrderAddressView
  /** Parcels that were sent, oldest first. trackingUrl: null if the carrier's page is not known. */
  shipments: readonly {
    number: number
    carrier: string
    trackingNumber: string
    trackingUrl: string | null
    sentAt: string
    items: readonly { name: string; qty: number }[]
  }[]
  /** The buyer's requests to cancel or to withdraw, oldest first. amount: the refund, expected while the request is open. */
  requests: readonly OrderRequestView[]
  /** The buyer may ask for the cancellation of the whole order. */
  canCancel: boolean
  /**
   * Units of a line from which a consumer may still withdraw. until: the last day; null while the period has not
   * started.
   */
  withdrawable: readonly { lineId: number; quantity: number; until: string | null }[]
  /** The last day on which the consumer could withdraw, once it has passed. */
  withdrawalEnded: string | null
  /** Delivered files. path: null once a file cannot be downloaded any more. left: null means unlimited. */
  downloads: readonly {
    productName: string
    title: string
    path: string | null
    left: number | null
    expiresAt: string
  }[]
  /** Oldest first. */
  steps: readonly { state: OrderState; at: string; comment: string | null }[]
}

/** shown: whether the store shows prices with or without tax. */
export function customerOrderView(
  order: CustomerOrder,
  shown: 'gross' | 'net',
  fractionDigits: number,
): CustomerOrderView {
  const minor = (value: number) => toMinorUnits(value, fractionDigits)
  const isGross = shown === 'gross'
  const { payment, extension_attributes: extension } = order
  const [assignment] = extension?.shipping_assignments ?? []
  return {
    id: String(order.entity_id),
    number: order.increment_id,
    placedAt: order.created_at,
    state: stateOfWire(order.status),
    currency: order.order_currency_code,
    lines: mainItems(order).map((item) => ({
      id: item.item_id,
      name: item.name,
      picture: item.thumbnail ?? null,
      options: item.options ?? [],
      quantity: item.qty_ordered,
      total: minor(isGross ? item.row_total_incl_tax : item.row_total),
    })),
    totals: totalsOf(order, isGross).map(({ name, amount }) => ({ name, amount: minor(amount) })),
    grandTotal: minor(order.grand_total),
    tax: minor(order.tax_amount),
    due: minor(order.total_due),
    coupon: order.coupon_code ?? null,
    deliveryTitle: order.shipping_description ?? '',
    paymentTitle: payment.additional_information?.[0] ?? payment.method,
    purchaseOrder: payment.po_number ?? null,
    placedBy: extension?.placed_by ?? null,
    taxNote: extension?.tax_note ?? null,
    shippingAddress: assignment?.shipping.address ?? null,
    billingAddress: order.billing_address,
    shipments: shipmentViews(extension?.shipments ?? []),
    requests: (extension?.requests ?? []).map(({ number, kind, state, requested_at, amount, note, items }) => ({
      number,
      kind,
      state,
      note,
      items,
      requestedAt: requested_at,
      amount: minor(amount),
    })),
    canCancel: extension?.can_cancel ?? false,
    withdrawable: (extension?.withdrawable ?? []).map(({ item_id, qty, until }) => ({
      lineId: item_id,
      quantity: qty,
      until,
    })),
    withdrawalEnded: extension?.withdrawal_ended ?? null,
    downloads: (extension?.downloads ?? []).map(({ product_name, title, url, downloads_left, expires_at }) => ({
      productName: product_name,
      title,
      path: url,
      left: downloads_left,
      expiresAt: expires_at,
    })),
    steps: order.status_histories.map(({ status, created_at, comment }) => ({
      state: stateOfWire(status),
      at: created_at,
      comment: comment ?? null,
    })),
  }
}

type WireShipment = NonNullable<NonNullable<CustomerOrder['extension_attributes']>['shipments']>[number]

export const shipmentViews = (shipments: readonly WireShipment[]): CustomerOrderView['shipments'] =>
  shipments.map(({ number, carrier, tracking_number, tracking_url, shipped_at, items }) => ({
    number,
    carrier,
    items,
    trackingNumber: tracking_number,
    trackingUrl: tracking_url,
    sentAt: shipped_at,
  }))

/** The lines as the customer bought them, without the children of configurable lines. */
export const mainItems = ({ items }: Pick<CustomerOrder, 'items'>): OrderItem[] =>
  items.filter(({ parent_item_id }) => parent_item_id === undefined)

/** Major units. The wire has only the discount without tax; the discount with tax follows from the other amounts. */
function totalsOf(order: CustomerOrder, isGross: boolean): { name: OrderTotalName; amount: number }[] {
  const { subtotal, subtotal_incl_tax, shipping_amount, shipping_incl_tax, tax_amount, grand_total } = order
  const grossDiscount = grand_total - subtotal_incl_tax - shipping_incl_tax
  const rows: { name: OrderTotalName; amount: number }[] = [
    { name: 'subtotal', amount: isGross ? subtotal_incl_tax : subtotal },
    { name: 'discount', amount: isGross ? grossDiscount : order.discount_amount },
    { name: 'shipping', amount: isGross ? shipping_incl_tax : shipping_amount },
    { name: 'tax', amount: isGross ? 0 : tax_amount },
    { name: 'giftCards', amount: -(order.gift_cards_amount ?? 0) },
  ]
  const smallest = 0.005
  return rows.filter(({ name, amount }) => name === 'subtotal' || Math.abs(amount) >= smallest)
}
