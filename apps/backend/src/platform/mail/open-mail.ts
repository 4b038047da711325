import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'
import type { Mail } from './mail.ts'
import { createMailbox } from './mailbox.ts'
import { serveMailbox } from './mailbox-page.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** A mail server where there is one, else a mailbox on disk with a page to read it. */
export function openMail({
  smtpUrl,
  dataDir,
  log,
  now,
}: {
  smtpUrl?: string
  dataDir: string
  log: Log
  now(): Date
}): {
  mail: Mail
  serve(app: FastifyInstance): void
} {
  if (smtpUrl) return { mail: createSmtpMail({ url: smtpUrl, log }), serve: () => {} }
  const mailbox = createMailbox({ dir: join(dataDir, 'mail'), now })
  return { mail: mailbox, serve: (app) => serveMailbox(app, mailbox) }
}
