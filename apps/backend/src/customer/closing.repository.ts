import type { Db } from '../platform/db/index.ts'

export function findCustomersWithPassword(db: Db, emailKeys: string[]): Promise<{ id: number; email: string }[]> {
  return db
    .selectFrom('customer')
    .select(['id', 'email'])
    .where('email_key', 'in', emailKeys)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute()
}

/** Also drops links that could give the account a new address or password. */
export async function removePasswords(tx: Db, ids: number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('customer').set({ password_hash: null, updated_at: at }).where('id', 'in', ids).execute()
  await tx.deleteFrom('email_change').where('customer_id', 'in', ids).execute()
  await tx.deleteFrom('password_reset').where('customer_id', 'in', ids).execute()
}

export async function endSessionsOf(tx: Db, ids: number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('customer_session')
    .set({ ended_at: at, ended_by: 'merchant' })
    .where('customer_id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute()
}
