import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseUrlOf } from '../order/testing/database-url.ts'
import { printFigures, timeoutFor, trustSizes } from '../order/testing/trust-sizes.ts'
import { type Connection, syncStoreViews } from '../platform/db/index.ts'
import { openTestDatabase, testEngine } from '../platform/db/testing.ts'
import { openMailServer, type TestMailServer } from '../platform/mail/testing.ts'
import { stores } from '../store/testing.ts'
import { minimalMail } from './testing/minimal-mail.ts'
import { runKilledSenders } from './testing/run-killed-senders.ts'
import { openTestMails } from './testing/test-mails.ts'

const script = fileURLToPath(new URL('./testing/mail-sender.ts', import.meta.url))
const kills = Math.ceil(trustSizes.kills / 5)
const start = new Date('2026-11-15T10:00:00Z')

describe.runIf(testEngine === 'postgres')('killed mail sender', () => {
  let connection: Connection
  let server: TestMailServer
  beforeAll(async () => {
    connection = await openTestDatabase()
    await syncStoreViews(connection.db, stores.views)
    server = await openMailServer()
  })
  afterAll(async () => {
    await server?.stop()
    await connection?.close()
  })

  it(
    `delivers every mail under its one Message-ID after ${kills} kills before the mail is marked as sent`,
    async () => {
      const { db } = connection
      const { queueMail, transport } = openTestMails({
        db,
        smtpUrl: server.url,
        templates: [minimalMail],
        now: () => start,
      })
      const keys = Array.from({ length: kills * 3 }, (_, at) => `note-${at}`)
      for (const key of keys) {
        const to = { name: 'Ann', address: 'ann@example.test' }
        await queueMail(db, minimalMail, { key, storeCode: 'default', to, data: { text: key } })
      }
      await transport.close()
      const url = await databaseUrlOf(db)
      const unsent = () => db.selectFrom('mail').select('message_id').where('sent_at', 'is', null).execute()
      const deaths = await runKilledSenders({
        script,
        kills,
        start,
        maxAcceptances: 4,
        argumentsAt: (now, acceptances) => [url, server.url, now, acceptances],
        isDone: async () => (await unsent()).length === 0,
      })
      const ids = server.received.map(({ messageId }) => messageId)
      const wanted = keys.map((key) => `<${key}@mantel.example>`)
      expect([...new Set(ids)].toSorted()).toEqual(wanted.toSorted())
      expect(deaths).toBe(kills)
      expect(ids.length).toBeGreaterThan(wanted.length)
      printFigures(
        `${deaths} kills between the server's acceptance and the sent mark: ${wanted.length} mails, ${ids.length} copies, 0 missing`,
      )
    },
    timeoutFor(kills, 10_000),
  )
})
