import type { ResultOf } from '@mantel/contract'
import { toMajorUnits } from '@mantel/domain/money'
import { amountStillDue, isPaymentOutstanding, type OrderState, paymentReference } from '@mantel/domain/order'
import type { OrderRow } from './order.repository.ts'
import type { StoredRequest } from './order-request.repository.ts'
import type { Shipment } from './shipment.repository.ts'
import type { Carriers } from './tracking-url.ts'
import { toWireShipments } from './wire-shipments.ts'

/** The status of an order for the holder of its key. Major units. states: its history, oldest first. */
export function toWireStatus(
  { id, number, state, snapshot, placed_at }: OrderRow,
  {
    states,
    shipments,
    requests,
    carriers,
  }: {
    states: readonly OrderState[]
    shipments: readonly Shipment[]
    requests: readonly StoredRequest[]
    carriers: Carriers
  },
): ResultOf<'orderStatus'> {
  const { totals, buyer, billing, coupon, payment, currency, lines } = snapshot
  const { subtotal, discount, shippingDiscount, shipping, total, due } = totals
  const refunded = requests.reduce((sum, request) => sum + (request.state === 'accepted' ? request.amount.gross : 0), 0)
  const stillDue = amountStillDue(totals, refunded)
  return {
    orderId: String(id),
    orderNumber: number,
    state,
    email: buyer.email,
    telephone: billing.telephone,
    firstname: billing.firstname,
    lastname: billing.lastname,
    isCustomer: buyer.customerId !== null,
    currency,
    totals: {
      grand_total: toMajorUnits(total.gross),
      subtotal: toMajorUnits(subtotal.net),
      subtotal_incl_tax: toMajorUnits(subtotal.gross),
      subtotal_with_discount: toMajorUnits(subtotal.net + discount.net - shippingDiscount.net),
      tax_amount: toMajorUnits(total.tax),
      shipping_amount: toMajorUnits(shipping.net),
      shipping_incl_tax: toMajorUnits(shipping.gross),
      coupon_code: coupon,
      due: toMajorUnits(due),
    },
    items: lines.map(({ name, boughtSku, quantity, charged }) => ({
      name,
      sku: boughtSku,
      qty: quantity,
      row_total_incl_tax: toMajorUnits(charged.gross),
    })),
    hasDownloads: lines.some(({ downloads }) => downloads !== undefined),
    paymentMethod: payment.code,
    paymentTerms:
      payment.terms && stillDue > 0 && isPaymentOutstanding(states)
        ? { ...payment.terms, reference: paymentReference(number), amount: toMajorUnits(stillDue) }
        : undefined,
    shipments: toWireShipments(shipments, snapshot, carriers),
    placedAt: placed_at.toISOString(),
  }
}
