import type { ResultOf } from '@mantel/contract'
import { toMajorUnits as toMajor } from '@mantel/domain/money'
import {
  amountStillDue,
  isPaymentOutstanding,
  type OrderAddress,
  type OrderSnapshot,
  type ParcelLine,
  wireState,
} from '@mantel/domain/order'
import type { Stores } from '@mantel/domain/store'
import type { OrderDownload } from '../download/index.ts'
import { wireTime } from '../platform/wire-time.ts'
import { describeReverseCharge } from './description/describe-order.ts'
import type { OrderRow } from './order.repository.ts'
import type { StoredRequest } from './order-request.repository.ts'
import type { HistoryStep } from './order-steps.repository.ts'
import { toRequestFacts } from './request-facts.ts'
import type { Shipment } from './shipment.repository.ts'
import type { Carriers } from './tracking-url.ts'
import { toWireItems } from './wire-order-items.ts'
import { toWireRequests } from './wire-requests.ts'
import { toWireShipments } from './wire-shipments.ts'

export type WireOrder = ResultOf<'userOrderHistory'>['items'][number]

type OrderParts = {
  storeId: number
  stores: Stores
  shipments: readonly Shipment[]
  requests: readonly StoredRequest[]
  downloads: readonly OrderDownload[]
  keptGiftCards: readonly ParcelLine[]
  carriers: Carriers
  now: Date
}

/** An order from its snapshot in the API format of the order history. Major units. */
export function toWireOrder(
  order: OrderRow,
  history: readonly HistoryStep[],
  { storeId, stores, shipments, requests, downloads, keptGiftCards, carriers, now }: OrderParts,
): WireOrder {
  const { snapshot } = order
  const { buyer, totals, shipping, billing, payment, coupon, lines } = snapshot
  const paidByCards = totals.giftCards.reduce((sum, { amount }) => sum + amount, 0)
  const isOpen = isPaymentOutstanding(history.map(({ state }) => state))
  const startedDownloads = downloads.flatMap(({ position, isStarted }) => (isStarted ? [position] : []))
  const refunded = requests.reduce((sum, { state, amount }) => sum + (state === 'accepted' ? amount.gross : 0), 0)
  return {
    entity_id: order.id,
    increment_id: order.number,
    created_at: wireTime(order.placed_at),
    updated_at: wireTime(order.updated_at),
    ...wireState(order.state),
    customer_email: buyer.email,
    customer_firstname: buyer.firstname,
    customer_lastname: buyer.lastname,
    customer_id: order.customer_id,
    is_virtual: shipping === null ? 1 : 0,
    ...withBase({
      grand_total: toMajor(totals.total.gross),
      subtotal: toMajor(totals.subtotal.net),
      subtotal_incl_tax: toMajor(totals.subtotal.gross),
      discount_amount: toMajor(totals.discount.net),
      shipping_amount: toMajor(totals.shipping.net),
      shipping_incl_tax: toMajor(totals.shipping.gross),
      tax_amount: toMajor(totals.total.tax),
      total_due: toMajor(isOpen ? amountStillDue(totals, refunded) : 0),
    }),
    gift_cards_amount: toMajor(paidByCards),
    total_item_count: lines.length,
    total_qty_ordered: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    order_currency_code: order.currency,
    coupon_code: coupon ?? undefined,
    shipping_description: shipping?.title ?? '',
    store_id: storeId,
    store_code: order.store_code,
    items: toWireItems(
      order,
      shipments.flatMap((shipment) => shipment.lines),
    ),
    billing_address: wireAddress(billing, buyer.email),
    payment: {
      method: payment.code,
      additional_information: [payment.title],
      amount_ordered: toMajor(totals.due),
      po_number: snapshot.purchaseOrder,
    },
    status_histories: history.map((step) => ({
      ...wireState(step.state),
      comment: step.reason || null,
      created_at: wireTime(step.at),
      entity_id: step.step,
    })),
    extension_attributes: {
      shipping_assignments: [{ shipping: shippingAssignment(snapshot) }],
      state: order.state,
      tax_note: snapshot.reverseCharge && describeReverseCharge(snapshot.reverseCharge, snapshot.language),
      shipments: toWireShipments(shipments, snapshot, carriers),
      downloads: downloads.map(({ productName, title, path, downloadsLeft, expiresAt }) => ({
        product_name: productName,
        title,
        url: path,
        downloads_left: downloadsLeft,
        expires_at: wireTime(expiresAt),
      })),
      ...toWireRequests(
        snapshot,
        toRequestFacts(order, { history, shipments, requests, startedDownloads, keptGiftCards }, { stores, now }),
      ),
    },
  }
}

function shippingAssignment({ shipping, buyer, totals }: OrderSnapshot) {
  if (!shipping) return {}
  return {
    address: wireAddress(shipping.address, buyer.email),
    method: `${shipping.carrierCode}_${shipping.methodCode}`,
    total: withBase({
      shipping_amount: toMajor(totals.shipping.net),
      shipping_incl_tax: toMajor(totals.shipping.gross),
      shipping_tax_amount: toMajor(totals.shipping.tax),
    }),
  }
}

function wireAddress(address: OrderAddress, email: string) {
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company,
    vat_id: address.vatId,
    street: address.street,
    city: address.city,
    postcode: address.postcode,
    region: address.region,
    region_code: '',
    country_id: address.country,
    telephone: address.telephone,
    email,
  }
}

/** The API format has a base currency; here it always equals the store's currency. */
function withBase<T extends Record<string, number>>(amounts: T): T & Record<`base_${keyof T & string}`, number> {
  const base = Object.entries(amounts).map(([name, amount]) => [`base_${name}`, amount])
  return { ...amounts, ...Object.fromEntries(base) }
}
