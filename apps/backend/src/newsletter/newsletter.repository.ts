import type { Selectable, Updateable } from 'kysely'
import type { Database, Db } from '../platform/db/index.ts'

export type SubscriberRow = Selectable<Database['newsletter_subscriber']>

export function findSubscriber(db: Db, website: string, emailKey: string): Promise<SubscriberRow | undefined> {
  return db
    .selectFrom('newsletter_subscriber')
    .selectAll()
    .where('website', '=', website)
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
}

/** The rows of an address in all websites. */
export function listSubscribers(db: Db, emailKey: string): Promise<SubscriberRow[]> {
  return subscribers(db).where('email_key', '=', emailKey).execute()
}

export function findSubscriberById(db: Db, id: number): Promise<SubscriberRow | undefined> {
  return db.selectFrom('newsletter_subscriber').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks the row until the end of the transaction. */
export function lockSubscriber(tx: Db, id: number): Promise<SubscriberRow | undefined> {
  return subscribers(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

const subscribers = (tx: Db) => tx.selectFrom('newsletter_subscriber').selectAll()

/** Locks and returns the row of an address. Creates it as unsubscribed if there is none. */
export async function lockAddress(
  tx: Db,
  address: { website: string; email: string; emailKey: string; storeCode: string; consentVersion: string; now: Date },
): Promise<SubscriberRow> {
  await tx
    .insertInto('newsletter_subscriber')
    .values({
      website: address.website,
      email: address.email,
      email_key: address.emailKey,
      store_code: address.storeCode,
      state: 'unsubscribed',
      consent_version: address.consentVersion,
      requested_at: address.now,
    })
    .onConflict((conflict) => conflict.columns(['website', 'email_key']).doNothing())
    .execute()
  return subscribers(tx)
    .where('website', '=', address.website)
    .where('email_key', '=', address.emailKey)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateSubscriber(
  tx: Db,
  id: number,
  change: Updateable<Database['newsletter_subscriber']>,
): Promise<void> {
  await tx.updateTable('newsletter_subscriber').set(change).where('id', '=', id).execute()
}

/** Removes addresses that were never confirmed: the shop has no right to keep them. */
export async function removeUnconfirmed(tx: Db, before: Date): Promise<void> {
  await tx
    .deleteFrom('newsletter_subscriber')
    .where('state', '=', 'pending')
    .where('requested_at', '<', before)
    .where('confirmed_at', 'is', null)
    .execute()
}
