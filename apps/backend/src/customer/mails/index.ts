import { storePath } from '@mantel/domain/store'
import { z } from 'zod'
import { commonTexts, defineMail, html, type MailContent, type MailShop, paletteOf, serif } from '../../mail/index.ts'
import { fillPlaceholders } from '../../platform/format.ts'
import type { LinkTokenOf } from '../link-token.ts'
import { customerMailTexts } from './customer-mail-texts.ts'

export type CustomerMails = ReturnType<typeof createCustomerMails>

const changeSchema = z.object({ changeId: z.string() })

/** Mails about a change of e-mail address. None holds a text that a customer wrote: they may reach a stranger. */
export function createCustomerMails(linkTokenOf: LinkTokenOf) {
  return {
    /** To the new address, with the link that confirms it. */
    emailConfirmation: defineMail({
      name: 'email-confirmation',
      schema: changeSchema,
      read: ({ changeId }) => ({ token: linkTokenOf(changeId) }),
      sample: () => ({ token: 'sample-link' }),
      write({ token }, shop) {
        const { view, website } = shop
        const { subject, lead, action, note } = customerMailTexts[view.language].confirmation
        const url = `${website.publicUrl}${storePath(view, `/confirm-email/token/${token}`)}`
        return writeMail(shop, { subject, paragraphs: [lead], action: { label: action, url }, after: [note] })
      },
    }),
    /** To the new address instead, if it has an account already. */
    emailInUse: defineMail({
      name: 'email-in-use',
      schema: changeSchema,
      read: () => ({}),
      sample: () => ({}),
      write(_, shop) {
        const { subject, lead, note } = customerMailTexts[shop.view.language].inUse
        return writeMail(shop, { subject, paragraphs: [lead, note], action: toShop(shop), after: [] })
      },
    }),
    /** To the old address, after the change. newAddress is masked. */
    emailChanged: defineMail({
      name: 'email-changed',
      schema: z.object({ newAddress: z.string() }),
      read: (data) => data,
      sample: () => ({ newAddress: 'a•••@e•••.com' }),
      write({ newAddress }, shop) {
        const { subject, lead, note, warning } = customerMailTexts[shop.view.language].changed
        const filled = [lead, note, warning].map((text) => fillPlaceholders(text, { email: newAddress }))
        return writeMail(shop, { subject, paragraphs: filled, action: toShop(shop), after: [] })
      },
    }),
  }
}

const toShop = ({ view, website }: MailShop) => ({
  label: commonTexts(view.language).toShop,
  url: `${website.publicUrl}${storePath(view, '/')}`,
})

type Parts = { subject: string; paragraphs: string[]; action: { label: string; url: string }; after: string[] }

function writeMail({ view, website }: MailShop, { subject, action, ...parts }: Parts): MailContent {
  const fillIn = (text: string) => fillPlaceholders(text, { shop: website.name, support: website.supportEmail })
  const paragraphs = parts.paragraphs.map(fillIn)
  const after = parts.after.map(fillIn)
  const { ink, primary } = paletteOf(website)
  return {
    ...{ language: view.language, subject, preview: paragraphs[0] ?? subject, footer: [] },
    body: html`<h1 style="margin:0 0 16px;${serif};font-size:26px;line-height:1.2;font-weight:400;color:${ink}">${subject}</h1>
${paragraphs.map((text) => html`<p style="margin:0 0 20px">${text}</p>`)}
<p style="margin:0"><a href="${action.url}" style="display:inline-block;padding:12px 22px;background:${primary};color:#FFFFFF;text-decoration:none;border-radius:2px">${action.label}</a></p>
${after.map((text) => html`<p style="margin:20px 0 0">${text}</p>`)}`,
    text: [subject, ...paragraphs, `${action.label}: ${action.url}`, ...after],
  }
}
