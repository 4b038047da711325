import type { Stores } from '@mantel/domain/store'
import type { LoginProviders } from '@mantel/plugins/login/server'
import { createVatChecks, type VatChecks } from '@mantel/plugins/vat-check'
import type { MailTemplate, QueueMail } from '../mail/index.ts'
import type { FormFailures, Handlers } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import type { AccountServices, IssueCoupon } from './account-services.ts'
import { addressBookHandlers } from './address-book.routes.ts'
import { companyHandlers } from './company.routes.ts'
import { customerHandlers } from './customer.routes.ts'
import { emailChangeFormFailures, emailChangeHandlers } from './email-change.routes.ts'
import type { GroupTokens } from './group-token.ts'
import { createLinkTokens } from './link-token.ts'
import { type CustomerMails, createCustomerMails } from './mails/index.ts'
import { createMerchantCustomers, type MerchantCustomers, type MerchantServices } from './merchant-customers.ts'
import { newsletterHandlers } from './newsletter.routes.ts'
import { passwordHandlers } from './password.routes.ts'
import { securityHandlers } from './security.routes.ts'
import { socialLoginHandlers } from './social-login.routes.ts'

export type Accounts = {
  mails: readonly MailTemplate[]
  handlers(queueMail: QueueMail): Handlers
  formFailures: FormFailures
  /** Confirms the deletion of an account. */
  deletedMail: CustomerMails['accountDeleted']
  /** The merchant's decisions on trade customers. */
  merchantCustomers(services: Pick<MerchantServices, 'db' | 'log' | 'now' | 'queueMail'>): MerchantCustomers
}

/** All account calls and the mails that they send. */
export function createAccounts(options: {
  stores: Stores
  secretKey: string
  groupTokens: GroupTokens
  limits: Limits
  /** Login providers by code; others cannot be used. */
  loginProviders?: LoginProviders
  issueCoupon: IssueCoupon
  /** Default: those of packages/plugins. */
  vatChecks?: VatChecks
}): Accounts {
  const { stores, secretKey, groupTokens, limits, loginProviders = {}, issueCoupon } = options
  const { vatChecks = createVatChecks() } = options
  const linkTokens = createLinkTokens(secretKey)
  const mails = createCustomerMails(linkTokens)
  return {
    mails: Object.values(mails),
    formFailures: emailChangeFormFailures(stores),
    deletedMail: mails.accountDeleted,
    merchantCustomers: (services) => createMerchantCustomers({ ...services, stores, mails, vatChecks, groupTokens }),
    handlers(queueMail) {
      const services: AccountServices = {
        stores,
        limits,
        queueMail,
        mails,
        linkTokens,
        loginProviders,
        issueCoupon,
        vatChecks,
      }
      return {
        ...customerHandlers(services, groupTokens),
        ...addressBookHandlers(services),
        ...emailChangeHandlers(services),
        ...passwordHandlers(services),
        ...securityHandlers(services),
        ...socialLoginHandlers(services),
        ...newsletterHandlers(stores),
        ...companyHandlers(services, groupTokens),
      }
    },
  }
}
