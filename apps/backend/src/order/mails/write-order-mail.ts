import { type MailContent, type MailShop, paletteOf } from '../../mail/index.ts'
import { renderOrderHtml } from './order-html.ts'
import { type OrderToMail, orderMailParts } from './order-mail-parts.ts'
import type { OrderMailKind } from './order-mail-texts.ts'
import { renderOrderText } from './order-text.ts'

/** A mail about an order, from the order's snapshot alone. */
export function writeOrderMail(kind: OrderMailKind, order: OrderToMail, shop: MailShop): MailContent {
  const parts = orderMailParts(kind, order, shop)
  const { language, subject, lead, footer } = parts
  return {
    language,
    subject,
    preview: lead,
    footer,
    taxCountry: order.snapshot.taxCountry,
    body: renderOrderHtml(parts, paletteOf(shop.website)),
    text: renderOrderText(parts),
  }
}
