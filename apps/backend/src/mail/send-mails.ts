import type { Stores } from '@mantel/domain/store'
import type { Db } from '../platform/db/index.ts'
import type { Log } from '../platform/log.ts'
import { MailError, type MailTransport, type OutgoingMail } from '../platform/mail/index.ts'
import { composeMail } from './compose-mail.ts'
import type { MailTemplate } from './define-mail.ts'
import type { Logo } from './logo.ts'
import {
  giveUpMails,
  inReadOnlyTransaction,
  markSent,
  postponeMail,
  type QueuedMail,
  takeDueMails,
} from './mail.repository.ts'

export type MailSending = {
  db: Db
  /** SMTP server or mailbox on disk. */
  transport: MailTransport
  stores: Stores
  templates: ReadonlyMap<string, MailTemplate>
  log: Log
  now(): Date
  from?: string | undefined
  logoOf(website: string): Promise<Logo | null>
}

/** Number of concurrent connections to the mail server. */
const maxConnections = 4
/** Lease of a taken mail: if its process dies before marking it, the mail is due again afterwards. Milliseconds. */
const leaseMs = 5 * 60_000
const firstPause = 30_000
const maxPause = 3_600_000
const retryPeriodMs = 5 * 24 * 3_600_000

/**
 * Sends until nothing is due or the server is down. At least once: a crash between the server's acceptance and our mark sends a
 * second copy with the same Message-ID.
 */
export async function sendDueMails(sending: MailSending): Promise<number> {
  const names = [...sending.templates.keys()]
  let sent = 0
  for (;;) {
    const now = sending.now()
    const until = new Date(now.getTime() + leaseMs)
    const due = await takeDueMails(sending.db, { names, now, until, limit: maxConnections })
    const results = await Promise.all(due.map((mail) => sendOne(sending, mail)))
    sent += results.filter((result) => result === 'sent').length
    if (due.length === 0 || results.includes('down')) return sent
  }
}

async function sendOne(sending: MailSending, queued: QueuedMail): Promise<'sent' | 'refused' | 'down' | 'withdrawn'> {
  const { db, transport, now } = sending
  try {
    const mail = await compose(sending, queued)
    if (!mail) {
      await giveUpMails(db, [queued.messageId], now())
      return 'withdrawn'
    }
    await transport.send(mail)
  } catch (error) {
    await retryLater(sending, queued, error)
    return error instanceof MailError ? error.kind : 'refused'
  }
  await markSent(db, queued.messageId, now())
  return 'sent'
}

async function compose(sending: MailSending, queued: QueuedMail): Promise<OutgoingMail | null> {
  const { db, stores, templates, from, logoOf } = sending
  const { messageId, recipient: address, recipientName: name, storeCode } = queued
  const template = templates.get(queued.name)
  const view = stores.views.find(({ code }) => code === storeCode)
  const website = stores.websites.find(({ code }) => code === view?.website)
  if (!template || !view || !website) throw new Error(`no store view ${storeCode}`)
  const shop = { view, website }
  const content = await inReadOnlyTransaction(db, (tx) => template.write(queued.data, shop, tx))
  if (!content) return null
  const mail = composeMail(content, shop, { from, logo: await logoOf(website.code) })
  return { ...mail, messageId, to: { name, address } }
}

/** Pauses between attempts double up to an hour. After five days the mail is given up, and the log asks for a person to look into it. */
async function retryLater({ db, log, now }: MailSending, queued: QueuedMail, error: unknown): Promise<void> {
  const { messageId, name, tries, queuedAt } = queued
  const details = { mail: name, messageId, tries, reason: error instanceof Error ? error.message : 'failed' }
  if (now().getTime() - queuedAt.getTime() > retryPeriodMs) {
    log.error(details, 'mail given up after five days of retries')
    return giveUpMails(db, [messageId], now())
  }
  log.warn(details, 'mail not sent, will be retried')
  const pause = Math.min(maxPause, firstPause * 2 ** Math.min(tries - 1, 20))
  return postponeMail(db, messageId, new Date(now().getTime() + pause))
}
