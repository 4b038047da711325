import type { Stores } from '@mantel/domain/store'
import type { QueueMail } from '../mail/index.ts'
import type { Tx } from '../platform/db/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import type { NewsletterMails } from './mails/index.ts'
import type { SubscriberLinks } from './subscriber-links.ts'

export type NewsletterServices = {
  stores: Stores
  limits: Limits
  queueMail: QueueMail
  mails: NewsletterMails
  links: SubscriberLinks
  /** Creates a coupon for one order and returns its code. */
  issueCoupon(
    tx: Tx,
    coupon: { prefix: string; percent: number; storeCodes: readonly string[]; endsAt: Date; customersOnly: boolean },
  ): Promise<string>
}
