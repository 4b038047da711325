import type { Stores } from '@mantel/domain/store'
import type { MailTemplate, QueueMail } from '../mail/index.ts'
import type { FormFailures, Handlers } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import { contactFormFailures, contactHandlers } from './contact.routes.ts'
import { createFormTokens } from './form-token.ts'
import { createContactMails } from './mails/index.ts'

export type Contact = {
  mails: readonly MailTemplate[]
  /** The mails that go to visitors, not to the shop. */
  visitorMails: readonly MailTemplate[]
  handlers(queueMail: QueueMail): Handlers
  formFailures: FormFailures
}

/** The contact forms and their mails. */
export function openContact(options: {
  stores: Stores
  secretKey: string
  limits: Limits
  isDelivered: boolean
}): Contact {
  const { stores, secretKey, limits, isDelivered } = options
  const mails = createContactMails()
  const tokens = createFormTokens(secretKey)
  return {
    mails: Object.values(mails),
    visitorMails: [mails.confirmation],
    handlers: (queueMail) => contactHandlers({ stores, limits, isDelivered, tokens, mails, queueMail }),
    formFailures: contactFormFailures(stores),
  }
}
