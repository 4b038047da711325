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

export function findById(db: Db, id: number, website: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).where('website', '=', website).executeTakeFirst()
}

export function getCustomerRow(db: Db, id: number): Promise<CustomerRow> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function lockCustomer(tx: Tx, id: number): Promise<CustomerRow> {
  return tx.selectFrom('customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Whether the customer still has this e-mail address. Locks the row, so that it stays so until the transaction ends. */
export async function hasEmail(tx: Tx, { id, email_key }: Pick<CustomerRow, 'id' | 'email_key'>): Promise<boolean> {
  const query = tx.selectFrom('customer').select('id').where('id', '=', id).where('email_key', '=', email_key)
  return (await query.forUpdate().executeTakeFirst()) !== undefined
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

/** Does nothing if the hash has changed since it was read. */
export async function updatePasswordHash(db: Db, id: number, old: string, hashed: string | null): Promise<void> {
  if (hashed === null) return
  await db
    .updateTable('customer')
    .set({ password_hash: hashed })
    .where('id', '=', id)
    .where('password_hash', '=', old)
    .execute()
}
