import type { Insertable } from 'kysely'
import type { Database, Db } from '../platform/db/index.ts'

type Row = Database['consent_record']

export async function insertConsent(db: Db, row: Insertable<Row>): Promise<void> {
  await db.insertInto('consent_record').values(row).execute()
}

/** The newest consent choice, which is the valid one; undefined: none was recorded under this id. */
export function findConsent(db: Db, consentId: string) {
  return db
    .selectFrom('consent_record')
    .selectAll()
    .where('consent_id', '=', consentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function removeOldConsents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('consent_record').where('happened_at', '<', before).execute()
}

/** False: the purchase was reported before. */
export async function claimPurchase(db: Db, orderId: number, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('tag_purchase')
    .values({ order_id: orderId, reported_at: at })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
