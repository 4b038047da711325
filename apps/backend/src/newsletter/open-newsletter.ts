import type { Stores } from '@mantel/domain/store'
import { createNewsletterProviders, type NewsletterProviders } from '@mantel/plugins/newsletter'
import type { MailTemplate, QueueMail } from '../mail/index.ts'
import type { Db } from '../platform/db/index.ts'
import type { Dispatcher } from '../platform/events/index.ts'
import type { FormFailures, Handlers } from '../platform/http/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import type { Log } from '../platform/log.ts'
import { createNewsletterMails } from './mails/index.ts'
import { subscribeNewsletterEvents } from './newsletter.events.ts'
import { defineNewsletterJobs } from './newsletter.jobs.ts'
import { newsletterFormFailures, newsletterHandlers } from './newsletter.routes.ts'
import type { NewsletterServices } from './newsletter-services.ts'
import { createSubscriberLinks } from './subscriber-links.ts'

export type Newsletter = {
  mails: readonly MailTemplate[]
  handlers(queueMail: QueueMail): Handlers
  formFailures: FormFailures
}

/** Creates the newsletter slice: request handlers, mails, event handlers and jobs. */
export function openNewsletter({
  secretKey,
  dispatcher,
  jobs,
  limits,
  issueCoupon,
  providers = createNewsletterProviders(),
  ...context
}: {
  db: Db
  now(): Date
  log: Log
  stores: Stores
  secretKey: string
  dispatcher: Dispatcher
  jobs: Jobs
  limits: Limits
  issueCoupon: NewsletterServices['issueCoupon']
  /** Default: the providers that need no account of the merchant. */
  providers?: NewsletterProviders | undefined
}): Newsletter {
  const { stores } = context
  const links = createSubscriberLinks(secretKey)
  const mails = createNewsletterMails(links)
  subscribeNewsletterEvents(dispatcher, { ...context, jobs })
  defineNewsletterJobs(jobs, { ...context, providers })
  return {
    mails: Object.values(mails),
    handlers: (queueMail) => newsletterHandlers({ stores, limits, queueMail, mails, links, issueCoupon, providers }),
    formFailures: newsletterFormFailures(stores),
  }
}
