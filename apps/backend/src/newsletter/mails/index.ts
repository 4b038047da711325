import { servedEndpoint } from '@mantel/contract'
import { storePath } from '@mantel/domain/store'
import { z } from 'zod'
import { commonTexts, defineMail, html, type MailContent, type MailShop, paletteOf, serif } from '../../mail/index.ts'
import type { Db } from '../../platform/db/index.ts'
import { fillPlaceholders } from '../../platform/format.ts'
import { findSubscriberById, type SubscriberRow } from '../newsletter.repository.ts'
import type { LinkStep, SubscriberLinks } from '../subscriber-links.ts'
import { newsletterMailTexts } from './newsletter-mail-texts.ts'

export type NewsletterMails = ReturnType<typeof createNewsletterMails>

const subscriberSchema = z.object({ subscriberId: z.number() })

/** The links are signed when a mail is sent, so that the queue holds none. */
export function createNewsletterMails(links: SubscriberLinks) {
  /** null: the subscriber is in another state by now, so the mail is not sent. */
  const readToken = async (db: Db, id: number, step: LinkStep, state: SubscriberRow['state']) => {
    const row = await findSubscriberById(db, id)
    return row?.state === state ? links.tokenOf(step, row) : null
  }
  return {
    /** Asks the owner of an address whether they want the newsletter. */
    confirm: defineMail({
      name: 'newsletter-confirm',
      schema: subscriberSchema,
      async read({ subscriberId }, db) {
        const token = await readToken(db, subscriberId, 'confirm', 'pending')
        return token === null ? null : { token }
      },
      sample: () => ({ token: 'sample-link' }),
      write({ token }, shop) {
        const { subject, lead, action, note } = newsletterMailTexts[shop.view.language].confirm
        return writeMail(shop, { subject, lead, action: { label: action, url: pageOf(shop, 'confirm', token) }, note })
      },
    }),
    /** Sent to a new subscriber, with a coupon code if there is one. */
    welcome: defineMail({
      name: 'newsletter-welcome',
      schema: z.object({ subscriberId: z.number(), code: z.string().nullable(), percent: z.number() }),
      async read({ subscriberId, code, percent }, db) {
        const token = await readToken(db, subscriberId, 'leave', 'subscribed')
        return token === null ? null : { token, code, percent }
      },
      sample: () => ({ token: 'sample-link', code: 'NEWS-ABCDEFGHJK' as string | null, percent: 10 }),
      write({ token, code, percent }, shop) {
        const { view, website } = shop
        const texts = newsletterMailTexts[view.language].welcome
        const fill = (text: string) => fillPlaceholders(text, { code: code ?? '', percent: String(percent) })
        const [subject, lead, note] =
          code === null ? [texts.subject, texts.lead, ''] : [texts.coupon, texts.couponLead, texts.couponNote]
        const leaveUrl = pageOf(shop, 'leave', token)
        const oneClick = servedEndpoint('newsletterLink').path.replace('{step}', 'leave').replace('{token}', token)
        const mail = writeMail(shop, {
          subject: fill(subject),
          lead: fill(lead),
          note: fill(note),
          action: { label: commonTexts(view.language).toShop, url: `${website.publicUrl}${storePath(view, '/')}` },
          leave: { label: texts.leave, url: leaveUrl },
        })
        // RFC 8058: the mail program's own button unsubscribes with one click.
        const headers = {
          'List-Unsubscribe': `<${website.apiUrl}${oneClick}?storeCode=${view.code}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
        return { ...mail, headers }
      },
    }),
    /** Sent to an address that was unsubscribed by a request without the link from a mail. */
    left: defineMail({
      name: 'newsletter-left',
      schema: subscriberSchema,
      async read({ subscriberId }, db) {
        const token = await readToken(db, subscriberId, 'undo', 'unsubscribed')
        return token === null ? null : { token }
      },
      sample: () => ({ token: 'sample-link' }),
      write({ token }, shop) {
        const { subject, lead, action, note } = newsletterMailTexts[shop.view.language].left
        return writeMail(shop, { subject, lead, action: { label: action, url: pageOf(shop, 'undo', token) }, note })
      },
    }),
  }
}

const pageOf = ({ view, website }: MailShop, step: LinkStep, token: string) =>
  `${website.publicUrl}${storePath(view, `/newsletter/${step}/${token}`)}`

type Link = { label: string; url: string }
type Parts = { subject: string; lead: string; action: Link; note: string; leave?: Link }

function writeMail({ view, website }: MailShop, { action, leave, ...parts }: Parts): MailContent {
  const fillIn = (text: string) => fillPlaceholders(text, { shop: website.name })
  const [subject, lead, note] = [fillIn(parts.subject), fillIn(parts.lead), fillIn(parts.note)]
  const { ink, primary } = paletteOf(website)
  return {
    language: view.language,
    subject,
    preview: lead,
    footer: [],
    body: html`<h1 style="margin:0 0 16px;${serif};font-size:26px;line-height:1.2;font-weight:400;color:${ink}">${subject}</h1>
<p style="margin:0 0 20px">${lead}</p>
<p style="margin:0"><a href="${action.url}" style="display:inline-block;padding:12px 22px;background:${primary};color:#FFFFFF;text-decoration:none;border-radius:2px">${action.label}</a></p>
${note !== '' && html`<p style="margin:20px 0 0">${note}</p>`}
${leave && html`<p style="margin:20px 0 0"><a href="${leave.url}" style="color:${ink}">${leave.label}</a></p>`}`,
    text: [
      ...[subject, lead, `${action.label}: ${action.url}`],
      ...(note === '' ? [] : [note]),
      ...(leave ? [`${leave.label}: ${leave.url}`] : []),
    ],
  }
}
