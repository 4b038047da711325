import { flushCompileCache } from 'node:module'
import { openDatabase } from '../../platform/db/index.ts'
import { silentLog } from '../../platform/log.ts'
import { createMails } from '../index.ts'
import { killAfter } from './kill-after.ts'
import { minimalMail } from './minimal-mail.ts'
import { openTestMails } from './test-mails.ts'

/** Process that sends due mails and kills itself after `acceptances` sent mails, before it marks the last one. */
const [databaseUrl = '', smtpUrl = '', time = '', acceptances = ''] = process.argv.slice(2)
// Saves the compile cache now: a killed process could not save it for the next one.
flushCompileCache()

const { db, close } = await openDatabase({ dataDir: '/nowhere', databaseUrl, log: silentLog })
const now = () => new Date(time)
const { options, transport } = openTestMails({ db, smtpUrl, templates: [minimalMail], now })
await createMails({ ...options, transport: killAfter(Number(acceptances), transport) }).sendDue()
await transport.close()
await close()
