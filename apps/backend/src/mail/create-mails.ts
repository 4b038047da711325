import type { Stores } from '@mantel/domain/store'
import { cleanLine, withoutLinks } from '@mantel/domain/text'
import { afterCommit, type Db } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { MailPreviews } from '../platform/mail/index.ts'
import { composeMail } from './compose-mail.ts'
import type { MailTemplate } from './define-mail.ts'
import { giveUpMails, insertMail } from './mail.repository.ts'
import { type MailSending, sendDueMails } from './send-mails.ts'

export type MailToQueue<Data> = {
  /** Idempotency key, for example 'order-000000012-shipped': a key is sent once, however often it is queued. */
  key: string
  storeCode: string
  to: { name: string; address: string }
  data: Data
  /** The mail is not sent before this time. */
  dueAt?: Date
}

/**
 * Queues a mail in the caller's transaction: it is sent only if the transaction commits. Returns false if a mail with this key
 * has been queued before.
 */
export type QueueMail = <Data>(tx: Db, template: MailTemplate<Data>, mail: MailToQueue<Data>) => Promise<boolean>

export type Mails = {
  queueMail: QueueMail
  /** Cancels mails with these keys that are not sent yet. */
  withdrawMails(tx: Db, storeCode: string, keys: readonly string[]): Promise<void>
  /** Sends all mails that are due; returns the number of mails sent. */
  sendDue(): Promise<number>
  previews: MailPreviews
}

export type MailsOptions = Omit<MailSending, 'templates'> & { jobs: Jobs; templates: readonly MailTemplate[] }

const job = 'send-mails'
/** Mails queued within this time wake the job once. Milliseconds. */
const wakeDelay = 200

/**
 * The queue and the registry of all mails. A job empties the queue. It also runs every minute, for mails that are due later or
 * have to be retried, so a lost wake-up costs a minute and never a mail.
 */
export function createMails({ jobs, templates, ...options }: MailsOptions): Mails {
  const { stores, now, log } = options
  const byName = new Map(templates.map((template) => [template.name, template]))
  if (byName.size < templates.length) throw new Error('two mail templates have the same name')
  const sending: MailSending = { ...options, templates: byName }
  const sendDue = () => sendDueMails(sending)
  // Polls often: commands in other processes queue mails without waking this job, and recipients should not wait for the next minute.
  const schedule = { cron: '* * * * *', retries: 0, skipIfQueued: true, pollSeconds: 2 }
  jobs.define(job, async () => void (await sendDue()), schedule)

  let isWaking = false
  const wake = () => {
    if (isWaking) return
    isWaking = true
    setTimeout(() => {
      isWaking = false
      jobs.send(job, {}).catch(() => log.debug('job queue not running, mail stays queued'))
    }, wakeDelay).unref()
  }

  return {
    async queueMail(tx, template, { key, storeCode, to, data, dueAt = now() }) {
      if (byName.get(template.name) !== template) throw new Error(`mail ${template.name} is not registered`)
      const messageId = messageIdOf(stores, storeCode, key)
      const isNew = await insertMail(tx, {
        messageId,
        name: template.name,
        storeCode,
        recipient: to.address,
        recipientName: withoutLinks(cleanLine(to.name)),
        data: template.schema.parse(data),
        queuedAt: dueAt,
      })
      if (isNew && dueAt <= now() && !afterCommit(tx, wake)) wake()
      return isNew
    },
    withdrawMails: (tx, storeCode, keys) =>
      giveUpMails(
        tx,
        keys.map((key) => messageIdOf(stores, storeCode, key)),
        now(),
      ),
    sendDue,
    previews: createPreviews(sending),
  }
}

/** The same key always gives the same Message-ID, so a mailbox recognises a second copy. */
function messageIdOf({ views, websites }: Stores, storeCode: string, key: string): string {
  const view = views.find(({ code }) => code === storeCode)
  const website = websites.find(({ code }) => code === view?.website)
  return `${key}@${website?.supportEmail.split('@')[1] ?? 'localhost'}`
}

/** Every mail in every store view, with sample data. */
function createPreviews({ templates, stores, from, logoOf }: MailSending): MailPreviews {
  return {
    names: [...templates.keys()],
    views: stores.views.map(({ code, language }) => ({ code, language })),
    async compose(name, storeCode) {
      const template = templates.get(name)
      const view = stores.views.find(({ code }) => code === storeCode)
      const website = stores.websites.find(({ code }) => code === view?.website)
      if (!template || !view || !website) return undefined
      const shop = { view, website }
      const mail = composeMail(template.writeSample(shop), shop, { from, logo: await logoOf(website.code) })
      return {
        ...mail,
        messageId: `preview-${name}-${storeCode}`,
        to: { name: 'Sample', address: 'sample@example.com' },
      }
    },
  }
}
