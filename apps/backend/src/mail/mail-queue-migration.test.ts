import { emptySelection } from '@mantel/domain/cart'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../../migrations/013-mail-queue.ts'
import { insertTestOrder } from '../order/testing/insert-test-order.ts'
import { typicalOrder } from '../order/testing/make-order.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'

withTestDb('mail queue migration', (getDb) => {
  it('keeps queued mails and repeats the event of orders whose gift cards are not issued yet', async () => {
    const db = getDb()
    await syncStoreViews(db, stores.views)
    await sql`alter table mail drop column store_code, drop column recipient_name, drop column data`.execute(db)
    const giftCard = {
      amount: 25,
      senderName: 'Ada',
      recipientName: 'Björn',
      recipientEmail: 'b@example.test',
      message: 'Hi',
      deliveryDate: '2027-01-01',
      image: '',
    }
    const snapshot = typicalOrder('de')
    const lines = snapshot.lines.map((line) => ({ ...line, selection: { ...emptySelection, giftCard } }))
    const { id, number } = await insertTestOrder(db, 'de', { ...snapshot, lines }, ['pending_payment', 'paid'])
    const other = await insertTestOrder(db, 'default', typicalOrder('default'), ['received'])
    const rows = [
      { key: `order-${number}-confirmation`, kind: 'confirmation', order: id, sent: true },
      { key: `order-${number}-gift-card-1-2`, kind: 'gift_card:1:2', order: id, sent: false },
      { key: `order-${number}-gift-card-0-0`, kind: 'gift_card:0:0', order: id, sent: true },
      { key: `order-${other.number}-confirmation`, kind: 'confirmation', order: other.id, sent: false },
    ]
    for (const { key, kind, order, sent } of rows) {
      await sql`insert into mail (message_id, kind, order_id, recipient, queued_at, due_at, sent_at)
        values (${`${key}@mantel.example`}, ${kind}, ${order}, 'x@example.test', now(), now(), ${sent ? new Date() : null})`.execute(
        db,
      )
    }
    await db.deleteFrom('outbox').execute()

    await up(db as unknown as Kysely<unknown>)

    const mails = await db
      .selectFrom('mail')
      .select(['message_id', 'kind', 'store_code', 'recipient_name', 'data'])
      .orderBy('message_id')
      .execute()
    const shared = { orderId: id, sender: 'Ada', recipient: 'Björn', message: 'Hi' }
    const gift = { kind: 'gift-card', store_code: 'de', recipient_name: 'Björn' }
    const confirmation = { kind: 'order-confirmation', recipient_name: 'Zoë Škoda-<Ł>' }
    expect(mails).toMatchObject([
      { ...confirmation, store_code: 'de', data: { orderId: id } },
      { ...gift, data: { ...shared, position: 0, piece: 0, amount: lines[0]?.unit.gross } },
      { ...gift, data: { ...shared, position: 1, piece: 2, amount: lines[1]?.unit.gross } },
      { ...confirmation, store_code: 'default', data: { orderId: other.id } },
    ])
    const events = await db.selectFrom('outbox').select(['type', 'payload']).execute()
    expect(events).toEqual([{ type: 'order.moved', payload: { orderId: id, state: 'paid', step: 1 } }])
  })
})
