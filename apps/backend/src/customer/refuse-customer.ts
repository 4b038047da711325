import { emailKey } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import { type CustomerRow, findByEmail, refuseWaitingCustomer } from './customer.repository.ts'

export type RefusedCustomer =
  | { ok: true; row: CustomerRow }
  | { ok: false; problem: 'missing' | 'approved' | 'refused' }

/** Refuses the application of a trade customer who waits for approval. They may log in, but they never see prices. */
export async function refuseCustomer(
  { db, view, now }: Ctx,
  { email, reason }: { email: string; reason: string },
): Promise<RefusedCustomer> {
  const row = await findByEmail(db, view.website, emailKey(email))
  if (!row) return { ok: false, problem: 'missing' }
  const refused = await refuseWaitingCustomer(db, row.id, { reason, at: now() })
  if (refused) return { ok: true, row: refused }
  return { ok: false, problem: row.refused_at ? 'refused' : 'approved' }
}
