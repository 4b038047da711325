import type { Insertable } from 'kysely'
import type { Database, Db, Tx } from '../platform/db/index.ts'
import type { CustomerRow } from './customer.repository.ts'

export async function insertPasswordReset(tx: Tx, row: Insertable<Database['password_reset']>): Promise<void> {
  await tx.insertInto('password_reset').values(row).execute()
}

/** The customer whose password the token may set; undefined if it is unknown, used, expired or of another customer. */
export function findResetCustomer(
  db: Db,
  { tokenDigest, website, emailKey, at }: { tokenDigest: string; website: string; emailKey: string; at: Date },
): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('password_reset')
    .innerJoin('customer', 'customer.id', 'password_reset.customer_id')
    .selectAll('customer')
    .where('password_reset.token_digest', '=', tokenDigest)
    .where('password_reset.expires_at', '>', at)
    .where('customer.website', '=', website)
    .where('customer.email_key', '=', emailKey)
    .executeTakeFirst()
}

/** Uses the token up. false: a concurrent call has used it. */
export async function takePasswordReset(tx: Tx, tokenDigest: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('password_reset')
    .where('token_digest', '=', tokenDigest)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** The e-mail address that a reset mail goes to; undefined: the address has no account, or the link was used already. */
export async function findResetEmail(db: Db, id: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('password_reset')
    .innerJoin('customer', 'customer.id', 'password_reset.customer_id')
    .select('customer.email')
    .where('password_reset.id', '=', id)
    .executeTakeFirst()
  return found?.email
}

export async function deletePasswordResets(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('password_reset').where('customer_id', '=', customerId).execute()
}
