import type { Stores } from '@mantel/domain/store'
import type { MailTemplate, QueueMail } from '../mail/index.ts'
import type { FormFailures, Handlers } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import { addressBookHandlers } from './address-book.routes.ts'
import { customerHandlers } from './customer.routes.ts'
import { emailChangeFormFailures, emailChangeHandlers } from './email-change.routes.ts'
import type { GroupTokens } from './group-token.ts'
import { createLinkTokens } from './link-token.ts'
import { createCustomerMails } from './mails/index.ts'
import type { EmailChangeServices } from './request-email-change.ts'

export type Accounts = {
  mails: readonly MailTemplate[]
  handlers(queueMail: QueueMail): Handlers
  formFailures: FormFailures
}

/** All account calls and the mails that they send. */
export function createAccounts(options: {
  stores: Stores
  secretKey: string
  groupTokens: GroupTokens
  limits: Limits
}): Accounts {
  const { stores, secretKey, groupTokens, limits } = options
  const linkTokenOf = createLinkTokens(secretKey)
  const mails = createCustomerMails(linkTokenOf)
  return {
    mails: Object.values(mails),
    formFailures: emailChangeFormFailures(stores),
    handlers(queueMail) {
      const emailChanges: EmailChangeServices = { limits, queueMail, mails, linkTokenOf }
      return {
        ...customerHandlers({ stores, groupTokens, limits, emailChanges }),
        ...addressBookHandlers({ stores, emailChanges }),
        ...emailChangeHandlers({ stores, emailChanges }),
      }
    },
  }
}
