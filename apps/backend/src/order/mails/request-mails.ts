import { formatMoney } from '@mantel/domain/money'
import type { OrderRequestKind, OrderSnapshot, ParcelLine } from '@mantel/domain/order'
import { type StoreView, storePath } from '@mantel/domain/store'
import { cleanLine, withoutLinks } from '@mantel/domain/text'
import { z } from 'zod'
import {
  commonTexts,
  defineMail,
  html,
  type MailContent,
  type MailShop,
  type MailTemplate,
  paletteOf,
  serif,
} from '../../mail/index.ts'
import { fillPlaceholders, formatDay, supportedLanguage } from '../../platform/format.ts'
import { orderTexts } from '../description/order-texts.ts'
import { readRequests } from '../order-request.repository.ts'
import { findMailedOrder } from './order-mails.repository.ts'
import { type RequestMailKind, requestMailKinds, requestMailTexts } from './request-mail-texts.ts'
import { sampleOrder } from './sample-order.ts'

const schema = z.object({ orderId: z.number(), request: z.number() })

/** Mails about a buyer's request: its confirmation, and the merchant's answer. */
export type RequestMails = Record<RequestMailKind, MailTemplate<z.infer<typeof schema>>>

type MailedRequest = {
  number: string
  key: string
  snapshot: OrderSnapshot
  kind: OrderRequestKind
  requestedAt: Date
  lines: readonly ParcelLine[]
  amount: number
  note: string
}

export function createRequestMails({ orderKeyOf }: { orderKeyOf(orderId: number): string }): RequestMails {
  const mails = requestMailKinds.map((mail) => [
    mail,
    defineMail({
      name: `order-request-${mail}`,
      schema,
      async read({ orderId, request }, db): Promise<MailedRequest> {
        const order = await findMailedOrder(db, orderId)
        const found = (await readRequests(db, [orderId])).find(({ number }) => number === request)
        if (!order || !found) throw new Error(`order ${orderId} has no request ${request}`)
        const { kind, requestedAt, lines, amount, note } = found
        const { number, snapshot } = order
        return { number, key: orderKeyOf(orderId), snapshot, kind, requestedAt, lines, amount: amount.gross, note }
      },
      sample: ({ view }): MailedRequest => ({
        number: '000000012',
        key: 'sample',
        snapshot: sampleOrder(view),
        kind: 'withdrawal',
        requestedAt: new Date('2026-11-15T10:00:00Z'),
        lines: [{ position: 0, quantity: 1 }],
        amount: 1995,
        note: mail === 'refused' ? 'Engraved.' : '',
      }),
      write: (request, shop) => writeRequestMail(mail, request, shop),
    }),
  ])
  return Object.fromEntries(mails)
}

function writeRequestMail(mail: RequestMailKind, request: MailedRequest, { view, website }: MailShop): MailContent {
  const { number, snapshot, kind, requestedAt, amount, note } = request
  const language = supportedLanguage(snapshot.language)
  const texts = requestMailTexts[language]
  const common = commonTexts(language)
  const safe = (text: string) => withoutLinks(cleanLine(text))
  const name = safe(`${snapshot.buyer.firstname} ${snapshot.buyer.lastname}`.trim())
  const fillIn = (text: string) => fillPlaceholders(text, { number, name, email: website.supportEmail })
  const { subject, lead, after } = texts[kind][mail]
  const heading = fillIn(subject)
  const paragraphs = [fillIn(common.greeting), fillIn(lead)]
  const items = request.lines.map(({ position, quantity }) => `${quantity} × ${snapshot.lines[position]?.name ?? ''}`)
  const refund = formatMoney({ amount, currency: snapshot.currency }, view.i18n)
  const facts = [
    { label: orderTexts(language).orderNumber, value: number },
    { label: texts.receivedAt, value: `${formatDay(requestedAt, view.i18n)}, ${formatTime(requestedAt, view.i18n)}` },
    { label: texts.items, value: items.join(', ') },
    ...(mail === 'refused' ? [] : [{ label: texts.refund, value: refund }]),
    ...(note === '' ? [] : [{ label: texts.answer, value: safe(note) }]),
  ]
  const ending = [...after, fillIn(common.questions)]
  const url = `${website.publicUrl}${storePath(view, '/order-tracking')}?key=${encodeURIComponent(request.key)}`
  const { ink, muted, primary } = paletteOf(website)
  return {
    language,
    subject: heading,
    preview: fillIn(lead),
    footer: [],
    taxCountry: snapshot.taxCountry,
    body: html`<h1 style="margin:0 0 16px;${serif};font-size:26px;line-height:1.2;font-weight:400;color:${ink}">${heading}</h1>
${paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${facts.map(
      ({ label, value }) =>
        html`<tr><td style="padding:2px 16px 2px 0;color:${muted};white-space:nowrap" valign="top">${label}</td><td style="padding:2px 0">${value}</td></tr>`,
    )}</table>
<p style="margin:0"><a href="${url}" style="display:inline-block;padding:12px 22px;background:${primary};color:#FFFFFF;text-decoration:none;border-radius:2px">${texts.toOrder}</a></p>
${ending.map((text) => html`<p style="margin:20px 0 0">${text}</p>`)}`,
    text: [
      heading.toUpperCase(),
      ...paragraphs,
      facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      `${texts.toOrder}: ${url}`,
      ...ending,
    ],
  }
}

/** Formats a time with the short name of the time zone: 09:30 CET. */
function formatTime(at: Date, { defaultLocale, timeZone }: StoreView['i18n']): string {
  const timeFormat = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat(defaultLocale, { ...timeFormat, timeZone }).format(at)
}
