import { noPictureValue, pictureUrl } from '@mantel/domain/picture'
import { storePath } from '@mantel/domain/store'
import { z } from 'zod'
import { commonTexts, defineMail, html, type MailTemplate, paletteOf, serif } from '../../mail/index.ts'
import { type CardKeys, printPath } from '../card-key.ts'
import { describeCard } from '../describe-card.ts'
import { giftCodeDigest } from '../find-gift-card.ts'
import { findIssuedCard } from '../gift-card.repository.ts'
import type { DeriveGiftCode } from '../gift-codes.ts'

/**
 * amount: minor units of the store's currency. image: path of the chosen picture; mails that an earlier version has queued have
 * none.
 */
const schema = z.object({
  orderId: z.number(),
  position: z.number(),
  piece: z.number(),
  amount: z.number(),
  sender: z.string(),
  recipient: z.string(),
  message: z.string(),
  image: z.string().default(''),
})

export type GiftCardMail = MailTemplate<z.input<typeof schema>>

/** Width of the picture in the mail. Pixels. */
const pictureWidth = 536

/** Brings a bought gift card to its recipient. The code is derived when the mail is sent, so that no table stores it. */
export function createGiftCardMail(
  giftCodeOf: DeriveGiftCode,
  { cardKeyOf }: Pick<CardKeys, 'cardKeyOf'>,
): GiftCardMail {
  return defineMail({
    name: 'gift-card',
    schema,
    async read(data, db) {
      const code = giftCodeOf(data)
      // After a change of SECRET_KEY the derived code belongs to no card. Mailing it would look like fraud.
      const card = await findIssuedCard(db, giftCodeDigest(code))
      if (!card) throw new Error('no gift card has the derived code: was SECRET_KEY changed?')
      return { ...data, code, expiresAt: card.expires_at, printPath: printPath(cardKeyOf(data)) }
    },
    sample: () => ({
      orderId: 1,
      position: 0,
      piece: 0,
      amount: 5000,
      code: 'ABCD-EFGH-JKLM-NPQR',
      image: '',
      printPath: '/sample',
      expiresAt: new Date('2031-11-19T00:00:00Z'),
      sender: 'Ada Lovell',
      recipient: 'Ben Hart',
      message: 'Happy birthday!\nEnjoy choosing.',
    }),
    write({ code, image, printPath, ...entries }, shop) {
      const { view, website } = shop
      const { language } = view
      const { subject, heading, greeting, lead, from, note, value, validUntil, texts } = describeCard(entries, shop)
      const howTo = [validUntil, texts.howTo].filter(Boolean).join(' ')
      const common = commonTexts(language)
      const shopUrl = `${website.publicUrl}${storePath(view, '/')}`
      const printUrl = `${website.publicUrl}${printPath}`
      const picture = image !== '' && image !== noPictureValue
      const pictureAddress = `${website.publicUrl}${pictureUrl(image, { width: pictureWidth, height: 0 })}`
      const { ink, line, muted, primary } = paletteOf(website)
      return {
        language,
        subject,
        preview: lead,
        footer: [],
        body: html`<h1 style="margin:0 0 16px;${serif};font-size:26px;line-height:1.2;font-weight:400;color:${ink}">${heading}</h1>
${picture && html`<p style="margin:0 0 20px"><img src="${pictureAddress}" width="${String(pictureWidth)}" alt="" style="display:block;width:100%;max-width:${String(pictureWidth)}px;height:auto;border:0"></p>`}
<p style="margin:0 0 8px">${greeting}</p><p style="margin:0 0 20px">${lead}</p>
${note !== '' && html`<blockquote style="margin:0 0 20px;padding:0 0 0 16px;border-left:2px solid ${line};${serif};font-size:20px;white-space:pre-line">${note}<br><span style="font-size:15px;color:${muted}">${from}</span></blockquote>`}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border:1px solid ${line}"><tr><td align="center" style="padding:24px">
<span style="${serif};font-size:32px">${value}</span><br><span style="font-size:13px;color:${muted}">${texts.code}</span><br>
<span style="font-family:Menlo,Consolas,monospace;font-size:20px;letter-spacing:1px">${code}</span></td></tr></table>
<p style="margin:0 0 20px">${howTo}</p>
<p style="margin:0 0 20px"><a href="${printUrl}" style="color:${ink}">${texts.print}</a></p>
<p style="margin:0"><a href="${shopUrl}" style="display:inline-block;padding:12px 22px;background:${primary};color:#FFFFFF;text-decoration:none;border-radius:2px">${common.toShop}</a></p>`,
        text: [
          heading.toUpperCase(),
          greeting,
          lead,
          ...(note ? [`${note}\n${from}`] : []),
          `${texts.value}: ${value}\n${texts.code}: ${code}`,
          howTo,
          `${texts.print}: ${printUrl}`,
          `${common.toShop}: ${shopUrl}`,
        ],
      }
    },
  })
}
