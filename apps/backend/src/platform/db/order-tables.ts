import type { OrderActor, OrderRequestKind, OrderRequestState, OrderSnapshot, OrderState } from '@mantel/domain/order'
import type { Seller } from '@mantel/domain/store'
import type { ColumnType, Generated } from 'kysely'
import type { Fields, Json } from './schema.ts'

/** Orders, gift cards, payments, invoices, mail and sales, as migrations 008, 009, 013, 023, 025, 026, 031, 033, 037, 047, 056 and 057 create them. Amounts in minor units. */
export type OrderTables = {
  shop_order: OrderTable
  order_line: OrderLineTable
  product_sold: { website: string; product_id: number; pieces: number; told: Generated<number> }
  order_stock: OrderStockTable
  order_history: OrderHistoryTable
  order_shipment: OrderShipmentTable
  order_shipment_line: { order_id: number; shipment: number; position: number; quantity: number }
  order_request: OrderRequestTable
  order_request_line: { order_id: number; request: number; position: number; quantity: number; unsent: number }
  order_return: OrderReturnTable
  order_download: OrderDownloadTable
  counter: { name: string; value: number }
  gift_card: GiftCardTable
  gift_card_entry: GiftCardEntryTable
  gift_card_claim: { customer_id: number; gift_card_id: number; saved_at: Date }
  cart_gift_card: { cart_id: number; gift_card_id: number }
  payment: PaymentTable
  payment_refund: PaymentRefundTable
  payment_event: { provider: string; event_id: string; kind: string; received_at: Date }
  invoice: InvoiceTable
  mail: MailTable
}

/** returned: how much of the quantity is in stock again. returned_at: when a cancelled or refunded order released the rest. */
type OrderStockTable = {
  order_id: number
  product_id: number
  quantity: number
  returned: Generated<number>
  returned_at: Date | null
}

type OrderReturnTable = {
  order_id: number
  return: number
  position: number
  quantity: number
  is_restocked: boolean
  returned_at: Date
}

type OrderTable = {
  id: Generated<number>
  number: string
  website: string
  store_code: string
  customer_id: number | null
  /** The company of the customer at the time of the order. */
  company_id: ColumnType<number | null, number | null | undefined>
  email_key: string
  cart_id: number | null
  idempotency_key: string | null
  body_digest: string
  access_digest: string
  state: OrderState
  currency: string
  total: number
  due: number
  coupon_code: string | null
  payment_code: string
  snapshot: Json<OrderSnapshot>
  placed_at: Date
  payment_deadline: Date | null
  /** Only compared in SQL; the snapshot holds the same day as text. */
  payment_due_on: string | null
  updated_at: Date
  is_counted: Generated<boolean>
  /** The digest of the client's network address; null in orders from before the shop recorded it. */
  caller_digest: string | null
}

/** carrier and tracking_number: empty if the merchant named none. */
type OrderShipmentTable = {
  order_id: number
  shipment: number
  carrier: string
  tracking_number: string
  shipped_at: Date
}

type OrderRequestTable = {
  order_id: number
  request: number
  request_key: string
  kind: OrderRequestKind
  state: Generated<OrderRequestState>
  net: number
  tax: number
  gross: number
  /** The buyer's own words. */
  reason: string
  /** The merchant's answer. */
  note: Generated<string>
  requested_at: Date
  settled_at: Date | null
}

/** downloads_left: null means unlimited. started_at: the last counted start. */
type OrderDownloadTable = {
  order_id: number
  position: number
  number: number
  link_id: string
  product_name: string
  title: string
  file: string
  downloads_left: number | null
  expires_at: Date
  revoked_at: Date | null
  started_at: Date | null
}

type OrderLineTable = {
  order_id: number
  position: number
  product_id: number
  product_sku: string
  bought_sku: string
  quantity: number
  gross: number
}

type OrderHistoryTable = {
  order_id: number
  step: number
  state: OrderState
  reason: Generated<string>
  actor: OrderActor
  at: Date
}

type GiftCardTable = {
  id: Generated<number>
  code_digest: string
  hint: string
  website: string
  currency: string
  balance: number
  expires_at: Date | null
  created_at: Date
}

type GiftCardEntryTable = {
  id: Generated<number>
  gift_card_id: number
  /** spent: the card paid the order. voided: the order that sold the card was refunded; 0 if nothing was left. */
  kind: 'issued' | 'spent' | 'returned' | 'voided'
  amount: number
  order_id: number | null
  at: Date
}

/** returning: the shop has received the money but must refund it. */
export type PaymentState =
  | 'started'
  | 'challenged'
  | 'redirected'
  | 'authorised'
  | 'declined'
  | 'abandoned'
  | 'returning'
  | 'refunded'

type PaymentTable = {
  id: Generated<number>
  order_id: number
  provider: string
  key: string
  reference: string | null
  amount: number
  currency: string
  state: PaymentState
  details: Json<Fields>
  created_at: Date
  updated_at: Date
}

/**
 * A refund of a payment or of a part of it, sent by the shop or made at the provider. attempt: counts the keys that were used. tries:
 * the requests that were sent. reference: the provider's id. done_at: null until the provider has confirmed it.
 */
type PaymentRefundTable = {
  payment_id: number
  refund: number
  key: string
  amount: number
  attempt: Generated<number>
  tries: Generated<number>
  reference: string | null
  created_at: Date
  updated_at: Date
  done_at: Date | null
}

type InvoiceTable = {
  order_id: number
  kind: 'invoice' | 'credit'
  series: string
  number: number
  issued_at: Date
  seller: Json<Seller>
  /** The granted request that a credit note is for; 0: the whole order, or what is left of it. */
  request: Generated<number>
  /** The time zone of the dates on the document. */
  time_zone: Generated<string>
}

type MailTable = {
  message_id: string
  kind: string
  store_code: string
  recipient: string
  recipient_name: Generated<string>
  data: Json<Fields>
  queued_at: Date
  due_at: Date
  tries: Generated<number>
  sent_at: Date | null
  given_up_at: Date | null
}
