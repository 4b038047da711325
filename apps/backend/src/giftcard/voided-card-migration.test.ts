import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../../migrations/051-voided-gift-card.ts'
import { insertTestOrder } from '../order/testing/insert-test-order.ts'
import { typicalOrder } from '../order/testing/make-order.ts'
import { inTransaction, syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import { listUsableCodes } from './close-gift-cards.ts'
import { issueGiftCard } from './issue-gift-card.ts'
import { giftCardOrderOf } from './testing/gift-card-order.ts'

withTestDb('migration of voided gift cards', (getDb) => {
  const day = (date: number) => new Date(Date.UTC(2026, 10, date))

  it('distinguishes voided cards from cards that paid for orders, and closes the voided ones', async () => {
    const db = getDb()
    await syncStoreViews(db, stores.views)
    const issue = (code: string, at: Date) =>
      inTransaction(db, (tx) => issueGiftCard(tx, { code, website: 'mantel', currency: 'EUR', amount: 2500, now: at }))
    const enter = (hint: string, kind: 'spent' | 'returned', orderId: number, at: Date) =>
      sql`with entry as (
        insert into gift_card_entry (gift_card_id, kind, amount, order_id, at)
        select id, ${kind}, ${kind === 'spent' ? -2500 : 2500}, ${orderId}, ${at} from gift_card where hint = ${hint}
        returning gift_card_id, amount)
        update gift_card set balance = balance + entry.amount from entry where id = entry.gift_card_id`.execute(db)
    await issue('PAYS-AAAA', day(1))
    const bought = await insertTestOrder(db, 'de', giftCardOrderOf({ quantity: 2 }), ['paid'], { now: day(2) })
    await enter('AAAA', 'spent', bought.id, day(2))
    for (const code of ['SOLD-BBBB', 'SOLD-CCCC', 'SOLD-DDDD']) await issue(code, day(3))
    const other = await insertTestOrder(db, 'de', typicalOrder('de'), ['paid'], { now: day(4) })
    await enter('DDDD', 'spent', other.id, day(4))
    await enter('BBBB', 'spent', bought.id, day(5))
    await enter('CCCC', 'spent', bought.id, day(5))
    // The refund of the rest of the order mistook the entry that voided this sold card for a payment with it, and returned the
    // amount.
    await enter('CCCC', 'returned', bought.id, day(6))

    await up(db as unknown as Kysely<unknown>)

    const entries = await db
      .selectFrom('gift_card_entry')
      .innerJoin('gift_card', 'gift_card.id', 'gift_card_entry.gift_card_id')
      .select(['hint', 'kind'])
      .where('kind', 'in', ['spent', 'voided'])
      .orderBy('hint')
      .execute()
    expect(entries.map(({ hint, kind }) => `${hint} ${kind}`)).toEqual([
      'AAAA spent',
      'BBBB voided',
      'CCCC voided',
      'DDDD spent',
    ])
    expect(await listUsableCodes(db, ['SOLD-BBBB', 'SOLD-CCCC'], day(7))).toEqual([])
    const kept = await db.selectFrom('gift_card').select('expires_at').where('hint', 'in', ['AAAA', 'DDDD']).execute()
    expect(kept).toEqual([{ expires_at: null }, { expires_at: null }])
  })
})
