import { savedLists } from '@mantel/domain/saved'
import * as z from 'zod'

const exportedLine = z.object({ sku: z.string(), name: z.string(), qty: z.number() })

/** The customer's data in the shop, as the data export contains it. */
export const exportedData = {
  consents: z.array(
    z.object({
      purpose: z.literal('newsletter'),
      is_given: z.boolean(),
      happened_at: z.string(),
      email: z.string(),
      store_code: z.string(),
      text_version: z.string(),
    }),
  ),
  carts: z.array(z.object({ store_code: z.string(), updated_at: z.string(), lines: z.array(exportedLine) })),
  order_templates: z.array(z.object({ name: z.string(), saved_at: z.string(), lines: z.array(exportedLine) })),
  /** code: the last characters of a saved gift card's code. */
  gift_cards: z.array(z.object({ code: z.string(), saved_at: z.string() })),
  saved_lists: z.array(z.object({ list: z.enum(savedLists), skus: z.array(z.string()), changed_at: z.string() })),
  reviews: z.array(z.object({ store_code: z.string(), title: z.string(), detail: z.string() })),
  stock_alerts: z.array(z.object({ store_code: z.string(), sku: z.string(), requested_at: z.string() })),
  /** The consent choices about third-party tags that the customer made while logged in. */
  tag_consents: z.array(
    z.object({
      store_code: z.string(),
      text_version: z.string(),
      analytics: z.boolean(),
      marketing: z.boolean(),
      happened_at: z.string(),
    }),
  ),
}
