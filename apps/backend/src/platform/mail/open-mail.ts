import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isLocalName } from '../http/index.ts'
import type { Log } from '../log.ts'
import type { MailTransport } from './mail.ts'
import { createMailbox } from './mailbox.ts'
import { type MailPreviews, serveMailbox } from './mailbox-page.ts'
import { createSmtpMail } from './smtp-mail.ts'

export type MailOptions = {
  smtpUrl?: string | undefined
  dataDir: string
  /** The websites' addresses. Mailbox and previews are served only if all of them are local. */
  publicUrls: readonly string[]
  log: Log
  now(): Date
}

/** A mail server if there is one, else a mailbox on disk with pages to read it and to preview every mail. */
export function openMail({ smtpUrl, dataDir, publicUrls, log, now }: MailOptions): {
  transport: MailTransport
  servePages(app: FastifyInstance, previews: MailPreviews): void
} {
  if (smtpUrl) return { transport: createSmtpMail({ url: smtpUrl, log }), servePages: () => {} }
  const mailbox = createMailbox({ dir: join(dataDir, 'mail'), now })
  const isLocal = publicUrls.every((url) => isLocalName(new URL(url).hostname))
  return {
    transport: mailbox,
    servePages: (app, previews) => isLocal && serveMailbox(app, { mailbox, previews, now }),
  }
}
