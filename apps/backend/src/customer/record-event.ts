import type { Ctx } from '../platform/context.ts'
import type { SecurityEventKind } from '../platform/db/index.ts'
import type { Caller } from '../platform/limits/index.ts'
import { insertSecurityEvent } from './security-event.repository.ts'

/** Keeps a security event for the customer to read. ctx.db may be a transaction. */
export function recordEvent(
  { db, now, caller }: Pick<Ctx, 'db' | 'now'> & { caller: Caller },
  customerId: number | null,
  kind: SecurityEventKind,
): Promise<void> {
  return insertSecurityEvent(db, { customerId, kind, at: now(), userAgent: caller.userAgent })
}
