import * as z from 'zod'
import { orderBillingAddress, orderShippingAddress } from './address.ts'
import { productOption } from './cart-entities.ts'
import { orderResult, shipment } from './order-result.ts'
import { type CallSchema, lenientId, lenientNumber, line, looseObject, text } from './parts.ts'

/** Clients send whole cart items; the schema allows other keys and the server ignores them. */
const orderedProduct = z.looseObject({
  sku: z
    .string()
    .max(128)
    .regex(/[a-zA-Z0-9]/),
  parentSku: text.nullish(),
  qty: lenientNumber.pipe(z.number().min(1).max(1_000_000)),
  price: lenientNumber.pipe(z.number().min(0)).nullish(),
  price_incl_tax: lenientNumber.nullish(),
  name: line.max(4000).nullish(),
  type_id: text.nullish(),
  product_option: productOption.nullish(),
  server_item_id: lenientId.nullish(),
  server_cart_id: lenientId.nullish(),
})

const moment = z.union([z.string().max(64), z.number()]).nullish()

const order = z.strictObject({
  /** Idempotency key that the client chooses. */
  order_id: z.string().max(128).nullish(),
  created_at: moment,
  updated_at: moment,
  transmited: z.boolean().nullish(),
  transmited_at: moment,
  status: text.nullish(),
  state: text.nullish(),
  user_id: lenientId.nullish(),
  cart_id: lenientId.nullish(),
  store_code: text.nullish(),
  store_id: z.number().nullish(),
  products: z.array(orderedProduct).min(1).max(500),
  addressInformation: z.looseObject({
    /** Absent for a cart with nothing to ship. */
    shippingAddress: orderShippingAddress.optional(),
    billingAddress: orderBillingAddress,
    shipping_method_code: text.nullish(),
    shipping_carrier_code: text.nullish(),
    payment_method_code: text.nullish(),
    payment_method_additional: z.union([looseObject, z.array(z.unknown()), text]).nullish(),
    shippingExtraFields: z.unknown().optional(),
    /** The buyer's own reference for the order (purchase order number), in trade stores (a Mantel extension). */
    po_number: line.max(64).nullish(),
    /** The amount due that the shopper saw, in major units (a Mantel extension). The server rejects any other amount. */
    expected_due: lenientNumber.nullish(),
    /**
     * The shopper wants to use downloads at once and accepts that the right of withdrawal from a download ends when it is started
     * (a Mantel extension). Without this consent the right remains.
     */
    download_consent: z.boolean().nullish(),
  }),
})

const orderState = z.enum(['received', 'pending_payment', 'paid', 'shipped', 'cancelled', 'refunded'])

const confirmation = z.looseObject({
  magentoOrderId: z.string(),
  backendOrderId: z.string(),
  orderNumber: z.string(),
  transferedAt: z.string(),
  /** Whoever has this key can pay the order and read its state without logging in. */
  orderKey: z.string().optional(),
  /** pending_payment: the shopper has to pay before the deadline through paymentStart. */
  state: orderState.optional(),
})

export const orderSchemas = {
  orderPlace: {
    body: order,
    /** A number instead of a confirmation is the id of a queued order. */
    result: z.union([confirmation, z.number()]),
    onInvalid: 'list',
    refusals: [
      'order_products_failed',
      'order_billing_failed',
      'order_shipping_failed',
      'order_placing_failed',
      'order_validating_failed',
      'order_changed',
      'order_prices_changed',
      'login_required',
      'token_invalid',
    ],
  },
  orderSyncStatus: {
    params: z.object({ order_id: z.string().min(1).max(128) }),
    result: z
      .looseObject({
        platform_order_id: z.string(),
        transmited: z.literal(true),
        transmited_at: z.string(),
        platform: z.string(),
        order: z.null(),
      })
      .nullable(),
  },
  boughtTogether: { query: z.object({ sku: text }), result: z.array(z.string()) },
  orderStatus: {
    params: z.object({ orderKey: z.string().min(1).max(128) }),
    /** Amounts are in major units: pounds, not pence. */
    result: z.looseObject({
      orderId: z.string(),
      orderNumber: z.string(),
      state: orderState,
      email: z.string(),
      telephone: z.string(),
      totals: z.looseObject({
        grand_total: z.number(),
        subtotal_with_discount: z.number(),
        tax_amount: z.number(),
        shipping_amount: z.number(),
        coupon_code: z.string().nullable(),
        due: z.number(),
      }),
      /** The order contains downloads. Their links are in orderDetails once the order is paid. */
      hasDownloads: z.boolean().optional(),
      paymentMethod: z.string(),
      /** Bank account, amount and due date (YYYY-MM-DD) of an unpaid order on invoice. */
      paymentTerms: z
        .looseObject({
          dueOn: z.string(),
          reference: z.string(),
          amount: z.number(),
          account: z.looseObject({ holder: z.string(), bank: z.string(), iban: z.string(), bic: z.string() }),
        })
        .optional(),
      /** The parcels that have been sent, oldest first. */
      shipments: z.array(shipment),
      placedAt: z.string(),
    }),
    refusals: ['order_key_wrong'],
  },
  orderTrack: {
    body: z.strictObject({ orderNumber: line.min(1).max(20), email: line.min(1).max(254) }),
    result: z.object({ orderKey: z.string(), order: orderResult }),
    refusals: ['order_not_found', 'too_many_requests'],
  },
  orderDetails: {
    params: z.object({ orderKey: z.string().min(1).max(128) }),
    result: orderResult,
    refusals: ['order_key_wrong'],
  },
  orderRequest: {
    body: z.strictObject({
      /** The order's key. A request without it needs orderId and the customer's token. */
      orderKey: z.string().min(1).max(128).nullish(),
      orderId: lenientId.nullish(),
      /** Idempotency key chosen by the client: a repeated call creates no second request. */
      requestId: z.string().min(8).max(64),
      kind: z.enum(['cancellation', 'withdrawal']),
      /** The units to withdraw from; default: all that is still possible. A cancellation is always for the whole order. */
      items: z
        .array(z.strictObject({ item_id: z.number().int().min(1), qty: z.number().int().min(0).max(1_000_000) }))
        .min(1)
        .max(500)
        .optional(),
      reason: text.max(1000).optional(),
    }),
    /** The order with the new request. */
    result: orderResult,
    refusals: [
      'order_key_wrong',
      'order_unknown',
      'token_invalid',
      'order_not_cancellable',
      'withdrawal_over',
      'withdrawal_download',
      'request_download_started',
      'gift_card_used',
      'withdrawal_empty',
      'withdrawal_too_many',
    ],
  },
  orderDownload: {
    params: z.object({ downloadKey: z.string().min(1).max(512) }),
    result: z.unknown(),
  },
  orderInvoice: {
    params: z.object({ orderId: z.string().min(1).max(64) }),
    /** Guests send the order's key instead of a token. */
    query: z.object({ key: text.optional() }),
    result: z.string(),
    refusals: ['order_unknown', 'token_invalid'],
  },
} as const satisfies Record<string, CallSchema>
