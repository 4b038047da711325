import { flushCompileCache } from 'node:module'
import { openDatabase } from '../../../platform/db/index.ts'
import { silentLog } from '../../../platform/log.ts'
import { type Mail, openMail } from '../../../platform/mail/index.ts'
import { stores } from '../../../store/testing.ts'
import { createGiftCodes } from '../../gift-cards/index.ts'
import { sendDueMails } from '../send-mails.ts'

/** A process that sends what is due and dies after so many of the server's yeses, before it has written the last down. */
const [databaseUrl = '', smtpUrl = '', now = '', yeses = ''] = process.argv.slice(2)
let left = Number(yeses)
// Whoever is killed saves nothing for the next one.
flushCompileCache()

const { db, close } = await openDatabase({ dataDir: '/nowhere', databaseUrl, log: silentLog })
const { mail } = openMail({ smtpUrl, dataDir: '/nowhere', publicUrls: [], log: silentLog, now: () => new Date(now) })
const mortal: Mail = {
  ...mail,
  async send(letter) {
    await mail.send(letter)
    if (--left === 0) process.kill(process.pid, 'SIGKILL')
  },
}
await sendDueMails({
  ...{ db, mail: mortal, stores, log: silentLog, now: () => new Date(now), logoOf: async () => null },
  ...{ giftCodeOf: createGiftCodes('for tests'), orderKeyOf: (orderId) => `key-${orderId}` },
})
await mail.close()
await close()
