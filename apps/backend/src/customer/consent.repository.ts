import type { Insertable } from 'kysely'
import type { Database, Db } from '../platform/db/index.ts'

type Consent = Database['marketing_consent']

export async function insertConsent(db: Db, row: Insertable<Consent>): Promise<void> {
  await db.insertInto('marketing_consent').values(row).execute()
}

/** The newest consent, which is the valid one; undefined: the customer was never asked. */
export function findConsent(db: Db, customerId: number, purpose: Consent['purpose']) {
  return db
    .selectFrom('marketing_consent')
    .select(['is_given', 'email', 'store_code'])
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The whole history, the newest first. */
export function listConsents(db: Db, customerId: number) {
  return db
    .selectFrom('marketing_consent')
    .select(['purpose', 'is_given', 'happened_at', 'email', 'store_code', 'text_version'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
}
