import { mailSubjects } from '@mantel/domain/constants'
import { z } from 'zod'
import { commonTexts, defineMail, html, type MailContent, type MailShop, paletteOf, serif } from '../../mail/index.ts'
import { fillPlaceholders } from '../../platform/format.ts'
import { contactMailTexts } from './contact-mail-texts.ts'

export type ContactMails = ReturnType<typeof createContactMails>

export function createContactMails() {
  return {
    /** Sent to the shop. Its reply address is that of the visitor. */
    message: defineMail({
      name: 'form-message',
      schema: z.object({ subject: z.string(), text: z.string(), replyTo: z.string() }),
      read: (data) => data,
      sample: () => ({
        subject: mailSubjects.contact,
        text: 'Name: Ada Love\n\nMessage:\nDo you repair clocks?',
        replyTo: 'ada@example.com',
      }),
      write({ subject, text, replyTo }, shop) {
        const { from } = contactMailTexts[shop.view.language].message
        const lead = fillPlaceholders(from, { email: replyTo, store: shop.view.name })
        const blocks = text.split(/\n{2,}/)
        return { ...writeMail(shop, subject, [lead, ...blocks]), replyTo }
      },
    }),
    /** Sent to the visitor. It contains nothing that the visitor wrote, because the address may be a stranger's. */
    confirmation: defineMail({
      name: 'form-confirmation',
      schema: z.object({ subject: z.string() }),
      read: (data) => data,
      sample: () => ({ subject: mailSubjects.contact }),
      write({ subject: form }, shop) {
        const { view, website } = shop
        const texts = contactMailTexts[view.language].confirmation
        const lead =
          form === mailSubjects.catalogueRequest
            ? texts.catalogue
            : form === mailSubjects.meetingRequest
              ? texts.meeting
              : texts.contact
        const fill = (text: string) => fillPlaceholders(text, { shop: website.name, email: website.supportEmail })
        const paragraphs = [lead, commonTexts(view.language).questions, texts.ignore].map(fill)
        return writeMail(shop, fill(texts.subject), paragraphs)
      },
    }),
  }
}

function writeMail({ view, website }: MailShop, subject: string, paragraphs: readonly string[]): MailContent {
  const { ink } = paletteOf(website)
  const lines = (text: string) => text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))
  return {
    language: view.language,
    subject,
    preview: paragraphs[0] ?? subject,
    footer: [],
    body: html`<h1 style="margin:0 0 16px;${serif};font-size:26px;line-height:1.2;font-weight:400;color:${ink}">${subject}</h1>
${paragraphs.map((text) => html`<p style="margin:0 0 20px">${lines(text)}</p>`)}`,
    text: [subject, ...paragraphs],
  }
}
