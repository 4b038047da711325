import { cleanLine, withoutLinks } from '@mantel/domain/text'
import { z } from 'zod'
import { commonTexts, defineMail, html, type MailTemplate, paletteOf, serif } from '../../mail/index.ts'
import { fillPlaceholders, formatDay } from '../../platform/format.ts'
import { findOrderNumber } from '../download.repository.ts'
import type { DownloadKeys } from '../download-key.ts'
import { listOrderDownloads, type OrderDownload } from '../list-order-downloads.ts'
import { downloadTexts } from './download-texts.ts'

const schema = z.object({ orderId: z.number(), name: z.string() })

export type DownloadMail = MailTemplate<z.infer<typeof schema>>

type MailedDownloads = {
  number: string
  name: string
  files: Omit<OrderDownload, 'orderId' | 'position' | 'isStarted'>[]
}

/** Brings the links to the buyer. The keys are derived when the mail is sent, so that no table stores them. */
export function createDownloadMail(keys: Pick<DownloadKeys, 'downloadKeyOf'>, now: () => Date): DownloadMail {
  return defineMail({
    name: 'downloads',
    schema,
    async read({ orderId, name }, db): Promise<MailedDownloads | null> {
      const files = await listOrderDownloads(db, keys, { orderIds: [orderId], now: now() })
      const number = await findOrderNumber(db, orderId)
      return number === undefined || files.length === 0 ? null : { number, name, files }
    },
    sample: (): MailedDownloads => ({
      number: '000000012',
      name: 'Ada Lovell',
      files: [
        {
          productName: '“Harbour” Printable Art',
          title: 'PDF, 3 KB',
          path: '/sample',
          downloadsLeft: 5,
          expiresAt: new Date('2027-02-15T10:00:00Z'),
        },
      ],
    }),
    write({ number, name, files }, { view, website }) {
      const { language, i18n } = view
      const texts = downloadTexts[language]
      const common = commonTexts(language)
      const greeting = fillPlaceholders(common.greeting, { name: withoutLinks(cleanLine(name)) })
      const { ink, line, muted, primary } = paletteOf(website)
      const shown = files.map(({ productName, title, path, downloadsLeft, expiresAt }) => ({
        productName,
        title,
        url: path && `${website.publicUrl}${path}`,
        terms: fillPlaceholders(downloadsLeft === null ? texts.unlimited : texts.limit, {
          count: String(downloadsLeft),
          date: formatDay(expiresAt, i18n),
        }),
      }))
      return {
        language,
        subject: fillPlaceholders(texts.subject, { number }),
        preview: texts.lead,
        footer: [],
        body: html`<h1 style="margin:0 0 16px;${serif};font-size:26px;line-height:1.2;font-weight:400;color:${ink}">${texts.heading}</h1>
<p style="margin:0 0 8px">${greeting}</p><p style="margin:0 0 20px">${texts.lead}</p>
${shown.map(
  ({ productName, title, url, terms }) =>
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px;border:1px solid ${line}"><tr><td style="padding:16px">
<strong>${productName}</strong><br>${title}<br><span style="font-size:13px;color:${muted}">${terms}</span>
${url && html`<br><a href="${url}" style="display:inline-block;margin:10px 0 0;padding:10px 18px;background:${primary};color:#FFFFFF;text-decoration:none;border-radius:2px">${texts.link}</a>`}</td></tr></table>`,
)}
<p style="margin:8px 0 0">${texts.howTo}</p>`,
        text: [
          texts.heading.toUpperCase(),
          greeting,
          texts.lead,
          ...shown.map(({ productName, title, url, terms }) =>
            [productName, title, terms, ...(url ? [`${texts.link}: ${url}`] : [])].join('\n'),
          ),
          texts.howTo,
        ],
      }
    },
  })
}
