import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runKilledSenders } from '../mail/testing/run-killed-senders.ts'
import { databaseUrlOf } from '../order/testing/database-url.ts'
import { insertTestOrder } from '../order/testing/insert-test-order.ts'
import { printFigures, timeoutFor, trustSizes } from '../order/testing/trust-sizes.ts'
import { type Connection, syncStoreViews } from '../platform/db/index.ts'
import { openTestDatabase, testEngine } from '../platform/db/testing.ts'
import { openMailServer, type TestMailServer } from '../platform/mail/testing.ts'
import { stores } from '../store/testing.ts'
import { createGiftCodes } from './gift-codes.ts'
import { giftCardOrderOf } from './testing/gift-card-order.ts'

const script = fileURLToPath(new URL('./testing/gift-card-sender.ts', import.meta.url))
const kills = Math.ceil(trustSizes.kills / 5)
const quantity = 3
const start = new Date('2026-11-15T10:00:00Z')
const secretKey = 'secret of the kill test'

describe.runIf(testEngine === 'postgres')('killed sender of gift cards', () => {
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
    `delivers every card under its one Message-ID after ${kills} kills before the mail is marked as sent`,
    async () => {
      const { db } = connection
      const orders = []
      for (let at = 0; at < kills; at++)
        orders.push(await insertTestOrder(db, 'de', giftCardOrderOf({ quantity }), ['paid'], { now: start }))
      const url = await databaseUrlOf(db)
      const sentMails = () => db.selectFrom('mail').select('message_id').where('sent_at', 'is not', null).execute()
      const deaths = await runKilledSenders({
        script,
        kills,
        start,
        maxAcceptances: quantity,
        argumentsAt: (now, acceptances) => [url, server.url, now, secretKey, acceptances],
        isDone: async () => (await sentMails()).length >= kills * quantity,
      })
      expect(deaths).toBe(kills)
      const giftCodeOf = createGiftCodes(secretKey)
      const pieces = orders.flatMap(({ id, number }) =>
        Array.from({ length: quantity }, (_, piece) => ({
          messageId: `<order-${number}-gift-card-0-${piece}@mantel.example>`,
          code: giftCodeOf({ orderId: id, position: 0, piece }),
        })),
      )
      const ids = server.received.map(({ messageId }) => messageId ?? '')
      expect([...new Set(ids)].toSorted()).toEqual(pieces.map(({ messageId }) => messageId).toSorted())
      expect(ids.length).toBeGreaterThan(pieces.length)
      for (const { messageId, code } of pieces)
        for (const copy of server.received.filter((mail) => mail.messageId === messageId))
          expect(copy.text).toContain(code)
      const entries = await db.selectFrom('gift_card_entry').select('kind').execute()
      expect(entries.map(({ kind }) => kind)).toEqual(pieces.map(() => 'issued'))
      printFigures(
        `${deaths} kills between send and mark: ${pieces.length} gift cards, ${ids.length} copies, 0 missing, 0 issued twice`,
      )
    },
    timeoutFor(kills, 10_000),
  )
})
