import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, syncStoreViews } from '../../platform/db/index.ts'
import { openTestDatabase, testEngine } from '../../platform/db/testing.ts'
import { openMailServer, type TestMailServer } from '../../platform/mail/testing.ts'
import { stores } from '../../store/testing.ts'
import { keepOrder } from '../papers/testing/keep-order.ts'
import { likelyOrder } from '../papers/testing/make-order.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import { patienceFor, tell, trust } from '../testing/trust-sizes.ts'
import { queueOrderMail } from './queue-order-mail.ts'

const script = fileURLToPath(new URL('./testing/mail-sender.ts', import.meta.url))
const kills = Math.ceil(trust.kills / 5)
const takenFor = 5 * 60_000

describe.runIf(testEngine === 'postgres')('a sender of mail that is killed', () => {
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

  test(
    `killed ${kills} times between the server’s yes and the mark: every order is told, always under its one id`,
    async () => {
      const { db } = connection
      let now = new Date('2026-11-15T10:00:00Z')
      const desk = { db, stores, now: () => now }
      const numbers: string[] = []
      for (let at = 0; at < kills * 3; at++) {
        const { id, number } = await keepOrder(db, 'default', likelyOrder('default'))
        await queueOrderMail(desk, { orderId: id, state: 'received' })
        numbers.push(number)
      }
      const url = await databaseUrlOf(db)
      let deaths = 0
      const unsent = () => db.selectFrom('mail').select('message_id').where('sent_at', 'is', null).execute()
      while ((await unsent()).length > 0) {
        const yeses = deaths < kills ? 1 + (deaths % 4) : 0
        const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'mantel-test-compiled') }
        const sender = fork(script, [url, server.url, now.toISOString(), String(yeses)], { stdio: 'ignore', env })
        const [code, signal] = await once(sender, 'exit')
        if (signal !== 'SIGKILL') expect(code).toBe(0)
        else deaths++
        now = new Date(now.getTime() + takenFor)
      }
      const ids = server.received.map(({ messageId }) => messageId)
      const wanted = numbers.map((number) => `<order-${number}-confirmation@mantel.example>`)
      expect([...new Set(ids)].toSorted()).toEqual(wanted.toSorted())
      expect(deaths).toBe(kills)
      expect(ids.length).toBeGreaterThan(wanted.length)
      tell(`${deaths} kills between yes and mark: ${wanted.length} orders told, ${ids.length} mails, 0 missing`)
    },
    patienceFor(kills, 10_000),
  )
})
