import type { Email } from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { inTransaction, syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { recordingLog } from '../platform/http/testing.ts'
import { openMailServer, type TestMailServer } from '../platform/mail/testing.ts'
import { stores } from '../store/testing.ts'
import { createMails, defineMail, html } from './index.ts'
import { minimalMail } from './testing/minimal-mail.ts'
import { openTestMails } from './testing/test-mails.ts'

/** A mail that tries to change the database while it is composed. */
const writingMail = defineMail({
  name: 'writing',
  schema: z.object({}),
  async read(data, db) {
    await db.deleteFrom('mail').execute()
    return data
  },
  sample: () => ({}),
  write: () => ({ language: 'en', subject: 'x', preview: '', body: html`x`, text: [], footer: [] }),
})

withTestDb('mail queue', (getDb) => {
  let server: TestMailServer
  let mails: ReturnType<typeof openTestMails>
  const { log, lines } = recordingLog()
  const clock = { now: new Date('2026-11-15T10:00:00Z') }
  const later = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }

  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    server = await openMailServer()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await getDb().deleteFrom('mail').execute()
    server.received.length = 0
    mails = openTestMails({
      db: getDb(),
      smtpUrl: server.url,
      templates: [minimalMail, writingMail],
      now: () => clock.now,
      log,
    })
  })
  afterEach(() => mails.transport.close())

  const mailOf = (key: string, text = key) => ({
    key,
    storeCode: 'default',
    data: { text },
    to: { name: 'Zoë', address: `${key}@example.test` },
  })
  const queue = (key: string) => mails.queueMail(getDb(), minimalMail, mailOf(key))
  const ids = () => server.received.map((mail: Email) => mail.messageId)

  it('sends one mail for a key that is queued twice', async () => {
    expect([await queue('a'), await queue('a')]).toEqual([true, false])
    expect([await mails.sendDue(), await mails.sendDue()]).toEqual([1, 0])
    expect(await queue('a')).toBe(false)
    expect(await mails.sendDue()).toBe(0)
    expect(server.received).toMatchObject([
      { messageId: '<a@mantel.example>', subject: 'Sample: a', to: [{ name: 'Zoë', address: 'a@example.test' }] },
    ])
    const [{ text = '', html = '' } = {}] = server.received as Email[]
    expect(text).toMatch(/^a\n[\s\S]*Chimney Row/)
    expect(html).toContain('<p>a</p>')
  })

  it('sends nothing for a transaction that is rolled back', async () => {
    const failed = inTransaction(getDb(), async (tx) => {
      await mails.queueMail(tx, minimalMail, mailOf('b'))
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await mails.sendDue()).toBe(0)
  })

  it('refuses data that does not match the schema', async () => {
    const wrong = { ...mailOf('c'), data: { text: 1 as unknown as string } }
    await expect(mails.queueMail(getDb(), minimalMail, wrong)).rejects.toThrow()
    expect(await getDb().selectFrom('mail').selectAll().execute()).toEqual([])
  })

  it('prevents mails from changing the database while they are composed', async () => {
    await mails.queueMail(getDb(), writingMail, { ...mailOf('d'), data: {} })
    expect(await mails.sendDue()).toBe(0)
    expect(server.received).toEqual([])
    expect(lines.some(({ details }) => /read-only/.test(JSON.stringify(details)))).toBe(true)
    expect(await getDb().selectFrom('mail').select(['tries', 'sent_at']).execute()).toEqual([
      { tries: 1, sent_at: null },
    ])
  })

  it('does not send a mail that is withdrawn while it waits', async () => {
    await mails.queueMail(getDb(), minimalMail, { ...mailOf('e'), dueAt: new Date(clock.now.getTime() + 60_000) })
    expect(await mails.sendDue()).toBe(0)
    await queue('f')
    await mails.withdrawMails(getDb(), 'default', ['e'])
    later(61)
    expect(await mails.sendDue()).toBe(1)
    expect(ids()).toEqual(['<f@mantel.example>'])
  })

  it('leaves a mail without a template to a newer process', async () => {
    await queue('g')
    const older = createMails({ ...mails.options, templates: [] })
    expect(await older.sendDue()).toBe(0)
    expect(await mails.sendDue()).toBe(1)
  })

  it('refuses two mail templates with the same name', () => {
    expect(() => createMails({ ...mails.options, templates: [minimalMail, minimalMail] })).toThrow('same name')
  })

  it('retries with growing pauses while the server is down', async () => {
    await server.stop()
    await queue('h')
    expect(await mails.sendDue()).toBe(0)
    expect(await mails.transport.probe()).toMatchObject({ ready: false, spare: true })
    later(20)
    expect(await mails.sendDue()).toBe(0)
    later(15)
    expect(await mails.sendDue()).toBe(0)
    await server.start()
    later(45)
    expect(await mails.sendDue()).toBe(0)
    later(20)
    expect(await mails.sendDue()).toBe(1)
    expect(ids()).toEqual(['<h@mantel.example>'])
  })

  it('sends the other mails when the server refuses one, and gives up the refused mail after five days', async () => {
    server.refuse = '550 no such user here: i@example.test'
    await queue('i')
    expect(await mails.sendDue()).toBe(0)
    server.refuse = null
    await queue('j')
    expect(await mails.sendDue()).toBe(1)
    server.refuse = '550 no'
    later(6 * 24 * 3600)
    await mails.sendDue()
    server.refuse = null
    later(24 * 3600)
    expect(await mails.sendDue()).toBe(0)
    expect(lines.some(({ message }) => message === 'mail given up after five days of retries')).toBe(true)
    expect(JSON.stringify(lines)).not.toContain('@example.test')
  })

  it('sends a second copy under the same Message-ID after a crash before the mail is marked as sent', async () => {
    await queue('k')
    const { transport, options } = mails
    const dying = createMails({
      ...options,
      transport: {
        ...transport,
        async send(mail) {
          await transport.send(mail)
          return new Promise(() => {})
        },
      },
    })
    void dying.sendDue()
    await expect.poll(() => server.received.length).toBe(1)
    expect(await mails.sendDue()).toBe(0)
    later(5 * 60)
    expect([await mails.sendDue(), await mails.sendDue()]).toEqual([1, 0])
    expect(ids()).toEqual(['<k@mantel.example>', '<k@mantel.example>'])
  })
})
