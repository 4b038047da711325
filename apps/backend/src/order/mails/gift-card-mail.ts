import { formatMoney } from '@mantel/domain/money'
import { storePath } from '@mantel/domain/store'
import type { OutgoingMail } from '../../platform/mail/index.ts'
import { formatDay } from '../papers/format.ts'
import { fill, spoken } from '../papers/paper-texts.ts'
import { frameHtml, paletteOf, serif } from './frame.ts'
import { html } from './html.ts'
import { attached, shownIn } from './logo.ts'
import { mailTexts } from './mail-texts.ts'
import { type Shop, sellerFooter } from './order-letter.ts'
import type { Sender } from './write-order-mail.ts'

export type GiftCardLetter = {
  code: string
  /** Minor units of the store's currency. */
  amount: number
  sender: string
  recipient: string
  message: string
  language: string
  /** null: it does not expire. */
  expiresAt?: Date | null
}

/** The mail that brings a bought gift card to whom it is for. The code stands in it and nowhere else in clear. */
export function giftCardMail(card: GiftCardLetter, shop: Shop, sender: Sender): Omit<OutgoingMail, 'messageId' | 'to'> {
  const { view, website } = shop
  const texts = mailTexts(card.language, view.i18n.defaultLocale)
  const say = (text: string) => fill(text, { sender: card.sender, shop: website.name, name: card.recipient })
  const value = formatMoney({ amount: card.amount, currency: view.i18n.currencyCode }, view.i18n)
  const shopUrl = `${website.publicUrl}${storePath(view, '/')}`
  const { subject, heading, lead, code, howTo, from, ...words } = texts.giftCard
  const expiry = card.expiresAt ? `${words.until} ${formatDay(card.expiresAt, view.i18n.dateFormat)}` : ''
  const greeting = say(texts.greeting)
  const footer = sellerFooter(website.seller, card.language, view.tax.defaultCountry)
  const palette = paletteOf(website)
  const message = card.message.trim()
  const body = html`<h1 style="margin:0 0 16px;${serif};font-size:26px;line-height:1.2;font-weight:400;color:${palette.ink}">${heading}</h1>
<p style="margin:0 0 8px">${greeting}</p><p style="margin:0 0 20px">${say(lead)}</p>
${message !== '' && html`<blockquote style="margin:0 0 20px;padding:0 0 0 16px;border-left:2px solid ${palette.line};${serif};font-size:20px;white-space:pre-line">${message}<br><span style="font-size:15px;color:${palette.muted}">${say(from)}</span></blockquote>`}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border:1px solid ${palette.line}"><tr><td align="center" style="padding:24px">
<span style="${serif};font-size:32px">${value}</span><br><span style="font-size:13px;color:${palette.muted}">${code}</span><br>
<span style="font-family:Menlo,Consolas,monospace;font-size:20px;letter-spacing:1px">${card.code}</span>
${expiry !== '' && html`<br><span style="font-size:13px;color:${palette.muted}">${expiry}</span>`}</td></tr></table>
<p style="margin:0 0 20px">${howTo}</p>
<p style="margin:0"><a href="${shopUrl}" style="display:inline-block;padding:12px 22px;background:${palette.primary};color:#FFFFFF;text-decoration:none;border-radius:2px">${texts.toShop}</a></p>`
  const lines = [
    heading.toUpperCase(),
    greeting,
    say(lead),
    ...(message ? [`${message}\n${say(from)}`] : []),
    `${words.value}: ${value}\n${code}: ${card.code}${expiry && `\n${expiry}`}`,
    howTo,
    `${texts.toShop}: ${shopUrl}`,
    ['-- ', ...footer].join('\n'),
  ]
  return {
    from: { name: website.name, address: sender.from ?? website.supportEmail },
    replyTo: { name: website.name, address: website.supportEmail },
    subject: say(subject),
    html: frameHtml({
      language: spoken(card.language),
      title: say(subject),
      preview: say(lead),
      website,
      shopUrl,
      logo: shownIn(sender.logo),
      body,
      footer,
    }),
    text: `${lines.join('\n\n')}\n`,
    attachments: attached(sender.logo),
  }
}
