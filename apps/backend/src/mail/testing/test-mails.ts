import type { Db } from '../../platform/db/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { type Log, silentLog } from '../../platform/log.ts'
import { openMail } from '../../platform/mail/index.ts'
import { stores } from '../../store/testing.ts'
import { createMails, type Logo, type MailTemplate } from '../index.ts'

/** The queue as the shop runs it, except that mail is sent only when the test calls sendDue. */
export function openTestMails({ db, smtpUrl, templates, now, log = silentLog, logoOf = async () => null }: TestMails) {
  const { transport } = openMail({ smtpUrl, dataDir: '/nowhere', publicUrls: [], log, now })
  const options = { db, stores, transport, templates, now, log, logoOf, jobs: idleJobs }
  return { ...createMails(options), options, transport }
}

type TestMails = {
  db: Db
  smtpUrl: string
  templates: readonly MailTemplate[]
  now(): Date
  log?: Log
  logoOf?(website: string): Promise<Logo | null>
}

export const idleJobs: Jobs = {
  define() {},
  send: async () => {},
  start: async () => {},
  stop: async () => {},
}
