import type { Stores } from '@mantel/domain/store'
import type { LoginProviders } from '@mantel/plugins/login/server'
import type { VatChecks } from '@mantel/plugins/vat-check'
import type { QueueMail } from '../mail/index.ts'
import type { Tx } from '../platform/db/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import type { LinkTokens } from './link-token.ts'
import type { CustomerMails } from './mails/index.ts'

/** Creates a coupon for one order and returns its code. */
export type IssueCoupon = (
  tx: Tx,
  coupon: { prefix: string; percent: number; storeCodes: readonly string[]; endsAt: Date },
) => Promise<string>

/** Everything besides the context that the use cases of accounts need. */
export type AccountServices = {
  stores: Stores
  limits: Limits
  queueMail: QueueMail
  mails: CustomerMails
  linkTokens: LinkTokens
  loginProviders: LoginProviders
  issueCoupon: IssueCoupon
  vatChecks: VatChecks
}
