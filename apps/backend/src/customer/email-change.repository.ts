import type { Selectable } from 'kysely'
import type { Database, Db, Tx } from '../platform/db/index.ts'
import type { CustomerRow } from './customer.repository.ts'

type EmailChangeRow = Selectable<Database['email_change']>

/** Replaces an earlier change of the customer, so that only the link of the last mail works. */
export async function storeEmailChange(tx: Tx, row: EmailChangeRow): Promise<void> {
  await tx.deleteFrom('email_change').where('customer_id', '=', row.customer_id).execute()
  await tx.insertInto('email_change').values(row).execute()
}

export async function deleteEmailChange(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('email_change').where('customer_id', '=', customerId).execute()
}

/** Withdraws the change that the session has asked for. */
export async function deleteEmailChangeOfSession(tx: Tx, sessionId: number): Promise<void> {
  await tx.deleteFrom('email_change').where('session_id', '=', sessionId).execute()
}

/** Withdraws the customer's e-mail change unless this session has asked for it. sessionId null: withdraws it in any case. */
export async function deleteEmailChangeOfOthers(tx: Tx, customerId: number, sessionId: number | null): Promise<void> {
  let ofOthers = tx.deleteFrom('email_change').where('customer_id', '=', customerId)
  if (sessionId !== null) ofOthers = ofOthers.where('session_id', 'is distinct from', sessionId)
  await ofOthers.execute()
}

export async function findPendingEmail(db: Db, customerId: number, at: Date): Promise<string | null> {
  const found = await db
    .selectFrom('email_change')
    .select('email')
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return found?.email ?? null
}

/**
 * Deletes and returns the change of this token. Locks the customer before the change, as a profile update does: the same order
 * of locks prevents deadlocks.
 */
export async function takeEmailChange(
  tx: Tx,
  tokenDigest: string,
  website: string,
): Promise<{ customer: CustomerRow; change: EmailChangeRow } | undefined> {
  const customer = await tx
    .selectFrom('customer')
    .selectAll()
    .where('website', '=', website)
    .where('id', 'in', (eb) =>
      eb.selectFrom('email_change').select('customer_id').where('token_digest', '=', tokenDigest),
    )
    .forUpdate()
    .executeTakeFirst()
  const change = customer && (await takeByDigest(tx, tokenDigest))
  return change && { customer, change }
}

function takeByDigest(tx: Tx, tokenDigest: string): Promise<EmailChangeRow | undefined> {
  return tx.deleteFrom('email_change').where('token_digest', '=', tokenDigest).returningAll().executeTakeFirst()
}

/** Ends all sessions of the customer except one. */
export async function endOtherSessions(
  tx: Tx,
  {
    customerId,
    sessionId,
    at,
    by,
  }: { customerId: number; sessionId: number | null; at: Date; by: 'email' | 'password' | 'logout' },
): Promise<void> {
  let others = tx
    .updateTable('customer_session')
    .set({ ended_at: at, ended_by: by })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
  if (sessionId !== null) others = others.where('id', '!=', sessionId)
  await others.execute()
}
