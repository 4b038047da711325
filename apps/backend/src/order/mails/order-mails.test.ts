import { fileURLToPath } from 'node:url'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { syncStoreViews } from '../../platform/db/index.ts'
import { withTestDb } from '../../platform/db/testing.ts'
import { createDispatcher, type Dispatcher } from '../../platform/events/index.ts'
import { recordingLog } from '../../platform/http/testing.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { type Mail, openMail } from '../../platform/mail/index.ts'
import { openMailServer, type TestMailServer } from '../../platform/mail/testing.ts'
import { stores } from '../../store/testing.ts'
import { createGiftCodes } from '../gift-cards/index.ts'
import { keepOrder, moveOrder } from '../papers/testing/keep-order.ts'
import { likelyOrder } from '../papers/testing/make-order.ts'
import { readLogo } from './index.ts'
import { sendOrderMails } from './order-mails.ts'
import { type MailDesk, sendDueMails } from './send-mails.ts'

const logoDir = fileURLToPath(new URL('../../../../../stores/logos', import.meta.url))

withTestDb('order mails', (getDb) => {
  let server: TestMailServer
  let desk: MailDesk
  let dispatcher: Dispatcher
  const { log, lines } = recordingLog()
  const clock = { now: new Date('2026-11-15T10:00:00Z') }
  const later = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }

  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    server = await openMailServer()
  })
  afterAll(async () => {
    await desk.mail.close()
    await server.stop()
  })
  beforeEach(async () => {
    await getDb().deleteFrom('mail').execute()
    server.received.length = 0
    const { mail } = openMail({ smtpUrl: server.url, dataDir: '/nowhere', publicUrls: [], log, now: () => clock.now })
    desk = {
      db: getDb(),
      mail,
      stores,
      log,
      now: () => clock.now,
      logoOf: (website) => readLogo(logoDir, website),
      giftCodeOf: createGiftCodes('for tests'),
      orderKeyOf: (orderId) => `key-${orderId}`,
    }
    dispatcher = createDispatcher({ db: getDb(), log })
    sendOrderMails(dispatcher, jobsThatNobodyRuns, desk)
  })

  const keep = (store: string, ...steps: Parameters<typeof keepOrder>[3] & object) =>
    keepOrder(getDb(), store, likelyOrder(store, { email: `${store}@example.test` }), steps, { now: clock.now })
  const send = async () => {
    await dispatcher.drain()
    return sendDueMails(desk)
  }
  const ids = () => server.received.map((mail: Email) => mail.messageId)

  test('one confirmation for each order, in its language, whichever step made it certain', async () => {
    const kept = [
      await keep('default', 'received'),
      await keep('de', 'pending_payment', 'paid'),
      await keep('it', 'received', 'paid'),
      await keep('trade', 'pending_payment', 'paid'),
      await keep('trade_eu', 'received'),
      await keep('default', 'pending_payment'),
      await keep('default', 'pending_payment', 'cancelled'),
    ]
    expect(await send()).toBe(5)
    await dispatcher.drain()
    expect(await sendDueMails(desk)).toBe(0)

    const wanted = kept.slice(0, 5).map(({ number }) => `<order-${number}-confirmation@mantel.example>`)
    expect(ids().toSorted()).toEqual(wanted.toSorted())
    const subjects = kept.slice(0, 5).map(({ number }) => {
      return server.received.find(({ messageId }) => messageId?.includes(number))?.subject?.replace(number, 'N')
    })
    expect(subjects).toEqual([
      'Your order N at Mantel',
      'Ihre Bestellung N bei Mantel',
      'Il tuo ordine N su Mantel',
      'Your order N at Mantel Trade',
      'Your order N at Mantel Trade',
    ])
    for (const { to, from, replyTo, html = '', text = '', attachments } of server.received) {
      expect(to?.[0]?.address).toMatch(/^(default|de|it|trade|trade_eu)@example\.test$/)
      expect([from?.address, replyTo?.[0]?.address]).toEqual([from?.address, from?.address])
      expect(attachments).toMatchObject([{ mimeType: 'image/png', contentId: '<logo>' }])
      expect(html).toContain('src="cid:logo"')
      expect(html).toContain('Wall clock “Kamin” &lt;oak&gt; &amp; brass')
      expect(html).not.toContain('Škoda-<Ł>')
      expect(text).toContain('Wall clock “Kamin” <oak> & brass')
      expect(text).toContain('Škoda-<Ł>')
    }
  })

  test('a consumer is told of the right to cancel, a business is not', async () => {
    for (const store of ['default', 'de', 'it', 'trade']) await keep(store, 'received')
    await send()
    const rights = /your right to cancel|widerrufsbelehrung|il tuo diritto di recesso/i
    const told = server.received.map(({ to, html = '', text = '' }) => ({
      store: to?.[0]?.address?.split('@')[0],
      rights: rights.test(html) && rights.test(text) && /14 days|vierzehn Tagen|14 giorni/.test(text),
      seller: /Chimney Row/.test(text) && /(VAT number|USt-IdNr\.|Partita IVA) [A-Z]{2}9+/.test(text),
    }))
    told.sort((a, b) => String(a.store).localeCompare(String(b.store)))
    expect(told).toEqual([
      { store: 'de', rights: true, seller: true },
      { store: 'default', rights: true, seller: true },
      { store: 'it', rights: true, seller: true },
      { store: 'trade', rights: false, seller: true },
    ])
  })

  test('every later step is told once; a cancelled order only to those who had been told of it', async () => {
    const sold = await keep('default', 'received')
    await moveOrder(getDb(), sold.id, 1, 'shipped')
    const refunded = await keep('de', 'pending_payment', 'paid', 'refunded')
    const cancelled = await keep('it', 'received', 'cancelled')
    await keep('it', 'pending_payment', 'cancelled')
    await send()
    const kinds = ({ number }: { number: string }) =>
      ids()
        .filter((id) => id?.includes(number))
        .map((id) => id?.split(/[-@]/)[2])
        .toSorted()
    expect([kinds(sold), kinds(refunded), kinds(cancelled)]).toEqual([
      ['confirmation', 'shipped'],
      ['confirmation', 'refunded'],
      ['cancelled', 'confirmation'],
    ])
    expect(ids()).toHaveLength(6)
  })

  test('while the server is down mail waits, ever longer, and arrives when it is back', async () => {
    await server.stop()
    const { number } = await keep('default', 'received')
    await dispatcher.drain()
    expect(await sendDueMails(desk)).toBe(0)
    expect(await desk.mail.probe()).toMatchObject({ ready: false, spare: true })
    later(20)
    expect(await sendDueMails(desk)).toBe(0)
    later(15)
    expect(await sendDueMails(desk)).toBe(0)
    await server.start()
    later(45)
    expect(await sendDueMails(desk)).toBe(0)
    later(20)
    expect(await sendDueMails(desk)).toBe(1)
    expect(ids()).toEqual([`<order-${number}-confirmation@mantel.example>`])
  })

  test('a mail that is refused does not hold back the others, and is given up after days', async () => {
    server.refuse = '550 no such user here: default@example.test'
    await keep('default', 'received')
    await dispatcher.drain()
    expect(await sendDueMails(desk)).toBe(0)
    server.refuse = null
    await keep('de', 'received')
    expect(await send()).toBe(1)
    server.refuse = '550 no'
    later(6 * 24 * 3600)
    await sendDueMails(desk)
    server.refuse = null
    later(24 * 3600)
    expect(await sendDueMails(desk)).toBe(0)
    expect(lines.some(({ message }) => message === 'a mail was given up')).toBe(true)
    expect(JSON.stringify(lines)).not.toContain('example.test')
  })

  test('killed between the server’s yes and the mark, a mail comes again under the same id', async () => {
    const { number } = await keep('default', 'received')
    await dispatcher.drain()
    const dies: Mail = {
      ...desk.mail,
      async send(mail) {
        await desk.mail.send(mail)
        return new Promise(() => {})
      },
    }
    const dead = sendDueMails({ ...desk, mail: dies })
    await expect.poll(() => server.received.length).toBe(1)
    expect(await sendDueMails(desk)).toBe(0)
    later(5 * 60)
    expect(await sendDueMails(desk)).toBe(1)
    expect(await sendDueMails(desk)).toBe(0)
    const id = `<order-${number}-confirmation@mantel.example>`
    expect(ids()).toEqual([id, id])
    void dead
  })
})

/** The queue is emptied by the test's own calls. */
const jobsThatNobodyRuns: Jobs = {
  define() {},
  send: async () => {},
  start: async () => {},
  stop: async () => {},
}
