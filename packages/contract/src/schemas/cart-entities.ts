import * as z from 'zod'
import { lenientId, lenientNumber, looseObject, sku, text } from './parts.ts'

/** What is chosen is kept with the line, word for word: only the words that mean something. */
const option = z.object({ option_id: lenientId, option_value: z.union([text, z.number()]) })
const bundleOption = z.object({
  option_id: lenientId,
  option_qty: lenientNumber.nullish(),
  option_selections: z.array(lenientId).max(100),
})

/** Some clients send these lists as objects keyed by option id. */
const listOf = <S extends z.ZodType>(entry: S) =>
  z
    .union([z.array(entry).max(200), z.record(z.string(), entry)])
    .transform((given): z.output<S>[] => (Array.isArray(given) ? given : Object.values(given)))
    .nullish()

const giftCardOptions = z.object({
  am_giftcard_amount: z.union([z.number(), text]).nullish(),
  am_giftcard_amount_custom: z.union([z.number(), text]).nullish(),
  am_giftcard_image: z.union([z.number(), text]).nullish(),
  am_giftcard_type: z.union([z.number(), text]).nullish(),
  am_giftcard_sender_name: text.nullish(),
  am_giftcard_recipient_name: text.nullish(),
  am_giftcard_recipient_email: text.nullish(),
  am_giftcard_message: text.nullish(),
  am_giftcard_date_delivery: text.nullish(),
  am_giftcard_date_delivery_timezone: text.nullish(),
})

export const productOption = z.looseObject({
  extension_attributes: z
    .looseObject({
      custom_options: listOf(option),
      configurable_item_options: listOf(option),
      bundle_options: listOf(bundleOption),
      am_giftcard_options: giftCardOptions.nullish(),
      /** Which of a grouped product's parts, and how many of each; left out: all, as the product says. */
      grouped_options: listOf(z.object({ id: lenientId, qty: lenientNumber })),
      downloadable_option: z.object({ downloadable_links: z.array(lenientId).max(100).nullish() }).nullish(),
    })
    .nullish(),
})

/** Ours: what is sent twice under the same id is done once. */
export const mutationId = z.string().min(1).max(64).optional()

/** With item_id the quantity of that line is set, without it the line is added. */
export const sentItem = z.object({
  /** The parent's for a configurable product. */
  sku,
  /** Any number: what the shop sells is for the cart to say. */
  qty: lenientNumber,
  product_option: productOption.nullish(),
  product_type: text.nullish(),
  quoteId: lenientId.nullish(),
  item_id: lenientId.nullish(),
  mutation_id: mutationId,
})

/** A line of a bulk update that cannot be read does not spoil the others. */
export const anyItem = z.union([sentItem, z.unknown().transform(unreadable)])

function unreadable(given: unknown): {
  sku: string
  unreadable: 'sku_missing' | 'quantity_invalid' | 'option_unknown'
} {
  const asked = sku.safeParse(typeof given === 'object' && given !== null && 'sku' in given ? given.sku : undefined)
  if (!asked.success) return { sku: '', unreadable: 'sku_missing' }
  const { success } = lenientNumber.safeParse((given as { qty?: unknown }).qty)
  return { sku: asked.data, unreadable: success ? 'option_unknown' : 'quantity_invalid' }
}

/** Percent and minor units. */
const unit = z.array(z.object({ rate: z.number(), amount: z.number() }))

export const serverItem = z.looseObject({
  item_id: z.number(),
  /** The child's for a configurable product. */
  sku: z.string(),
  qty: z.number(),
  name: z.string(),
  /** Net and gross of one piece; left out where the buyer may see no price. */
  price: z.number().optional(),
  price_incl_tax: z.number().optional(),
  product_type: z.string(),
  quote_id: z.string(),
  product_option: looseObject.optional(),
  extension_attributes: z
    .looseObject({
      /** What one piece costs by tax rate, minor units, gross or net as the store rounds: for the browser's own totals. */
      unit: unit.optional(),
      /** Of a grouped product every line that was added. */
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
  /** JSON inside a text: [{label, value}]. */
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
  /** Why a coupon that was entered does not count at the moment. */
  coupon_message: z.string().optional(),
  allow_checkout: z.boolean().optional(),
  checkout_message: z.string().optional(),
  /** What a browser needs to work out the same totals: minor units, gross or net as the store rounds. */
  extension_attributes: z
    .looseObject({
      rounding: z.enum(['unit-gross', 'net-sum']),
      shipping: z.object({ gross: z.number(), rate: z.number() }).nullable(),
      discount: z
        .discriminatedUnion('kind', [
          z.object({ kind: z.literal('percent'), percent: z.number() }),
          z.object({ kind: z.literal('fixed'), amount: z.number() }),
          z.object({ kind: z.literal('free_shipping') }),
        ])
        .nullable(),
      gift_cards: z.array(z.object({ hint: z.string(), balance: z.number() })).optional(),
    })
    .optional(),
})

export const paymentMethod = z.looseObject({ code: z.string(), title: z.string() })

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
