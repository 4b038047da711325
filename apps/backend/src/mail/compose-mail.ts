import { type Seller, storePath } from '@mantel/domain/store'
import { formatVatNumber, sellerLines } from '../platform/format.ts'
import type { OutgoingMail } from '../platform/mail/index.ts'
import type { MailContent, MailShop } from './define-mail.ts'
import { frameHtml } from './frame.ts'
import { type Logo, logoAttachments, logoImage } from './logo.ts'

/** from: the sender's address; default: the website's. */
export type Sender = { from?: string | undefined; logo: Logo | null }

/** The complete mail except for its id and recipient. */
export function composeMail(
  content: MailContent,
  { view, website }: MailShop,
  { from, logo }: Sender,
): Omit<OutgoingMail, 'messageId' | 'to'> {
  const { language, subject, preview, body, taxCountry = view.tax.defaultCountry } = content
  const shopUrl = `${website.publicUrl}${storePath(view, '/')}`
  const footer = [...content.footer, ...sellerFooter(website.seller, language, taxCountry)]
  const text = [...content.text, ['-- ', shopUrl, ...footer].join('\n')]
  return {
    from: { name: website.name, address: from ?? website.supportEmail },
    replyTo: content.replyTo
      ? { name: '', address: content.replyTo }
      : { name: website.name, address: website.supportEmail },
    subject,
    html: frameHtml({ language, title: subject, preview, website, shopUrl, logo: logoImage(logo), body, footer }),
    text: `${text.join('\n\n')}\n`,
    attachments: logoAttachments(logo),
    headers: content.headers,
  }
}

function sellerFooter(seller: Seller, language: string, taxCountry: string): string[] {
  const vatId = seller.vatIds[taxCountry] ?? seller.vatIds[seller.country]
  const numbers = [seller.registration, ...(vatId ? [formatVatNumber(vatId, language)] : [])]
  return [sellerLines(seller, language).join(', '), numbers.join(' · '), `${seller.email} · ${seller.telephone}`]
}
