import { refuse } from '@mantel/contract'
import { contactAddress, type MailFormName, mailFormProblems, mailForms, writeMailForm } from '@mantel/domain/contact'
import { type Stores, type StoreView, storePath, websiteOf } from '@mantel/domain/store'
import { type FormFailures, type Handlers, ok, type RawReply, rawReply } from '../platform/http/index.ts'
import { checkAddresses } from './check-addresses.ts'
import type { FormTokens } from './form-token.ts'
import { formLabels } from './mails/contact-mail-texts.ts'
import { type ContactServices, sendMessage } from './send-message.ts'

/** Milliseconds. A form that is sent sooner after it was loaded comes from a program, not from a person. */
const minFormAge = 2000

export type ContactOptions = ContactServices & {
  tokens: FormTokens
  /** False if a public shop has no mail server, so that mail would never leave this machine. */
  isDelivered: boolean
}

export function contactHandlers({
  tokens,
  isDelivered,
  ...services
}: ContactOptions): Pick<Handlers, 'mailToken' | 'mailSend' | 'mailForm'> {
  const { stores } = services
  return {
    mailToken: ({ ctx }) => ok(tokens.issue(ctx.now())),

    async mailSend({ ctx, body }) {
      const token = tokens.read(body.token, ctx.now())
      if (!token) return refuse('mail_not_authorized')
      if (!isDelivered) return refuse('mail_no_transport')
      const { sourceAddress: source, targetAddress: target, confirmation: isConfirmation } = body
      const addresses = checkAddresses({ source, target, isConfirmation }, shopAddresses(stores, ctx.view))
      if (!addresses.ok) return addresses
      // The call with the visitor's message has already queued the confirmation. Mailing a text of the client to a visitor would
      // make the shop an open relay.
      if (isConfirmation) return ok('OK' as const)
      const sent = await sendMessage(ctx, services, {
        tokenId: token.id,
        from: addresses.visitor,
        limits: [],
        subject: subjectOf(body.subject),
        text: body.emailText,
      })
      return sent.ok ? ok('OK' as const) : sent
    },

    async mailForm({ ctx, body }) {
      const { form, token: given, website: honeypot, ...values } = body
      const toPage = (outcome: string) => toOutcomePage(stores, ctx.view, form, outcome)
      // Honeypot: only bots fill in the hidden field. The reply does not reveal that they were detected.
      if (honeypot !== '') return toPage('sent')
      const token = tokens.read(given, ctx.now())
      if (!token || token.ageMs < minFormAge) return toPage('mail_not_authorized')
      if (!isDelivered) return toPage('mail_no_transport')
      if (Object.keys(mailFormProblems(form, values)).length > 0) return toPage('invalid')
      const source = values.email.trim()
      const [target = ''] = shopAddresses(stores, ctx.view)
      const addresses = checkAddresses({ source, target, isConfirmation: false }, [target])
      if (!addresses.ok) return toPage(addresses.code)
      try {
        const sent = await sendMessage(ctx, services, {
          tokenId: token.id,
          from: addresses.visitor,
          subject: mailForms[form].subject,
          text: writeMailForm(form, values, formLabels[ctx.view.language]),
          limits: [['scriptlessMessages', ctx.caller.address]],
        })
        return toPage(sent.ok ? 'sent' : sent.code)
      } catch (error) {
        ctx.log.error({ error }, 'storing a contact form message failed, the visitor can try again')
        return toPage('mail_not_sent')
      }
    },
  }
}

export const contactFormFailures = (stores: Stores): FormFailures => ({
  mailForm: (view) => toOutcomePage(stores, view, 'contact', 'mail_not_sent'),
})

/** The shop's addresses that forms may write to. Messages of browsers without scripts go to the first one. */
function shopAddresses(stores: Stores, view: StoreView): string[] {
  const website = websiteOf(stores, view)
  return [contactAddress(view, website), website.supportEmail, website.seller.email]
}

/** Only the subjects of the shop's own forms reach a mailbox. */
function subjectOf(given: string): string {
  const rows = Object.values(mailForms)
  return (rows.find(({ subject }) => subject === given.trim()) ?? mailForms.contact).subject
}

function toOutcomePage(stores: Stores, view: StoreView, form: MailFormName, outcome: string): RawReply {
  const path = `${mailForms[form].path}?outcome=${outcome}`
  const location = `${websiteOf(stores, view).publicUrl}${storePath(view, path)}`
  return rawReply('', { location, 'cache-control': 'no-store' }, 303)
}
