import type { Db, SecurityEventKind } from '../platform/db/index.ts'

export type SecurityEvent = {
  /** null: the e-mail address that was used has no account. */
  customerId: number | null
  kind: SecurityEventKind
  at: Date
  userAgent: string
}

export async function insertSecurityEvent(db: Db, { customerId, kind, at, userAgent }: SecurityEvent): Promise<void> {
  await db
    .insertInto('security_event')
    .values({ customer_id: customerId, kind, happened_at: at, user_agent: userAgent })
    .execute()
}

/** Newest first. */
export function listSecurityEvents(db: Db, customerId: number, limit: number) {
  return db
    .selectFrom('security_event')
    .select(['kind', 'happened_at', 'user_agent'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
