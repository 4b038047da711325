import { flushCompileCache } from 'node:module'
import { openDatabase } from '../../platform/db/index.ts'
import { silentLog } from '../../platform/log.ts'
import { createMails } from '../index.ts'
import { minimalMail } from './minimal-mail.ts'
import { openTestMails } from './test-mails.ts'

/** Process that sends due mails and kills itself after `acceptances` sent mails, before it marks the last one. */
const [databaseUrl = '', smtpUrl = '', time = '', acceptances = ''] = process.argv.slice(2)
let remaining = Number(acceptances)
// A killed process saves no compile cache for the next one.
flushCompileCache()

const { db, close } = await openDatabase({ dataDir: '/nowhere', databaseUrl, log: silentLog })
const now = () => new Date(time)
const { options, transport } = openTestMails({ db, smtpUrl, templates: [minimalMail], now })
const killingTransport = {
  ...transport,
  async send(mail: Parameters<typeof transport.send>[0]) {
    await transport.send(mail)
    if (--remaining === 0) process.kill(process.pid, 'SIGKILL')
  },
}
await createMails({ ...options, transport: killingTransport }).sendDue()
await transport.close()
await close()
