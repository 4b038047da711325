import * as z from 'zod'
import { lenientId, lenientNumber, line, looseObject, message, sku, text } from './parts.ts'

/** The cart stores chosen options with the line as sent, so the schema strips keys that have no meaning. */
const option = z.object({ option_id: lenientId, option_value: z.union([message, z.number()]) })
const bundleOption = z.object({
  option_id: lenientId,
  option_qty: lenientNumber.nullish(),
  option_selections: z.array(lenientId).max(100),
})

/** Some clients send these lists as objects keyed by option id. */
const arrayOrRecordOf = <S extends z.ZodType>(entry: S) =>
  z
    .union([z.array(entry).max(200), z.record(z.string(), entry)])
    .transform((given): z.output<S>[] => (Array.isArray(given) ? given : Object.values(given)))
    .nullish()

const giftCardOptions = z.object({
  am_giftcard_amount: z.union([z.number(), text]).nullish(),
  am_giftcard_amount_custom: z.union([z.number(), text]).nullish(),
  am_giftcard_image: z.union([z.number(), text]).nullish(),
  am_giftcard_type: z.union([z.number(), text]).nullish(),
  am_giftcard_sender_name: line.max(255).nullish(),
  am_giftcard_recipient_name: line.max(255).nullish(),
  am_giftcard_recipient_email: line.max(255).nullish(),
  am_giftcard_message: message.nullish(),
  am_giftcard_date_delivery: text.nullish(),
  am_giftcard_date_delivery_timezone: text.nullish(),
})

export const productOption = z.looseObject({
  extension_attributes: z
    .looseObject({
      custom_options: arrayOrRecordOf(option),
      configurable_item_options: arrayOrRecordOf(option),
      bundle_options: arrayOrRecordOf(bundleOption),
      am_giftcard_options: giftCardOptions.nullish(),
      /** The chosen parts of a grouped product and their quantities. Absent: all parts in their default quantities. */
      grouped_options: arrayOrRecordOf(z.object({ id: lenientId, qty: lenientNumber })),
      downloadable_option: z.object({ downloadable_links: z.array(lenientId).max(100).nullish() }).nullish(),
    })
    .nullish(),
})

/** Idempotency key of a cart change (a Mantel extension): the server applies each id once. */
export const mutationId = z.string().min(1).max(64).optional()

/** With item_id the call sets the quantity of that line, without it the call adds a line. */
export const cartItemInput = z.object({
  /** For a configurable product the SKU of the product, not of the variant. */
  sku,
  /** Any number: the cart checks which quantities the shop sells. */
  qty: lenientNumber,
  product_option: productOption.nullish(),
  product_type: text.nullish(),
  quoteId: lenientId.nullish(),
  item_id: lenientId.nullish(),
  /**
   * Id of the line that this change replaces (a Mantel extension). The server removes that line together with the change; if it
   * refuses the change, the line stays.
   */
  replaces: lenientId.nullish(),
  mutation_id: mutationId,
})

/** An invalid line of a bulk update must not fail the other lines. */
export const cartItemOrInvalid = z.union([cartItemInput, z.unknown().transform(describeInvalidItem)])

function describeInvalidItem(given: unknown): {
  sku: string
  unreadable: 'sku_missing' | 'quantity_invalid' | 'option_unknown'
} {
  const parsedSku = sku.safeParse(typeof given === 'object' && given !== null && 'sku' in given ? given.sku : undefined)
  if (!parsedSku.success) return { sku: '', unreadable: 'sku_missing' }
  const { success } = lenientNumber.safeParse((given as { qty?: unknown }).qty)
  return { sku: parsedSku.data, unreadable: success ? 'option_unknown' : 'quantity_invalid' }
}

/** Tax rate in percent, amount in minor units. */
const unit = z.array(z.object({ rate: z.number(), amount: z.number() }))

export const cartItemResult = z.looseObject({
  item_id: z.number(),
  /** For a configurable product the SKU of the variant. */
  sku: z.string(),
  qty: z.number(),
  name: z.string(),
  /** Net and gross price of one unit; absent where the buyer may not see prices. */
  price: z.number().optional(),
  price_incl_tax: z.number().optional(),
  product_type: z.string(),
  quote_id: z.string(),
  product_option: looseObject.optional(),
  extension_attributes: z
    .looseObject({
      /**
       * The unit price, split by tax rate, in minor units: gross or net, depending on which of the two the store rounds. Browsers
       * calculate totals from it.
       */
      unit: unit.optional(),
      /** Every added line of a grouped product. */
      grouped_items: z.array(looseObject).optional(),
    })
    .optional(),
})

const segment = z.looseObject({
  code: z.string(),
  title: z.string(),
  value: z.number().nullable(),
  area: z.string().optional(),
  extension_attributes: looseObject.optional(),
})

const totalsItem = z.looseObject({
  item_id: z.number(),
  price: z.number(),
  price_incl_tax: z.number(),
  qty: z.number(),
  row_total: z.number(),
  row_total_incl_tax: z.number(),
  row_total_with_discount: z.number(),
  tax_amount: z.number(),
  tax_percent: z.number(),
  discount_amount: z.number(),
  discount_percent: z.number(),
  name: z.string(),
  /** JSON as a text: [{label, value}]. */
  options: z.string(),
  extension_attributes: z.looseObject({ unit, is_discounted: z.boolean() }).optional(),
})

export const totals = z.looseObject({
  grand_total: z.number(),
  subtotal: z.number(),
  subtotal_incl_tax: z.number(),
  subtotal_with_discount: z.number(),
  discount_amount: z.number(),
  shipping_amount: z.number(),
  shipping_incl_tax: z.number(),
  shipping_tax_amount: z.number(),
  shipping_discount_amount: z.number(),
  tax_amount: z.number(),
  coupon_code: z.string().optional(),
  base_currency_code: z.string(),
  quote_currency_code: z.string(),
  items_qty: z.number(),
  items: z.array(totalsItem),
  total_segments: z.array(segment),
  /** Why the entered coupon does not apply at the moment. */
  coupon_message: z.string().optional(),
  allow_checkout: z.boolean().optional(),
  checkout_message: z.string().optional(),
  /**
   * The data that a browser needs to calculate the same totals. Amounts are in minor units: gross or net, depending on which of the
   * two the store rounds.
   */
  extension_attributes: z
    .looseObject({
      rounding: z.enum(['unit-gross', 'net-sum']),
      shipping: z.object({ gross: z.number(), rate: z.number() }).nullable(),
      /** Percent. Browsers estimate the tax with it before a shipping method is chosen. */
      shipping_tax_rate: z.number().optional(),
      discount: z
        .discriminatedUnion('kind', [
          z.object({ kind: z.literal('percent'), percent: z.number() }),
          z.object({ kind: z.literal('fixed'), amount: z.number() }),
          z.object({ kind: z.literal('free_shipping') }),
        ])
        .nullable(),
      gift_cards: z.array(z.object({ hint: z.string(), balance: z.number() })).optional(),
      /** The buyer accounts for the VAT, so the shop charges none. */
      reverse_charge: z.boolean().optional(),
    })
    .optional(),
})

export const paymentMethod = z.looseObject({
  code: z.string(),
  title: z.string(),
  /** In major units: pounds, not pence. */
  cost: z.number().optional(),
  cost_incl_tax: z.number().optional(),
  default: z.boolean().optional(),
  offline: z.boolean().optional(),
  /** The server handles the method; the browser needs no code of its own for it. */
  is_server_method: z.boolean().optional(),
})

export const shippingMethod = z.looseObject({
  carrier_code: z.string(),
  method_code: z.string(),
  carrier_title: z.string(),
  method_title: z.string(),
  amount: z.number(),
  base_amount: z.number(),
  price_excl_tax: z.number(),
  price_incl_tax: z.number(),
  available: z.boolean(),
  error_message: z.string(),
})
