import type { OrderSnapshot, OrderState } from '@mantel/domain/order'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestMails } from '../mail/testing/test-mails.ts'
import { lockDownloadOrder } from '../order/index.ts'
import { addOrderStep, insertTestOrder } from '../order/testing/insert-test-order.ts'
import { makeOrder } from '../order/testing/make-order.ts'
import { inTransaction, syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { createDispatcher, type Dispatcher, emit } from '../platform/events/index.ts'
import { silentLog } from '../platform/log.ts'
import { openMailServer, type TestMailServer } from '../platform/mail/testing.ts'
import { stores } from '../store/testing.ts'
import { createDownloadKeys } from './download-key.ts'
import { createDownloadMail } from './mails/index.ts'
import { subscribeDownloads } from './order-downloads.ts'

withTestDb('downloads of orders', (getDb) => {
  let server: TestMailServer
  let mails: ReturnType<typeof openTestMails>
  let dispatchers: Dispatcher[]
  const now = () => new Date('2026-11-15T10:00:00Z')
  const keys = createDownloadKeys('for tests')
  const downloadMail = createDownloadMail(keys, now)

  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    server = await openMailServer()
    mails = openTestMails({ db: getDb(), smtpUrl: server.url, templates: [downloadMail], now })
    dispatchers = [0, 1].map(() => {
      const dispatcher = createDispatcher({ db: getDb(), log: silentLog })
      subscribeDownloads(dispatcher, { db: getDb(), now, lockDownloadOrder, downloadMail, mails })
      return dispatcher
    })
  })
  beforeEach(() => getDb().deleteFrom('order_download').execute())
  afterAll(async () => {
    await mails.transport.close()
    await server.stop()
  })

  function orderOf(store: string): OrderSnapshot {
    const unit = [{ rate: 0, amount: 900 }]
    const order = makeOrder({
      store,
      shipping: null,
      lines: [
        { name: 'Clock', unit, quantity: 1 },
        { name: 'Print <A>', unit, quantity: 3 },
      ],
    })
    const [clock, print] = order.lines
    const downloads = [
      { id: '7', title: 'PDF, 2 KB', file: '/a.pdf', limit: 15 },
      { id: '8', title: 'Notes', file: '/b.pdf', limit: null },
    ]
    return { ...order, lines: [clock!, { ...print!, productType: 'downloadable', downloads }] }
  }
  const order = (steps: OrderState[], store = 'de') =>
    insertTestOrder(getDb(), store, orderOf(store), steps, { now: now() })
  const repeat = (orderId: number, state: OrderState) =>
    inTransaction(getDb(), (tx) => emit(tx, { type: 'order.moved', orderId, step: 1, state }))
  const send = async () => {
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.drain()))
    server.received.length = 0
    await mails.sendDue()
    return [...server.received]
  }
  const granted = () => getDb().selectFrom('order_download').selectAll().orderBy('number').execute()

  it.each([
    ['de', 'Ihre Downloads zur Bestellung', 'Verbleibende Downloads: 15. Verfügbar bis'],
    ['it', "I tuoi download per l'ordine", 'Download rimasti: 15. Disponibile fino al'],
    ['default', 'Your downloads for order', 'Downloads left: 15. Available until'],
  ])('delivers the files of a paid order with one mail in the language of %s', async (store, subject, terms) => {
    const { id, number } = await order(['pending_payment'], store)
    expect(await send()).toEqual([])
    expect(await granted()).toEqual([])
    await addOrderStep(getDb(), id, 1, 'paid', now())
    const [mail, ...others] = await send()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`${subject} ${number}`)
    expect(mail?.to).toMatchObject([{ address: 'buyer@example.test' }])
    expect(mail?.text).toContain(terms)
    expect(mail?.html).toContain('Print &lt;A&gt;')
    for (const file of [0, 1]) {
      const path = `/api/ext/download/${keys.downloadKeyOf({ orderId: id, position: 1, number: file })}`
      expect(mail?.html).toContain(path)
      expect(mail?.text).toContain(path)
    }
    const expiresAt = new Date('2027-02-13T10:00:00Z')
    expect(await granted()).toMatchObject([
      { position: 1, link_id: '7', file: '/a.pdf', downloads_left: 15, expires_at: expiresAt, revoked_at: null },
      { position: 1, link_id: '8', file: '/b.pdf', downloads_left: null, expires_at: expiresAt },
    ])
    expect(JSON.stringify(await getDb().selectFrom('mail').selectAll().execute())).not.toContain(
      keys.downloadKeyOf({ orderId: id, position: 1, number: 0 }),
    )
  })

  it('delivers once when two processes handle repeated events', async () => {
    const { id } = await order(['paid'])
    await Promise.all([repeat(id, 'paid'), repeat(id, 'paid')])
    expect(await send()).toHaveLength(1)
    await getDb().updateTable('order_download').set({ downloads_left: 3 }).where('number', '=', 0).execute()
    await addOrderStep(getDb(), id, 1, 'shipped', now())
    await repeat(id, 'paid')
    expect(await send()).toEqual([])
    expect(await granted()).toMatchObject([{ downloads_left: 3 }, { downloads_left: null }])
  })

  it('delivers an order on invoice when it is shipped, before it is paid', async () => {
    const { id } = await order(['received'])
    expect(await send()).toEqual([])
    expect(await granted()).toEqual([])
    await addOrderStep(getDb(), id, 1, 'shipped', now())
    expect(await send()).toHaveLength(1)
    // When the payment arrives, the first mail may already have been deleted. No second one must follow.
    await getDb().deleteFrom('mail').execute()
    await addOrderStep(getDb(), id, 2, 'paid', now())
    expect(await send()).toEqual([])
  })

  it('revokes the files of a refunded order and keeps them revoked', async () => {
    const { id } = await order(['paid'])
    await send()
    await addOrderStep(getDb(), id, 1, 'refunded', now())
    await send()
    for (const state of ['refunded', 'paid'] as const) await repeat(id, state)
    expect(await send()).toEqual([])
    expect((await granted()).map(({ revoked_at }) => revoked_at)).toEqual([now(), now()])
  })

  it('delivers nothing when the paid event arrives after the refund', async () => {
    await order(['paid', 'refunded'])
    expect(await send()).toEqual([])
    expect(await granted()).toEqual([])
  })

  it('delivers only the units that the buyer keeps when some were returned before the delivery', async () => {
    const { id } = await order(['paid'])
    const request = { order_id: id, request: 1, request_key: 'a request', kind: 'withdrawal' as const }
    await getDb()
      .insertInto('order_request')
      .values({
        ...request,
        state: 'accepted',
        net: 0,
        tax: 0,
        gross: 0,
        reason: '',
        requested_at: now(),
        settled_at: now(),
      })
      .execute()
    await getDb()
      .insertInto('order_request_line')
      .values({ order_id: id, request: 1, position: 1, quantity: 2, unsent: 0 })
      .execute()
    await send()
    expect(await granted()).toMatchObject([{ downloads_left: 5 }, { downloads_left: null }])
  })

  it('sends no mail when the order is refunded before the mail was sent', async () => {
    const { id } = await order(['paid'])
    await dispatchers[0]?.drain()
    await addOrderStep(getDb(), id, 1, 'refunded', now())
    expect(await send()).toEqual([])
  })
})
