import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database, Db, Tx } from '../platform/db/index.ts'

export type CustomerRow = Selectable<Database['customer']>

export function findByEmail(db: Db, website: string, emailKey: string): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('customer')
    .selectAll()
    .where('website', '=', website)
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
}

/** Locks the customer until the end of the transaction. */
export function lockByEmail(db: Db, website: string, emailKey: string): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('customer')
    .selectAll()
    .where('website', '=', website)
    .where('email_key', '=', emailKey)
    .forUpdate()
    .executeTakeFirst()
}

/** undefined: the merchant has decided already. */
export function refuseWaitingCustomer(
  db: Db,
  id: number,
  { reason, at }: { reason: string; at: Date },
): Promise<CustomerRow | undefined> {
  return db
    .updateTable('customer')
    .set({ refused_at: at, refusal_reason: reason, updated_at: at })
    .where('id', '=', id)
    .where('approved_at', 'is', null)
    .where('refused_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export type WaitingCustomer = Awaited<ReturnType<typeof listWaitingCustomers>>[number]

/** Customers who wait for the merchant's decision, with the company of their first address. The oldest first. */
export function listWaitingCustomers(db: Db, website: string) {
  return db
    .selectFrom('customer')
    .leftJoin('customer_address as address', (join) =>
      join.onRef('address.customer_id', '=', 'customer.id').on('address.default_shipping', '=', true),
    )
    .select(['customer.email', 'customer.store_code', 'customer.created_at', 'customer.vat_check'])
    .select(['address.company', 'address.vat_id', 'address.country_id'])
    .where('customer.website', '=', website)
    .where('customer.approved_at', 'is', null)
    .where('customer.refused_at', 'is', null)
    .orderBy('customer.id')
    .limit(200)
    .execute()
}

export function findById(db: Db, id: number, website: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).where('website', '=', website).executeTakeFirst()
}

export function getCustomerRow(db: Db, id: number): Promise<CustomerRow> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function lockCustomer(tx: Tx, id: number): Promise<CustomerRow> {
  const row = await lockById(tx, id)
  if (!row) throw new Error(`customer ${id} does not exist`)
  return row
}

/**
 * Locks the customer until the end of the transaction; rows that refer to the customer can still be inserted. undefined: the
 * account has been deleted.
 */
export function lockById(tx: Tx, id: number): Promise<CustomerRow | undefined> {
  return tx.selectFrom('customer').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** undefined: another customer has this e-mail address. */
export function insertCustomer(db: Db, row: Insertable<Database['customer']>): Promise<CustomerRow | undefined> {
  return db
    .insertInto('customer')
    .values(row)
    .onConflict((conflict) => conflict.columns(['website', 'email_key']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function updateCustomer(db: Db, id: number, change: Updateable<Database['customer']>): Promise<void> {
  await db.updateTable('customer').set(change).where('id', '=', id).execute()
}

/** false: the hash has changed since it was read, and nothing is stored. */
export async function updatePasswordHash(db: Db, id: number, old: string, hashed: string): Promise<boolean> {
  const updated = await db
    .updateTable('customer')
    .set({ password_hash: hashed })
    .where('id', '=', id)
    .where('password_hash', '=', old)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}
