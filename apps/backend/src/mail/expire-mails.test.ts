import { afterAll, beforeAll, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { openMailServer, type TestMailServer } from '../platform/mail/testing.ts'
import { stores } from '../store/testing.ts'
import { expireMails } from './expire-mails.ts'
import { minimalMail } from './testing/minimal-mail.ts'
import { openTestMails } from './testing/test-mails.ts'

const day = 86_400_000

withTestDb('expiry of mails', (getDb) => {
  let server: TestMailServer
  let now = new Date('2026-06-01T10:00:00Z')
  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    server = await openMailServer()
  })
  afterAll(() => server.stop())

  it('removes mails 90 days after they were sent or given up, and keeps queued mails', async () => {
    const db = getDb()
    const mails = openTestMails({ db, smtpUrl: server.url, templates: [minimalMail], now: () => now })
    const queue = (key: string, dueAt?: Date) =>
      mails.queueMail(db, minimalMail, {
        key,
        storeCode: 'default',
        data: { text: key },
        to: { name: 'Zoë', address: `${key}@example.test` },
        dueAt,
      })
    const left = async () => {
      const rows = await db.selectFrom('mail').select('recipient').orderBy('recipient').execute()
      return rows.map(({ recipient }) => recipient.split('@')[0])
    }
    await queue('later', new Date(now.getTime() + 300 * day))
    await queue('withdrawn', new Date(now.getTime() + 300 * day))
    await mails.withdrawMails(db, 'default', ['withdrawn'])
    for (const key of ['sent-1', 'sent-2', 'sent-3']) await queue(key)
    await mails.sendDue()
    now = new Date(now.getTime() + 60 * day)
    await queue('recent')
    await mails.sendDue()

    const expire = () => expireMails({ db, now: () => now })
    now = new Date(now.getTime() + 30 * day)
    expect(await expire(), 'not earlier').toBe(0)
    expect(await queue('sent-1'), 'the row still prevents a second mail').toBe(false)
    now = new Date(now.getTime() + 1)
    const removed = await Promise.all([expire(), expire()])
    expect(removed[0] + removed[1]).toBe(4)
    expect(await left()).toEqual(['later', 'recent'])
    await mails.transport.close()
  })
})
