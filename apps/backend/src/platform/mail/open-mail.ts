import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'
import type { Mail } from './mail.ts'
import { createMailbox } from './mailbox.ts'
import { isLocalName, serveMailbox } from './mailbox-page.ts'
import { createSmtpMail } from './smtp-mail.ts'

export type MailOptions = {
  smtpUrl?: string
  dataDir: string
  /** Where the shop is found; a shop that others can find shows its mailbox to nobody. */
  publicUrls: readonly string[]
  log: Log
  now(): Date
}

/** A mail server where there is one, else a mailbox on disk with a page to read it. */
export function openMail({ smtpUrl, dataDir, publicUrls, log, now }: MailOptions): {
  mail: Mail
  serve(app: FastifyInstance): void
} {
  if (smtpUrl) return { mail: createSmtpMail({ url: smtpUrl, log }), serve: () => {} }
  const mailbox = createMailbox({ dir: join(dataDir, 'mail'), now })
  const isAtHome = publicUrls.every((url) => isLocalName(new URL(url).hostname))
  return { mail: mailbox, serve: (app) => isAtHome && serveMailbox(app, mailbox) }
}
