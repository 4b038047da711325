import type { OutgoingMail } from '../../platform/mail/index.ts'
import { frameHtml, paletteOf } from './frame.ts'
import { attached, type Logo, shownIn } from './logo.ts'
import type { MailKind } from './mail-texts.ts'
import { orderHtml } from './order-html.ts'
import { type OrderToTell, orderLetter, type Shop } from './order-letter.ts'
import { orderText } from './order-text.ts'

export type Sender = { from?: string | undefined; logo: Logo | null }

/** A mail about an order, complete but for its id and whom it goes to: written from what was agreed, whatever became of it. */
export function writeOrderMail(
  kind: MailKind,
  order: OrderToTell,
  shop: Shop,
  { from, logo }: Sender,
): Omit<OutgoingMail, 'messageId' | 'to'> {
  const { website } = shop
  const letter = orderLetter(kind, order, shop)
  const html = frameHtml({
    language: letter.language,
    title: letter.subject,
    preview: letter.lead,
    website,
    shopUrl: letter.shopUrl,
    logo: shownIn(logo),
    body: orderHtml(letter, paletteOf(website)),
    footer: letter.footer,
  })
  return {
    from: { name: website.name, address: from ?? website.supportEmail },
    replyTo: { name: website.name, address: website.supportEmail },
    subject: letter.subject,
    html,
    text: orderText(letter),
    attachments: attached(logo),
  }
}
