import * as z from 'zod'
import { looseObject } from './parts.ts'

/** A configurable product appears as two items: the product with its prices, and the bought variant with parent_item_id. */
const orderItem = z.looseObject({
  item_id: z.number(),
  order_id: z.number(),
  product_id: z.number(),
  parent_item_id: z.number().optional(),
  sku: z.string(),
  name: z.string(),
  product_type: z.string(),
  qty_ordered: z.number(),
  price: z.number(),
  price_incl_tax: z.number(),
  row_total: z.number(),
  row_total_incl_tax: z.number(),
  tax_amount: z.number(),
  tax_percent: z.number(),
  discount_amount: z.number(),
  /** The SKU of the product whose variant was bought; equal to sku for all other products. */
  parent_sku: z.string().optional(),
  /** Picture path below /img. */
  thumbnail: z.string().nullish(),
  url_path: z.string().nullish(),
  /** Chosen options as texts. */
  options: z.array(z.looseObject({ label: z.string(), value: z.string() })).optional(),
  /** The chosen options as a cart takes them, so that the line can be ordered again. */
  product_option: looseObject.optional(),
})

const orderAddress = z.looseObject({
  firstname: z.string(),
  lastname: z.string(),
  company: z.string().nullish(),
  street: z.array(z.string()),
  city: z.string(),
  postcode: z.string(),
  country_id: z.string(),
  telephone: z.string().nullish(),
})

/** tracking_url: null if the carrier's page is not known. */
export const shipment = z.looseObject({
  number: z.number(),
  carrier: z.string(),
  tracking_number: z.string(),
  tracking_url: z.string().nullable(),
  shipped_at: z.string(),
  items: z.array(z.looseObject({ sku: z.string(), name: z.string(), qty: z.number() })),
})

/** url: below the shop's address; null once the file cannot be downloaded any more. downloads_left: null means unlimited. */
const download = z.looseObject({
  product_name: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  downloads_left: z.number().nullable(),
  expires_at: z.string(),
})

export const orderResult = z.looseObject({
  entity_id: z.number(),
  increment_id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  status: z.string(),
  state: z.string(),
  customer_email: z.string(),
  customer_firstname: z.string(),
  customer_lastname: z.string(),
  customer_id: z.number().nullish(),
  is_virtual: z.number(),
  grand_total: z.number(),
  subtotal: z.number(),
  subtotal_incl_tax: z.number(),
  discount_amount: z.number(),
  shipping_amount: z.number(),
  shipping_incl_tax: z.number(),
  tax_amount: z.number(),
  total_due: z.number(),
  /** The part of the total that was paid by gift card. */
  gift_cards_amount: z.number().optional(),
  total_item_count: z.number(),
  total_qty_ordered: z.number(),
  order_currency_code: z.string(),
  coupon_code: z.string().optional(),
  shipping_description: z.string().nullish(),
  store_id: z.number(),
  items: z.array(orderItem),
  billing_address: orderAddress,
  payment: z.looseObject({
    method: z.string(),
    additional_information: z.array(z.string()).optional(),
    /** The buyer's own reference for the order (purchase order number). */
    po_number: z.string().optional(),
  }),
  status_histories: z.array(
    z.looseObject({ status: z.string(), created_at: z.string(), comment: z.string().nullish() }),
  ),
  extension_attributes: z
    .looseObject({
      shipping_assignments: z
        .array(z.looseObject({ shipping: z.looseObject({ address: orderAddress.optional() }) }))
        .optional(),
      /** The parcels that have been sent, oldest first. */
      shipments: z.array(shipment).optional(),
      /**
       * The buyer's requests to cancel or withdraw, oldest first. amount: the refund; while the request is open, the expected
       * refund. note: the merchant's answer.
       */
      requests: z
        .array(
          z.looseObject({
            number: z.number(),
            kind: z.enum(['cancellation', 'withdrawal']),
            state: z.enum(['open', 'accepted', 'refused']),
            requested_at: z.string(),
            amount: z.number(),
            note: z.string(),
            items: z.array(z.looseObject({ item_id: z.number(), name: z.string(), qty: z.number() })),
          }),
        )
        .optional(),
      /** The colleague who placed the order; only in lists of a company's orders. */
      placed_by: z.string().optional(),
      /** Why no VAT was charged, in the order's language. */
      tax_note: z.string().optional(),
      can_cancel: z.boolean().optional(),
      /**
       * Units that a consumer may still return under the right of withdrawal. until: the last day (YYYY-MM-DD); null while the
       * withdrawal period has not started.
       */
      withdrawable: z
        .array(z.looseObject({ item_id: z.number(), qty: z.number(), until: z.string().nullable() }))
        .optional(),
      /** The last day on which the consumer could withdraw from the purchase, if that day has passed. */
      withdrawal_ended: z.string().nullable().optional(),
      /** Files that the buyer may download: from the time they are delivered until they are refunded. */
      downloads: z.array(download).optional(),
    })
    .optional(),
})
