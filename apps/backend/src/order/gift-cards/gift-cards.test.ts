import { nothingChosen } from '@mantel/domain/cart'
import type { OrderSnapshot } from '@mantel/domain/order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncStoreViews } from '../../platform/db/index.ts'
import { withTestDb } from '../../platform/db/testing.ts'
import { createDispatcher, type Dispatcher } from '../../platform/events/index.ts'
import { silentLog } from '../../platform/log.ts'
import { openMail } from '../../platform/mail/index.ts'
import { openMailServer, type TestMailServer } from '../../platform/mail/testing.ts'
import { stores } from '../../store/testing.ts'
import { sendOrderMails } from '../mails/order-mails.ts'
import { type MailDesk, sendDueMails } from '../mails/send-mails.ts'
import { keepOrder, moveOrder } from '../papers/testing/keep-order.ts'
import { makeOrder } from '../papers/testing/make-order.ts'
import { createGiftCodes } from './gift-codes.ts'

withTestDb('bought gift cards', (getDb) => {
  let server: TestMailServer
  let desk: MailDesk
  let dispatcher: Dispatcher
  const clock = { now: new Date('2026-11-15T10:00:00Z') }
  const giftCodeOf = createGiftCodes('for tests')

  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    server = await openMailServer()
    const { mail } = openMail({
      smtpUrl: server.url,
      dataDir: '/nowhere',
      publicUrls: [],
      log: silentLog,
      now: () => clock.now,
    })
    const now = () => clock.now
    const orderKeyOf = () => 'key'
    desk = { db: getDb(), mail, stores, log: silentLog, now, logoOf: async () => null, giftCodeOf, orderKeyOf }
    dispatcher = createDispatcher({ db: getDb(), log: silentLog })
    sendOrderMails(dispatcher, { define() {}, async send() {}, async start() {}, async stop() {} }, desk)
  })
  afterAll(async () => {
    await desk.mail.close()
    await server.stop()
  })

  function orderOf(deliveryDate: string | null, quantity = 1): OrderSnapshot {
    const name = 'Gift card'
    const order = makeOrder({
      store: 'de',
      lines: [{ name, unit: [{ rate: 0, amount: 2500 }], quantity }],
      shipping: null,
    })
    const giftCard = {
      ...{ amount: 25, senderName: 'Ada', recipientName: 'Björn', recipientEmail: 'bjoern@example.test' },
      ...{ message: 'Alles <Gute>', deliveryDate, image: '' },
    }
    return { ...order, lines: order.lines.map((line) => ({ ...line, selection: { ...nothingChosen, giftCard } })) }
  }
  const send = async () => {
    await dispatcher.drain()
    server.received.length = 0
    await sendDueMails(desk)
    return server.received.filter(({ to }) => to?.[0]?.address === 'bjoern@example.test')
  }
  const cards = () => getDb().selectFrom('gift_card').selectAll().orderBy('id').execute()

  test('a card for each piece reaches its recipient once the order is paid, in the order’s language', async () => {
    const { id } = await keepOrder(getDb(), 'de', orderOf(null, 2), ['pending_payment'], { now: clock.now })
    expect(await send()).toEqual([])
    expect(await cards()).toEqual([])
    await moveOrder(getDb(), id, 1, 'paid', clock.now)
    const mails = await send()
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)
    for (const piece of [0, 1]) {
      const code = giftCodeOf({ orderId: id, position: 0, piece })
      const mail = mails.find(({ text }) => text?.includes(code))
      expect(mail?.html).toContain(code)
      expect(mail?.html).toContain('Alles &lt;Gute&gt;')
      expect(mail?.text).toContain('€25,00')
    }
    expect(await cards()).toMatchObject([
      { balance: 2500, currency: 'EUR', website: 'mantel' },
      { balance: 2500, currency: 'EUR' },
    ])
    expect(await send()).toEqual([])
  })

  test('a mail that is sent twice after a crash brings the same card, which is worth its amount once', async () => {
    const { id, number } = await keepOrder(getDb(), 'de', orderOf(null), ['paid'], { now: clock.now })
    await send()
    const before = (await cards()).length
    await getDb()
      .updateTable('mail')
      .set({ sent_at: null, due_at: clock.now })
      .where('message_id', 'like', `order-${number}-gift%`)
      .execute()
    const [again] = await send()
    expect(again?.text).toContain(giftCodeOf({ orderId: id, position: 0, piece: 0 }))
    expect(await cards()).toHaveLength(before)
  })

  test('a card waits for its day; one that was paid back before is not sent, one after is worth nothing', async () => {
    const waiting = await keepOrder(getDb(), 'de', orderOf('2026-12-24'), ['paid'], { now: clock.now })
    expect(await send()).toEqual([])
    await moveOrder(getDb(), waiting.id, 1, 'refunded', clock.now)
    const sent = await keepOrder(getDb(), 'de', orderOf('2026-12-24'), ['paid'], { now: clock.now })
    expect(await send()).toEqual([])
    clock.now = new Date('2026-12-24T09:00:00Z')
    const mails = await send()
    expect(mails.map(({ messageId }) => messageId)).toEqual([expect.stringContaining(sent.number)])
    expect((await cards()).at(-1)).toMatchObject({ balance: 2500 })
    await moveOrder(getDb(), sent.id, 1, 'refunded', clock.now)
    await send()
    expect((await cards()).at(-1)).toMatchObject({ balance: 0 })
  })
})
