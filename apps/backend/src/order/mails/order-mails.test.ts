import { fileURLToPath } from 'node:url'
import type { Email } from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { readLogo } from '../../mail/index.ts'
import { openTestMails } from '../../mail/testing/test-mails.ts'
import { syncStoreViews } from '../../platform/db/index.ts'
import { withTestDb } from '../../platform/db/testing.ts'
import { createDispatcher, type Dispatcher } from '../../platform/events/index.ts'
import { silentLog as log } from '../../platform/log.ts'
import { openMailServer, type TestMailServer } from '../../platform/mail/testing.ts'
import { stores } from '../../store/testing.ts'
import { createMerchantOrders } from '../merchant-orders.ts'
import { addOrderStep, insertTestOrder } from '../testing/insert-test-order.ts'
import { typicalOrder } from '../testing/make-order.ts'
import { createOrderMails, subscribeOrderMails } from './index.ts'

const logoDir = fileURLToPath(new URL('../../../../../stores/logos', import.meta.url))

withTestDb('order mails', (getDb) => {
  let server: TestMailServer
  let mails: ReturnType<typeof openTestMails>
  let dispatcher: Dispatcher
  const now = () => new Date('2026-11-15T10:00:00Z')
  const orderMails = createOrderMails({ orderKeyOf: (orderId) => `key-${orderId}` })

  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    server = await openMailServer()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await getDb().deleteFrom('mail').execute()
    server.received.length = 0
    const db = getDb()
    const logoOf = (website: string) => readLogo(logoDir, website)
    mails = openTestMails({ db, smtpUrl: server.url, templates: Object.values(orderMails), now, logoOf })
    dispatcher = createDispatcher({ db, log })
    subscribeOrderMails(dispatcher, { db, queueMail: mails.queueMail, orderMails })
  })
  afterEach(() => mails.transport.close())

  const keep = (store: string, ...steps: Parameters<typeof insertTestOrder>[3] & object) =>
    insertTestOrder(getDb(), store, typicalOrder(store, { email: `${store}@example.test` }), steps, { now: now() })
  const send = async () => {
    await dispatcher.drain()
    return mails.sendDue()
  }
  const ids = () => server.received.map((mail: Email) => mail.messageId)

  it('sends one confirmation per order, in its language, when the order is confirmed', async () => {
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
    expect(await mails.sendDue()).toBe(0)

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

  it('sends no second confirmation when an invoice is paid after the first one was deleted', async () => {
    const { id: orderId } = await keep('trade', 'received')
    expect(await send()).toBe(1)
    await getDb().deleteFrom('mail').execute()
    await addOrderStep(getDb(), orderId, 1, 'paid', now())
    expect(await send()).toBe(0)
  })

  it('explains the right to cancel to consumers and not to businesses', async () => {
    for (const store of ['default', 'de', 'it', 'trade']) await keep(store, 'received')
    await send()
    const rights = /your right to cancel|widerrufsbelehrung|il tuo diritto di recesso/i
    const summaries = server.received.map(({ to, html = '', text = '' }) => ({
      store: to?.[0]?.address?.split('@')[0],
      rights: rights.test(html) && rights.test(text) && /14 days|vierzehn Tagen|14 giorni/.test(text),
      seller: /Chimney Row/.test(text) && /(VAT number|USt-IdNr\.|Partita IVA) [A-Z]{2}9+/.test(text),
    }))
    summaries.sort((a, b) => String(a.store).localeCompare(String(b.store)))
    expect(summaries).toEqual([
      { store: 'de', rights: true, seller: true },
      { store: 'default', rights: true, seller: true },
      { store: 'it', rights: true, seller: true },
      { store: 'trade', rights: false, seller: true },
    ])
  })

  it('sends a mail for each parcel, with its contents and tracking page, in the language of the order', async () => {
    const order = await keep('de', 'received')
    const orders = createMerchantOrders({ db: getDb(), now, giftCodeOf: () => '' })
    const { boughtSku = '' } = (await orders.show(order.number))?.order.snapshot.lines[0] ?? {}
    const items = [{ sku: boughtSku, quantity: 1 }]
    await orders.ship(order.number, { carrier: 'DHL', trackingNumber: '00 34', items, reason: '' })
    await orders.ship(order.number, { carrier: '', trackingNumber: '', items: undefined, reason: '' })
    await send()
    const mailOf = (id: string) =>
      server.received.find(({ messageId }) => messageId === `<order-${order.number}-${id}@mantel.example>`)
    const [first, last] = [mailOf('shipped'), mailOf('shipped-2')]
    expect(first?.subject).toBe(`Ein Teil Ihrer Bestellung ${order.number} ist unterwegs`)
    expect(last?.subject).toBe(`Ihre Bestellung ${order.number} ist unterwegs`)
    const page = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=00%2034'
    expect(first?.text).toContain(`Sendung verfolgen: ${page}`)
    expect(first?.html).toContain(`<a href="${page}"`)
    expect(first?.text).toMatch(/IN DIESEM PAKET\n1 × .+\n/)
    expect(first?.text).toContain('Sendungsnummer: 00 34')
    expect(last?.text).not.toContain('Sendungsnummer')
  })

  it('sends one mail for each later step, and none for orders cancelled before confirmation', async () => {
    const sold = await keep('default', 'received')
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
      ['confirmation'],
      ['confirmation', 'refunded'],
      ['cancelled', 'confirmation'],
    ])
    expect(ids()).toHaveLength(5)
  })
})
