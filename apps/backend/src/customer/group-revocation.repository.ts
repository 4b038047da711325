import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

export type GroupRevocation = { customerId: number; version: number; revokedAt: Date }

/** Raises the lowest valid version of the customer's group tokens and returns it. No version is ever used again. */
export async function raiseTokenVersion(tx: Db, customerId: number, at: Date): Promise<number> {
  const { version } = await tx
    .insertInto('group_revocation')
    .values({ customer_id: customerId, version: 1, revoked_at: at })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({ version: sql`group_revocation.version + 1`, revoked_at: at }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function listRevocations(db: Db, since: Date): Promise<GroupRevocation[]> {
  const rows = await db.selectFrom('group_revocation').selectAll().where('revoked_at', '>', since).execute()
  return rows.map(({ customer_id, version, revoked_at }) => ({
    customerId: Number(customer_id),
    version,
    revokedAt: revoked_at,
  }))
}
