import { formatMoney } from '@mantel/domain/money'
import { storePath } from '@mantel/domain/store'
import { cleanLine, cleanText, withoutLinks } from '@mantel/domain/text'
import { z } from 'zod'
import { commonTexts, defineMail, html, type MailTemplate, paletteOf, serif } from '../../mail/index.ts'
import { fillPlaceholders } from '../../platform/format.ts'
import type { DeriveGiftCode } from '../gift-codes.ts'
import { giftCardTexts } from './gift-card-texts.ts'

/** amount: minor units of the store's currency. */
const schema = z.object({
  orderId: z.number(),
  position: z.number(),
  piece: z.number(),
  amount: z.number(),
  sender: z.string(),
  recipient: z.string(),
  message: z.string(),
})

export type GiftCardMail = MailTemplate<z.infer<typeof schema>>

/** Brings a bought gift card to its recipient. The code is derived when the mail is sent, so that no table stores it. */
export function createGiftCardMail(giftCodeOf: DeriveGiftCode): GiftCardMail {
  return defineMail({
    name: 'gift-card',
    schema,
    read: (data) => ({ ...data, code: giftCodeOf(data) }),
    sample: () => ({
      ...{ orderId: 1, position: 0, piece: 0, amount: 5000, code: 'ABCD-EFGH-JKLM-NPQR' },
      ...{ sender: 'Ada Lovell', recipient: 'Ben Hart', message: 'Happy birthday!\nEnjoy choosing.' },
    }),
    write({ code, amount, message, ...names }, { view, website }) {
      // The recipient may be a stranger: texts of the buyer must not carry links.
      const sender = withoutLinks(cleanLine(names.sender))
      const recipient = withoutLinks(cleanLine(names.recipient))
      const { language, i18n } = view
      const texts = giftCardTexts[language]
      const common = commonTexts(language)
      const fillIn = (text: string) => fillPlaceholders(text, { sender, shop: website.name, name: recipient })
      const value = formatMoney({ amount, currency: i18n.currencyCode }, i18n)
      const shopUrl = `${website.publicUrl}${storePath(view, '/')}`
      const subject = fillIn(texts.subject)
      const greeting = fillIn(common.greeting)
      const lead = fillIn(texts.lead)
      const from = fillIn(texts.from)
      const note = withoutLinks(cleanText(message)).trim()
      const { ink, line, muted, primary } = paletteOf(website)
      return {
        ...{ language, subject, preview: lead, footer: [] },
        body: html`<h1 style="margin:0 0 16px;${serif};font-size:26px;line-height:1.2;font-weight:400;color:${ink}">${texts.heading}</h1>
<p style="margin:0 0 8px">${greeting}</p><p style="margin:0 0 20px">${lead}</p>
${note !== '' && html`<blockquote style="margin:0 0 20px;padding:0 0 0 16px;border-left:2px solid ${line};${serif};font-size:20px;white-space:pre-line">${note}<br><span style="font-size:15px;color:${muted}">${from}</span></blockquote>`}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border:1px solid ${line}"><tr><td align="center" style="padding:24px">
<span style="${serif};font-size:32px">${value}</span><br><span style="font-size:13px;color:${muted}">${texts.code}</span><br>
<span style="font-family:Menlo,Consolas,monospace;font-size:20px;letter-spacing:1px">${code}</span></td></tr></table>
<p style="margin:0 0 20px">${texts.howTo}</p>
<p style="margin:0"><a href="${shopUrl}" style="display:inline-block;padding:12px 22px;background:${primary};color:#FFFFFF;text-decoration:none;border-radius:2px">${common.toShop}</a></p>`,
        text: [
          texts.heading.toUpperCase(),
          greeting,
          lead,
          ...(note ? [`${note}\n${from}`] : []),
          `${texts.value}: ${value}\n${texts.code}: ${code}`,
          texts.howTo,
          `${common.toShop}: ${shopUrl}`,
        ],
      }
    },
  })
}
