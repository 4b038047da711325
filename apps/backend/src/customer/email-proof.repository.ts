import type { Selectable } from 'kysely'
import type { Database, Db, Tx } from '../platform/db/index.ts'
import type { CustomerRow } from './customer.repository.ts'

type EmailProofRow = Selectable<Database['email_proof']>

/** Replaces an earlier proof of the customer, so that only the link of the last mail works. */
export async function storeEmailProof(tx: Tx, row: EmailProofRow): Promise<void> {
  await tx.deleteFrom('email_proof').where('customer_id', '=', row.customer_id).execute()
  await tx.insertInto('email_proof').values(row).execute()
}

/** Uses the token up. undefined: it is unknown, used or of another website. */
export async function consumeEmailProof(
  tx: Tx,
  tokenDigest: string,
  website: string,
): Promise<{ customer: CustomerRow; expiresAt: Date } | undefined> {
  const customer = await tx
    .selectFrom('customer')
    .selectAll()
    .where('website', '=', website)
    .where('id', 'in', (eb) =>
      eb.selectFrom('email_proof').select('customer_id').where('token_digest', '=', tokenDigest),
    )
    .forUpdate()
    .executeTakeFirst()
  if (!customer) return undefined
  const taken = await tx
    .deleteFrom('email_proof')
    .where('token_digest', '=', tokenDigest)
    .returning('expires_at')
    .executeTakeFirst()
  return taken && { customer, expiresAt: taken.expires_at }
}

/** Whether the mail's link still works: not after a newer mail, nor after a change of the address. */
export async function hasEmailProof(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('email_proof').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function deleteEmailProof(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('email_proof').where('customer_id', '=', customerId).execute()
}
