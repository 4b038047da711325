import { storePath } from '@mantel/domain/store'
import { z } from 'zod'
import { defineMail, html, type MailContent, type MailShop, paletteOf, serif } from '../../mail/index.ts'
import { fillPlaceholders } from '../../platform/format.ts'
import { findAlert, findProductPath } from '../alert.repository.ts'
import { type AlertKeys, alertPath } from '../alert-key.ts'
import { alertMailTexts } from './alert-mail-texts.ts'

export type AlertMails = ReturnType<typeof createAlertMails>

/** Mails about stock alerts. The keys of their links are derived when a mail is sent, so that no table stores them. */
export function createAlertMails({ alertKeyOf }: AlertKeys) {
  return {
    /** Asks whether the owner of the address wants the alert. Not sent if the alert is gone or confirmed. */
    confirmation: defineMail({
      name: 'stock-alert-confirmation',
      schema: z.object({ alertId: z.string(), name: z.string() }),
      async read({ alertId, name }, db) {
        const alert = await findAlert(db, alertId)
        if (!alert || alert.isConfirmed) return null
        const key = alertKeyOf(alertId)
        return { name, path: alertPath('confirm', key), stopPath: alertPath('stop', key) }
      },
      sample: () => ({ name: 'Hollin wall clock', path: '/sample', stopPath: '/sample' }),
      write({ name, path, stopPath }, shop) {
        const { stop, ...texts } = alertMailTexts[shop.view.language].confirmation
        const more = { label: stop, url: urlOf(shop, stopPath) }
        return writeMail(shop, { ...texts, name, url: urlOf(shop, path), more })
      },
    }),
    /** Sent when the product is back in stock. */
    back: defineMail({
      name: 'stock-alert-back',
      schema: z.object({ productId: z.number(), name: z.string(), storeCode: z.string() }),
      async read({ productId, name, storeCode }, db) {
        const path = await findProductPath(db, storeCode, productId)
        return { name, path: path === null ? '/' : `/${path}` }
      },
      sample: () => ({ name: 'Hollin wall clock', path: '/sample' }),
      write: ({ name, path }, shop) =>
        writeMail(shop, {
          ...alertMailTexts[shop.view.language].back,
          name,
          url: urlOf(shop, storePath(shop.view, path)),
        }),
    }),
  }
}

const urlOf = ({ website }: MailShop, path: string) => `${website.publicUrl}${path}`

type Parts = {
  subject: string
  lead: string
  action: string
  note: string
  name: string
  url: string
  /** A second link, smaller than the button. */
  more?: { label: string; url: string }
}

function writeMail({ view, website }: MailShop, { name, url, action, more, ...parts }: Parts): MailContent {
  const fillIn = (text: string) => fillPlaceholders(text, { name, shop: website.name })
  const [subject, lead, note] = [fillIn(parts.subject), fillIn(parts.lead), fillIn(parts.note)]
  const { ink, muted, primary } = paletteOf(website)
  return {
    language: view.language,
    subject,
    preview: lead,
    footer: [],
    body: html`<h1 style="margin:0 0 16px;${serif};font-size:26px;line-height:1.2;font-weight:400;color:${ink}">${subject}</h1>
<p style="margin:0 0 20px">${lead}</p>
<p style="margin:0"><a href="${url}" style="display:inline-block;padding:12px 22px;background:${primary};color:#FFFFFF;text-decoration:none;border-radius:2px">${action}</a></p>
<p style="margin:20px 0 0;font-size:13px;color:${muted}">${note}</p>
${more && html`<p style="margin:12px 0 0;font-size:13px"><a href="${more.url}" style="color:${muted}">${more.label}</a></p>`}`,
    text: [subject, lead, `${action}: ${url}`, note, ...(more ? [`${more.label}: ${more.url}`] : [])],
  }
}
