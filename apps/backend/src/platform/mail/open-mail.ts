import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isLocalName } from '../http/index.ts'
import type { Log } from '../log.ts'
import type { MailTransport } from './mail.ts'
import { createMailbox } from './mailbox.ts'
import { type MailPreviews, serveMailPages } from './mailbox-page.ts'
import { createSmtpMail } from './smtp-mail.ts'

export type MailOptions = {
  smtpUrl?: string | undefined
  dataDir: string
  /** The websites' addresses. Mailbox and previews are served only if all of them are local. */
  publicUrls: readonly string[]
  log: Log
  now(): Date
}

/**
 * A mail server if there is one, else a mailbox on disk with pages to read it. A shop with local addresses also has pages
 * that preview every mail, with a mail server too.
 */
export function openMail({ smtpUrl, dataDir, publicUrls, log, now }: MailOptions): {
  transport: MailTransport
  /** False: no mail server is configured although the shop has a public address, so that mails stay on this machine. */
  isDelivered: boolean
  servePages(app: FastifyInstance, previews: MailPreviews): void
} {
  const mailbox = smtpUrl ? null : createMailbox({ dir: join(dataDir, 'mail'), now })
  const isLocal = publicUrls.every((url) => isLocalName(new URL(url).hostname))
  return {
    transport: mailbox ?? createSmtpMail({ url: smtpUrl as string, log }),
    isDelivered: mailbox === null || isLocal,
    servePages: (app, previews) => isLocal && serveMailPages(app, { mailbox, previews, now }),
  }
}
